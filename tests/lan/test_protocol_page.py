"""docs/PROTOCOL.md tells the truth: its examples are read, its figures come out."""

import hmac
import json
import re
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Final, cast, get_args

from spake2 import SPAKE2_A, SPAKE2_B

from maverick_desktop.chance import NumberedChance
from maverick_desktop.core.cards import SEATS, Seat
from maverick_desktop.core.deals import code_of, deal_from_code
from maverick_desktop.core.legal import actions_in
from maverick_desktop.core.log import GameLog, MatchHeader
from maverick_desktop.core.public import Phase, Sitter
from maverick_desktop.core.rules import CLASSIC
from maverick_desktop.core.store import MemorySink
from maverick_desktop.core.table import Table
from maverick_desktop.core.view import SeatMemory, SeatView
from maverick_desktop.hosting.commit import KEY_BYTES, commitment, nonce_of, was_fixed
from maverick_desktop.lan import clientside, gate, hostside, messages, outbox, tls, wire
from maverick_desktop.lan.digest import rules_digest, view_digest
from maverick_desktop.lan.manners import check_told
from maverick_desktop.lan.messages import ClientMessage, Happened, HostMessage
from maverick_desktop.lan.pairing import ClientPairing, HostPairing
from maverick_desktop.lan.seatfacts import Do, SeatFact
from maverick_desktop.lan.where import PORTS
from maverick_desktop.lan.wire import Reader
from tests.lan.rig import MATCH

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "PROTOCOL.md").read_text("utf-8")
CLIENT: Final = Reader[ClientMessage](ClientMessage)
HOST: Final = Reader[HostMessage](HostMessage)


def examples(kind: str) -> Iterator[bytes]:
    """The JSON lines in blocks of one kind, comments after them left out."""
    for block in re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL):
        for line in block.splitlines():
            if line.startswith("{"):
                yield line[: line.rindex("}") + 1].encode()


def named(word: str) -> str:
    """The value in a line ``word: value`` of a block."""
    found = re.search(rf"^{re.escape(word)}: +(\S.*)$", PAGE, re.MULTILINE)
    assert found is not None, word
    return found.group(1)


def test_every_message_has_an_example_that_is_read() -> None:
    client = [CLIENT(line) for line in examples("json client")]
    host = [HOST(line) for line in examples("json host")]
    assert {type(one) for one in client} == set(get_args(ClientMessage))
    assert {type(one) for one in host} == set(get_args(HostMessage))
    doings = {type(one.action) for one in client if isinstance(one, messages.Wish)}
    assert doings == set(get_args(Do))
    facts = [one.fact for one in host if isinstance(one, Happened)]
    assert {type(fact) for fact in facts} == set(get_args(SeatFact))
    for one in host:
        if isinstance(one, messages.Lobby | messages.Started | messages.Said | Happened):
            check_told(one)


def test_examples_have_the_fields_in_order() -> None:
    """As this program writes them, so that the page shows the whole of each."""
    for kind, reader in (("json client", CLIENT), ("json host", HOST)):
        for line in examples(kind):
            message: Any = reader(line)
            assert json.loads(wire.frame(message)[4:]) == json.loads(line)


def test_every_reason_is_told() -> None:
    for why in get_args(messages.Why):
        assert f"`{why}`" in PAGE, why


def test_a_frame_looks_as_shown() -> None:
    assert bytes.fromhex(named("ping")) == wire.frame(messages.Ping())


def test_the_figures_are_those_of_the_program() -> None:
    for text in (
        f"{wire.BEFORE_PAIRING // 1024} KiB",
        f"{wire.FROM_CLIENT // 1024} KiB",
        f"{wire.FROM_HOST // 1024} KiB",
        f"{outbox.MOST_MESSAGES} messages or {outbox.MOST_BYTES // 1024} KiB",
        f"{PORTS[0]} to {PORTS[-1]}",
        f"{tls.HANDSHAKE_DEADLINE:g} seconds for TLS",
        f"{hostside.PAIRING_DEADLINE:g} seconds",
        f"every {clientside.HEARTBEAT:g} seconds",
        f"{hostside.SILENCE:g} seconds without",
        f"{gate.MOST_UNPAIRED} connections",
        f"{gate.MOST_FROM_ADDRESS} from one address",
        f"{gate.MOST_FAILED} wrong codes",
        f"{gate.MOST_SWAPS} times in {gate.SWAP_SPAN:g} seconds",
    ):
        assert text in PAGE, text


def _bytes_of(byte: int, length: int) -> bytes:
    return bytes([byte]) * length


def test_the_pairing_vector_comes_out() -> None:
    """With the package alone, and with the program's own two sides."""
    code, certificate = named("code"), bytes.fromhex(named("certificate"))
    client_id, host_id = b"maverick client " + certificate, b"maverick host " + certificate
    # Dice that are known are none of the package's declared ways, so it is called untyped.
    made: list[Any] = [
        side(code.encode(), idA=client_id, idB=host_id, entropy_f=partial(_bytes_of, byte))
        for side, byte in ((cast(Any, SPAKE2_A), 1), (cast(Any, SPAKE2_B), 2))
    ]
    shares = [side.start() for side in made]
    keys = [side.finish(share) for side, share in zip(made, reversed(shares), strict=True)]
    assert [share.hex() for share in shares] == [named("client share"), named("host share")]
    assert [key.hex() for key in keys] == [named("key")] * 2
    transcript = b"|".join((named("client share").encode(), named("host share").encode()))
    transcript += b"|" + certificate
    for whose in ("client", "host"):
        proof = hmac.new(keys[0], f"maverick {whose} ".encode() + transcript, sha256).hexdigest()
        assert proof == named(f"{whose} mac")
    client, host = ClientPairing(code, certificate), HostPairing(code, certificate)
    client._spake, host._spake = made
    for pairing, key in ((client, keys[0]), (host, keys[1])):
        pairing._key, pairing._transcript = key, transcript
    assert host.check(named("client mac")) == named("host mac")
    client.check(named("host mac"))


def first_trick() -> SeatView:
    """South's view after the first trick of match number 1: all choose what is first in order."""
    sitters = tuple(Sitter(f"Player {seat.letter}", "human") for seat in SEATS)
    south, west, north, east = sitters
    header = MatchHeader(
        "0.1.0", MATCH, 1, "Classic", "classic", CLASSIC, (south, west, north, east), "x"
    )
    table = Table(GameLog(header), NumberedChance(1), MemorySink())
    seats = [SeatMemory(CLASSIC, header.sitters, seat) for seat in SEATS]
    for seat in SEATS:
        table.attach(seat, seats[seat])
    table.deal()
    for _ in count():
        known = table.public
        if known.hand.tricks:
            return seats[Seat.SOUTH].view
        assert known.phase is not Phase.DEALING
        seat = known.to_act()[0]
        action = next(iter(actions_in(seats[seat].view.legal())))
        assert table.submit(seat, action, known.n) is None
    raise AssertionError


def test_the_digests_come_out() -> None:
    assert rules_digest(CLASSIC) == named("rules digest")
    text = named("view")
    assert text == json.dumps(
        json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    assert sha256(text.encode()).hexdigest()[:16] == named("view digest")
    assert view_digest(first_trick()) == named("view digest")


def test_the_commitment_comes_out() -> None:
    """By the words of the page, by the host's own hand, and in the examples of both messages."""
    deal, nonce, digest = named("deal"), named("nonce"), named("commitment")
    assert sha256(f"{deal} {nonce}".encode()).hexdigest() == digest
    assert commitment(deal, nonce) == digest
    assert was_fixed(digest, deal, nonce)
    assert re.fullmatch(nonce_pattern(), nonce)
    host = [HOST(line) for line in examples("json host")]
    [promise] = [one for one in host if isinstance(one, messages.Commit)]
    [opened] = [one for one in host if isinstance(one, messages.Opened)]
    assert (promise.digest, opened.deal, opened.nonce) == (digest, deal, nonce)
    assert code_of(deal_from_code(deal)) == deal


def nonce_pattern() -> str:
    """As many digits as the host's nonces have."""
    return f"[0-9a-f]{{{len(nonce_of(bytes(KEY_BYTES), MATCH, 1))}}}"
