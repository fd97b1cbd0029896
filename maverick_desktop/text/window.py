"""What the window itself says: menus, dialogs, messages. Marked for the translators, not for Qt."""

from maverick_desktop.text.phrase import QT_TRANSLATE_NOOP

APP_NAME = "Maverick"

GAME = QT_TRANSLATE_NOOP("text", "&Game")
VIEW = QT_TRANSLATE_NOOP("text", "&View")
TABLE = QT_TRANSLATE_NOOP("text", "&Table")
HELP = QT_TRANSLATE_NOOP("text", "&Help")

NEW_MATCH = QT_TRANSLATE_NOOP("text", "&New match…")
OPEN_RECORD = QT_TRANSLATE_NOOP("text", "&Open a record…")
MATCHES = QT_TRANSLATE_NOOP("text", "&Matches…")
NETWORK = QT_TRANSLATE_NOOP("text", "Play on the net&work…")
HOST_AGAIN = QT_TRANSLATE_NOOP("text", "Host this match a&gain")
HOUSE_RULES = QT_TRANSLATE_NOOP("text", "House &rules…")
SCORE_PAD = QT_TRANSLATE_NOOP("text", "Score &pad for real cards…")
PRINT = QT_TRANSLATE_NOOP("text", "Pr&int the score sheet…")
BLANK_SHEETS = QT_TRANSLATE_NOOP("text", "&Blank score sheets…")
SAVE_COPY = QT_TRANSLATE_NOOP("text", "&Save a copy…")
QUIT = QT_TRANSLATE_NOOP("text", "&Quit")
SHOW_DOCK = QT_TRANSLATE_NOOP("text", "&Score dock")
FOUR_COLOURS = QT_TRANSLATE_NOOP("text", "&Four-colour deck")
FULL_SCREEN = QT_TRANSLATE_NOOP("text", "F&ull screen")
LANGUAGE = QT_TRANSLATE_NOOP("text", "&Language")
AS_THE_SYSTEM = QT_TRANSLATE_NOOP("text", "As the system")
# Each in its own words: who cannot read the window must find them.
ENGLISH, RUSSIAN = "English", "Русский"
LETTERS = QT_TRANSLATE_NOOP("text", "Letters on &cards")
AS_THE_LANGUAGE = QT_TRANSLATE_NOOP("text", "As the language")
UNDO = QT_TRANSLATE_NOOP("text", "&Undo")
LAST_TRICK = QT_TRANSLATE_NOOP("text", "&Last trick")
REVIEW = QT_TRANSLATE_NOOP("text", "Re&view…")
SCORE_SHEET = QT_TRANSLATE_NOOP("text", "S&core sheet")
TRICK_HOLD = QT_TRANSLATE_NOOP("text", "A finished trick &stays")
HOLD_SECONDS = QT_TRANSLATE_NOOP("text", "{seconds} s")
HOLD_TENTHS = QT_TRANSLATE_NOOP("text", "{seconds}.{tenths} s")
HOLD_CLICK = QT_TRANSLATE_NOOP("text", "until I click")
HOLD_NONE = QT_TRANSLATE_NOOP("text", "not at all")
RULES_IN_FORCE = QT_TRANSLATE_NOOP("text", "&Rules in force")
KEYS = QT_TRANSLATE_NOOP("text", "&Keys")
ABOUT = QT_TRANSLATE_NOOP("text", "&About Maverick")

TOOL_LAST_TRICK = QT_TRANSLATE_NOOP("text", "Last trick")
TOOL_RULES = QT_TRANSLATE_NOOP("text", "Rules")

# --- new match -----------------------------------------------------------------------------------

NEW_TITLE = QT_TRANSLATE_NOOP("text", "New match")
NEW_SUBTITLE = QT_TRANSLATE_NOOP("text", "You and your partner against two opponents")
NEW_RULES = QT_TRANSLATE_NOOP("text", "Rules")
NEW_SETTLE = QT_TRANSLATE_NOOP("text", "House rules…")
LEVEL_CUSTOM = QT_TRANSLATE_NOOP("text", "Custom")
LEVEL_MS = QT_TRANSLATE_NOOP("text", "ms")
LEVEL_TIME = QT_TRANSLATE_NOOP("text", "{seat}: milliseconds to think about a card")
NEW_SEATS = QT_TRANSLATE_NOOP("text", "Seats")
SEAT_LABELS = (
    QT_TRANSLATE_NOOP("text", "South, you"),
    QT_TRANSLATE_NOOP("text", "West"),
    QT_TRANSLATE_NOOP("text", "North, your partner"),
    QT_TRANSLATE_NOOP("text", "East"),
)
NEW_NUMBER = QT_TRANSLATE_NOOP("text", "Deal number")
NEW_NUMBER_HINT = QT_TRANSLATE_NOOP("text", "leave empty for cards nobody has seen")
NEW_NUMBER_BAD = QT_TRANSLATE_NOOP(
    "text", "A deal number is 1 to 999999999999, written in digits without a leading zero."
)
START = QT_TRANSLATE_NOOP("text", "Start")
CANCEL = QT_TRANSLATE_NOOP("text", "Cancel")
CLOSE = QT_TRANSLATE_NOOP("text", "Close")
LEAVE_TITLE = QT_TRANSLATE_NOOP("text", "Leave this match?")
LEAVE_TEXT = QT_TRANSLATE_NOOP(
    "text",
    "It is saved as it stands. “Open a record” brings it back.",
)
LEAVE_YES = QT_TRANSLATE_NOOP("text", "Leave it")
LEAVE_NO = QT_TRANSLATE_NOOP("text", "Go on playing")
HOST_AGAIN_TITLE = QT_TRANSLATE_NOOP("text", "Open your table again?")
HOST_AGAIN_TEXT = QT_TRANSLATE_NOOP(
    "text",
    "Your match on the network was interrupted: everyone’s seat is kept, and the hand goes on "
    "where it was.",
)
HOST_AGAIN_OVER = QT_TRANSLATE_NOOP(
    "text",
    "Your match on the network has ended, but others may not have heard how: they see it once they "
    "are back at your table.",
)
HOST_AGAIN_LOBBY = QT_TRANSLATE_NOOP(
    "text",
    "Others were at your table on the network: their seats are kept, and they come back by "
    "themselves.",
)
HOST_AGAIN_YES = QT_TRANSLATE_NOOP("text", "Open it again")
COME_BACK_TITLE = QT_TRANSLATE_NOOP("text", "Go back to your seat?")
COME_BACK_TEXT = QT_TRANSLATE_NOOP(
    "text", "You were at the table “{table}” on the network, and your seat there may still be kept."
)
COME_BACK_YES = QT_TRANSLATE_NOOP("text", "Go back")
NOT_NOW = QT_TRANSLATE_NOOP("text", "Not now")
DEFAULT_NAMES = (
    QT_TRANSLATE_NOOP("text", "You"),
    QT_TRANSLATE_NOOP("text", "Walter"),
    QT_TRANSLATE_NOOP("text", "Nora"),
    QT_TRANSLATE_NOOP("text", "Emma"),
)

# --- empty table ---------------------------------------------------------------------------------

WELCOME = QT_TRANSLATE_NOOP("text", "Maverick")
WELCOME_LINE = QT_TRANSLATE_NOOP(
    "text", "Tricks earn or cost points by the trump and adder suits that two cards decide."
)

# --- records -------------------------------------------------------------------------------------

RECORD_FILES = QT_TRANSLATE_NOOP("text", "Match records (*.maverick)")
OPEN_TITLE = QT_TRANSLATE_NOOP("text", "Open a record")
SAVE_TITLE = QT_TRANSLATE_NOOP("text", "Save a copy")
CANNOT_OPEN = QT_TRANSLATE_NOOP("text", "This record cannot be opened")
NOTHING_TO_SAVE = QT_TRANSLATE_NOOP(
    "text", "No hand of this match is over yet: the others’ cards are not known here until then."
)
CANNOT_SAVE = QT_TRANSLATE_NOOP("text", "The copy was not saved")
CANNOT_RESUME = QT_TRANSLATE_NOOP(
    "text", "The last match cannot be resumed. Its file was left as it is."
)
TORN_TITLE = QT_TRANSLATE_NOOP("text", "The last line of this record was cut")
TORN_TEXT = QT_TRANSLATE_NOOP(
    "text", "The match goes on from the fact before it. A copy of the file is kept beside it."
)
DISK_TITLE = QT_TRANSLATE_NOOP("text", "The match is not being saved")
DISK_TEXT = QT_TRANSLATE_NOOP(
    "text",
    "{problem} You can go on playing: it is tried again with every card.",
)
DISK_AGAIN = QT_TRANSLATE_NOOP("text", "The match is being saved again.")
SETTINGS_NEWER = QT_TRANSLATE_NOOP(
    "text",
    "The settings were written by a newer Maverick: they are read as far as they are known and "
    "not changed.",
)
ALREADY_RUNNING = QT_TRANSLATE_NOOP(
    "text", "Maverick is already open with this profile: its window was brought to the front."
)
PROFILE_BUSY = QT_TRANSLATE_NOOP(
    "text",
    "Another Maverick uses the profile {folder} and does not answer: close it, or start with "
    "--profile and another folder.",
)
UNEXPECTED_TITLE = QT_TRANSLATE_NOOP("text", "Something went wrong in Maverick")
UNEXPECTED_TEXT = QT_TRANSLATE_NOOP(
    "text",
    "The match is saved as far as it was played. What happened is in {file}; sending it helps to "
    "mend the fault.",
)
NO_DISPLAY = QT_TRANSLATE_NOOP(
    "text",
    "No display was found: start Maverick from a desktop, or let it play by itself with "
    "--demo FOLDER and QT_QPA_PLATFORM=offscreen.",
)
NO_LIBRARY = QT_TRANSLATE_NOOP(
    "text", "Qt needs the system library {library} to open a window: install the package {package}."
)

# --- help ----------------------------------------------------------------------------------------

ABOUT_TITLE = QT_TRANSLATE_NOOP("text", "Maverick {version}")
ABOUT_TEXT = QT_TRANSLATE_NOOP(
    "text",
    "A partnership trick-taking game in which two turned-up cards decide the trump and the adder "
    "suit. The computer players see only what their seats may see. The cards are our own drawing.",
)
KEYS_TITLE = QT_TRANSLATE_NOOP("text", "Keys")
KEY_LINES = (
    ("← → Home End", QT_TRANSLATE_NOOP("text", "move in the hand")),
    ("1 2 3 4", QT_TRANSLATE_NOOP("text", "first card of the first to fourth suit in your hand")),
    ("Enter, Space", QT_TRANSLATE_NOOP("text", "play, choose, go on")),
    ("U, Ctrl+Z", QT_TRANSLATE_NOOP("text", "undo")),
    ("Esc", QT_TRANSLATE_NOOP("text", "take back a raised card, a drag or a choice")),
    ("P N B O", QT_TRANSLATE_NOOP("text", "pass, nil, blind, posh")),
    ("H", QT_TRANSLATE_NOOP("text", "hint; again: the reason (not at a network table)")),
    ("W", QT_TRANSLATE_NOOP("text", "why a computer player did that; then ← → to other cards")),
    ("L", QT_TRANSLATE_NOOP("text", "last trick, then ← → through the tricks")),
    ("F1", QT_TRANSLATE_NOOP("text", "rules in force")),
    ("Ctrl+P", QT_TRANSLATE_NOOP("text", "print the score sheet")),
    ("Ctrl+E", QT_TRANSLATE_NOOP("text", "review the hands that are over")),
    ("Ctrl+K", QT_TRANSLATE_NOOP("text", "keep score of a game with real cards")),
    ("F4", QT_TRANSLATE_NOOP("text", "two or four colours")),
    ("F9, F11", QT_TRANSLATE_NOOP("text", "score dock, full screen")),
)
RULES_TITLE = QT_TRANSLATE_NOOP("text", "Rules in force")
