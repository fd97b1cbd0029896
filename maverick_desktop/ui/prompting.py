"""What the prompt says: what to do, and why or what next.

Pure functions of what the seat may know, and of who is around the table. Must not know Qt.
"""

import msgspec

from maverick_desktop.core.cards import SUIT_SETS, Seat
from maverick_desktop.core.events import PlayCard
from maverick_desktop.core.legal import Legal, MayBid, MayChoose, MayPlay
from maverick_desktop.core.public import Phase
from maverick_desktop.core.rules import pass_target
from maverick_desktop.core.view import SeatView
from maverick_desktop.text import bids as bid_words
from maverick_desktop.text import hints as hint_words
from maverick_desktop.text import lantable, reasons
from maverick_desktop.text import table as words
from maverick_desktop.text.phrase import Phrase
from maverick_desktop.ui.scene import Hint, Intent, Prompt, Shown


def prompt_of(shown: Shown, legal: Legal, intent: Intent) -> Prompt | None:
    """The prompt; None where there is nothing to say."""
    around = shown.around
    if around.trouble is not None:
        return Prompt(*around.trouble, yours=False, holding=False)
    if around.question is not None:
        return Prompt(*around.question, yours=True, holding=False)
    prompt = _of_the_match(shown, legal, intent)
    if around.news is None:
        return prompt
    if prompt is None:
        return Prompt(around.news, None, yours=False, holding=False)
    return msgspec.structs.replace(prompt, second=around.news)


def pass_seats(view: SeatView) -> tuple[Seat, Seat]:
    """Whom you pass to and who passes to you in this hand."""
    places = pass_target(view.public.rules, view.public.hand.number)
    return view.seat.after(places), view.seat.after(-places)


def _of_the_match(shown: Shown, legal: Legal, intent: Intent) -> Prompt | None:
    view, public = shown.view, shown.view.public
    if shown.held is not None:
        last = len(public.hand.tricks) == 13
        return Prompt(*words.taken(view, shown.held.winner, last), yours=False, holding=True)
    if public.hand.number == 0:
        return None
    if public.phase is Phase.OVER:
        return Prompt(*words.match_over(view), yours=False, holding=False)
    if public.phase is Phase.DEALING:
        return Prompt(*_hand_over(shown), yours=False, holding=False)
    if not shown.live or not isinstance(legal, MayPlay | MayBid | MayChoose):
        return _waiting_prompt(shown)
    lines = _your_move(view, legal, intent)
    if shown.hint is not None:
        lines = _with_hint(view, legal, intent, shown.hint, lines)
    return Prompt(*lines, yours=True, holding=False)


def _with_hint(
    view: SeatView,
    legal: MayPlay | MayBid | MayChoose,
    intent: Intent,
    hint: Hint,
    lines: tuple[Phrase, Phrase],
) -> tuple[Phrase, Phrase]:
    """The prompt with what the hint says, unless something begun has to be said first."""
    first, _ = lines
    ready = isinstance(legal, MayChoose) and intent.chosen.bit_count() == legal.count
    if intent.raised is not None or intent.refused is not None or ready:
        return lines
    if hint.action is None:
        return first, Phrase(hint_words.NONE if hint.late else hint_words.SEARCHING)
    how = hint_words.BACK if hint.told else hint_words.AGAIN
    return hint_words.hint(view, hint.action), Phrase(how)


def _hand_over(shown: Shown) -> tuple[Phrase, Phrase]:
    view = shown.view
    sides = view.public.past[-1].score.sides
    ours = view.seat.side
    first, second = words.hand_over(view, sides[ours], sides[ours.other])
    # The middle shows the score anyhow; who is waited for is worth more.
    return first, shown.around.after_hand or second


def _waiting_prompt(shown: Shown) -> Prompt | None:
    view, around = shown.view, shown.around
    waiting = [seat for seat in view.public.to_act() if not words.is_you(view, seat)]
    if not waiting:
        return None
    lost = [seat for seat in waiting if seat in around.away and not _played_by_computer(view, seat)]
    if lost and len(lost) == len(waiting):
        who = words.name(view, lost[0])
        said = lantable.out_of_reach(who, around.policy, around.patience)
        return Prompt(*said, yours=False, holding=False)
    if view.public.phase is Phase.PASSING and words.is_you(view, view.seat):
        return Prompt(*words.passed_waiting(view, waiting[0]), yours=False, holding=False)
    return Prompt(*words.waiting(view, waiting[0]), yours=False, holding=False)


def _played_by_computer(view: SeatView, seat: Seat) -> bool:
    return view.public.seats[seat].by.startswith("bot:")


def _your_move(
    view: SeatView, legal: MayPlay | MayBid | MayChoose, intent: Intent
) -> tuple[Phrase, Phrase]:
    match legal:
        case MayPlay():
            return _your_card(view, legal, intent)
        case MayBid():
            return bid_words.bidding(view, only_pass=legal.bids == ("pass",))
        case MayChoose():
            to, giver = pass_seats(view)
            return words.passing(view, intent.chosen.bit_count(), to, giver)


def _your_card(view: SeatView, legal: MayPlay, intent: Intent) -> tuple[Phrase, Phrase]:
    hand = view.public.hand
    if intent.raised is not None:
        return words.revoke_ask(view, intent.raised)
    if not hand.plays:
        return words.lead(view)
    led = hand.plays[0].suit_under(hand.trump)
    follows = bool(legal.free & SUIT_SETS[hand.trump][led])
    if follows:
        first, second = words.follow(view, led, legal.free, bool(legal.priced))
    else:
        first, second = words.void(view, led, legal.free, legal.free == view.hand)
    if intent.refused is not None:
        reason = view.refusal(PlayCard(intent.refused))
        if reason is not None:
            second = reasons.refusal(view, reason, intent.refused)
    return first, second
