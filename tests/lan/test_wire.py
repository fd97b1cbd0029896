"""Frames and messages: whatever comes, it is a message of this protocol or a ProtocolError."""

import json
import random
from typing import Any, Final

import pytest

from maverick_desktop.lan.manners import check_greeting, check_told
from maverick_desktop.lan.messages import (
    Admission,
    ClientMessage,
    Confirm,
    Greeting,
    Hello,
    HostMessage,
    NeedVersion,
    Opening,
    Ping,
    Spoken,
    Told,
)
from maverick_desktop.lan.wire import BEFORE_PAIRING, FrameReader, ProtocolError, Reader, frame
from tests.lan.mutate import framed, mutated
from tests.lan.samples import FROM_CLIENTS, FROM_HOSTS, TOKEN

ALL: Final = (*FROM_CLIENTS, *FROM_HOSTS)
CLIENT: Final = Reader[ClientMessage](ClientMessage)
HOST: Final = Reader[HostMessage](HostMessage)
STAGES: Final[dict[str, Reader[Any]]] = {
    "hello": Reader(Hello),
    "opening": Reader(Opening),
    "confirm": Reader(Confirm),
    "spoken": Reader(Spoken),
    "greeting": Reader(Greeting, check_greeting),
    "admission": Reader(Admission),
    "told": Reader(Told, check_told),
}
READERS: Final[tuple[Reader[Any], ...]] = (CLIENT, HOST, *STAGES.values())


def body_of(message: ClientMessage | HostMessage) -> bytes:
    return frame(message)[4:]


def frames_in(data: bytes, pieces: list[int], limit: int = 1 << 20) -> list[bytes]:
    """What a reader finds in a stream that comes cut at these places."""
    reader, found = FrameReader(limit), []
    for start, end in zip([0, *pieces], [*pieces, len(data)], strict=True):
        reader.add(data[start:end])
        while (body := reader.next()) is not None:
            found.append(body)
    return found


# --- frames --------------------------------------------------------------------------------------


def test_a_frame_is_a_length_and_json() -> None:
    assert frame(Ping()) == b'\x00\x00\x00\x0f{"type":"ping"}'


def test_a_stream_split_at_any_byte_is_the_same() -> None:
    data = b"".join(frame(message) for message in ALL)
    whole = [body_of(message) for message in ALL]
    assert frames_in(data, []) == whole
    for place in range(1, len(data)):
        assert frames_in(data, [place]) == whole
    assert frames_in(data, list(range(1, len(data)))) == whole


def test_a_stream_split_at_random_is_the_same() -> None:
    dice = random.Random(5)
    data = b"".join(frame(message) for message in ALL)
    whole = [body_of(message) for message in ALL]
    for _ in range(300):
        places = sorted(dice.sample(range(1, len(data)), dice.randrange(1, 60)))
        assert frames_in(data, places) == whole


@pytest.mark.parametrize("length", [0, BEFORE_PAIRING + 1, 1 << 31, (1 << 32) - 1, 0x7FFFFFFF])
def test_hostile_lengths_are_refused_before_anything_is_waited_for(length: int) -> None:
    reader = FrameReader(BEFORE_PAIRING)
    reader.add(length.to_bytes(4, "big"))
    with pytest.raises(ProtocolError):
        reader.next()


def test_the_longest_frame_is_taken() -> None:
    body = b" " * BEFORE_PAIRING
    assert frames_in(framed(body), [], BEFORE_PAIRING) == [body]


def test_the_limit_may_change_between_two_frames() -> None:
    """Wherever the stream was cut: what follows a message is judged by what it has changed."""
    reader = FrameReader(8)
    reader.add(framed(b"12345678") + framed(b"123456789"))
    assert reader.next() == b"12345678"
    reader.limit = 16
    assert reader.next() == b"123456789"


# --- messages ------------------------------------------------------------------------------------


def test_the_samples_are_every_message_there_is() -> None:
    client = {type(message) for message in FROM_CLIENTS}
    host = {type(message) for message in FROM_HOSTS}
    assert client == set(ClientMessage.__args__)
    assert host == set(HostMessage.__args__)


@pytest.mark.parametrize("message", ALL, ids=lambda message: type(message).__name__)
def test_what_is_written_is_read(message: ClientMessage | HostMessage) -> None:
    reader: Reader[Any] = CLIENT if message in FROM_CLIENTS else HOST
    assert reader(body_of(message)) == message


@pytest.mark.parametrize("message", FROM_HOSTS, ids=lambda message: type(message).__name__)
def test_a_fair_host_has_good_manners(message: HostMessage) -> None:
    stages = [STAGES["greeting"], STAGES["admission"], STAGES["told"]]
    assert any(_reads(stage, body_of(message)) for stage in stages)


def _reads(reader: Reader[Any], body: bytes) -> bool:
    try:
        reader(body)
    except ProtocolError:
        return False
    return True


def test_nothing_but_its_stage_is_read() -> None:
    allowed = {
        "hello": {"Hello"},
        "opening": {"Join", "Return"},
        "confirm": {"Confirm"},
        "greeting": {"Welcome", "NeedVersion", "Refused"},
        "admission": {"Share", "Confirmed", "Granted", "Refused", "Closing"},
    }
    for name, kinds in allowed.items():
        read = {type(one).__name__ for one in ALL if _reads(STAGES[name], body_of(one))}
        assert read == kinds, name


def test_no_message_of_a_client_says_whose_it_is() -> None:
    for message in FROM_CLIENTS[1:]:
        plain = json.loads(body_of(message))
        for field in ("seat", "from", "player", "sender"):
            if field not in plain:
                with pytest.raises(ProtocolError):
                    CLIENT(json.dumps({**plain, field: "S"}).encode())


def test_a_greeting_of_tomorrow_is_understood() -> None:
    """What newer programs add to these two is passed over, so that versions can be told."""
    hello = STAGES["hello"](b'{"type":"hello","protocols":[7,9],"app":"9.0","new":{"a":[1]}}')
    assert hello == Hello((7, 9), "9.0")
    need = STAGES["greeting"](b'{"type":"need_version","protocols":[7,9],"app":"9.0","new":1}')
    assert need == NeedVersion((7, 9), "9.0")


HOSTILE: Final = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"ping"',
    b'{"type":"ping"}{"type":"ping"}',
    b'{"type":"ping","type":"ping"}',
    b'{"type":"pong","type":"ping"}',
    b'{"type":"ping","extra":1}',
    b'{"type":"PING"}',
    b'{"type":1}',
    b'\xff{"type":"ping"}',
    b'\xef\xbb\xbf{"type":"ping"}',
    b'{"type":"chat","text":"\xc3\x28"}',
    b'{"type":"chat","text":"\\ud800"}',
    b'{"type":"chat","text":"\\udc00 x"}',
    b'{"type":"chat","text":"' + b"x" * 201 + b'"}',
    b'{"type":"chat","text":"a\nb"}',
    b'{"type":"answer_undo","ask":1e3,"yes":true}',
    b'{"type":"answer_undo","ask":' + b"9" * 4000 + b',"yes":true}',
    b'{"type":"answer_undo","ask":-1,"yes":true}',
    b'{"type":"answer_undo","ask":NaN,"yes":true}',
    b'{"type":"answer_undo","ask":true,"yes":true}',
    b"[" * 3000,
    b'{"type":' * 2000,
    b'{"type":"hello","protocols":[1,1],"app":"x","deep":' + b"[" * 3900,
    b'{"type":"hello","protocols":[1,1],"app":"x\\n"}',
    b'{"type":"hello","protocols":[1,1,1],"app":"x"}',
    b'{"type":"return","match":"0b0e8f0a-5c1d-4b6e-9a55-3c1f0a7d2e11\\n","token":"' + b"A" * 43,
]


@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_messages_are_refused(body: bytes) -> None:
    for reader in READERS:
        with pytest.raises(ProtocolError):
            reader(body)


def test_a_line_break_gets_through_no_pattern() -> None:
    """``$`` would let one follow."""
    for message in ALL:
        plain = json.loads(body_of(message))
        for path in _texts(plain):
            changed = _with_line_break(plain, path)
            for reader in STAGES.values():
                try:
                    again = body_of(reader(json.dumps(changed).encode()))
                except ProtocolError:
                    continue
                # Only what people type is longer than a pattern; it is cleaned when it arrives.
                assert path[-1] in ("text", "name"), (path, again)


def _texts(plain: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(plain, str):
        return [path]
    items: list[tuple[Any, Any]] = []
    if isinstance(plain, dict):
        items = list(plain.items())
    elif isinstance(plain, list):
        items = list(enumerate(plain))
    return [found for key, value in items for found in _texts(value, (*path, key))]


def _with_line_break(plain: Any, path: tuple[Any, ...]) -> Any:
    copied = json.loads(json.dumps(plain))
    holder = copied
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] += "\n"
    return copied


def test_twenty_thousand_mutated_messages_raise_nothing_else() -> None:
    seed = 20261129
    dice = random.Random(seed)
    refused = 0
    for count in range(20_000):
        body = mutated(body_of(dice.choice(ALL)), dice)
        reader = dice.choice(READERS)
        try:
            message = reader(body)
        except ProtocolError:
            refused += 1
        except BaseException as error:
            raise AssertionError(f"seed {seed}, message {count}: {body!r}") from error
        else:
            frame(message)
    assert refused > 15_000


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("table", "\u202eelbaT"),
        ("table", ""),
        ("rules_name", "a\u200bb"),
        ("rules_base", "ours"),
        ("rules", {}),
        ("rules", {"pass_count": 2}),
        ("patience", -1),
        ("policy", "kick"),
    ],
)
def test_a_lobby_with_bad_manners_is_refused(field: str, value: object) -> None:
    lobby = next(json.loads(body_of(one)) for one in FROM_HOSTS if type(one).__name__ == "Lobby")
    with pytest.raises(ProtocolError):
        STAGES["told"](json.dumps({**lobby, field: value}).encode())


def test_rules_from_a_host_are_whole_and_can_be_played() -> None:
    lobby = next(json.loads(body_of(one)) for one in FROM_HOSTS if type(one).__name__ == "Lobby")
    wrong: list[dict[str, object]] = [
        {"new_option": 1},
        {"target": None},
        {"pass_count": True},
        {"pass_count": 2.0},
        {"bids": ["posh", "nil"]},
        {"void_play": "maybe"},
    ]
    for change in wrong:
        rules = {**lobby["rules"], **change}
        with pytest.raises(ProtocolError):
            STAGES["told"](json.dumps({**lobby, "rules": rules}).encode())


@pytest.mark.parametrize("created", ["2026-13-01T00:00:00Z", "0000-01-01T00:00:00Z"])
def test_a_moment_that_never_was_is_refused(created: str) -> None:
    plain = next(json.loads(body_of(one)) for one in FROM_HOSTS if type(one).__name__ == "Started")
    with pytest.raises(ProtocolError):
        STAGES["told"](json.dumps({**plain, "created": created}).encode())


def test_no_token_gets_into_a_log() -> None:
    with_token = [one for one in ALL if TOKEN in body_of(one).decode()]
    assert len(with_token) == 2
    for message in with_token:
        assert TOKEN not in f"{message} {message!r}"
