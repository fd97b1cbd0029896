"""Fonts for figures: those of the look, in which digits are lining and equally wide.

The look's families keep such digits behind font features. What a feature puts in place of a
character has no character of its own, and Qt's PDFs then hold letters that cannot be copied or
found. So a font is made, in memory, whose digits *are* those: the file's tables with another
``cmap`` and another name. Knows the OpenType tables it needs and nothing of pages.
"""

import struct
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

FIGURES: Final = "0123456789+\N{MINUS SIGN}\N{MULTIPLICATION SIGN}\N{EN DASH}"
"""What such a font holds, beside the space."""
_FEATURES: Final = (b"lnum", b"tnum", b"case")
# Only what shows glyphs is kept: nothing is left that could exchange or move them again.
_KEPT: Final = (
    *(b"CFF ", b"OS/2", b"cvt ", b"fpgm", b"gasp", b"glyf", b"head", b"hhea"),
    *(b"hmtx", b"loca", b"maxp", b"post", b"prep"),
)
_SINGLE, _EXTENSION = 1, 7
_WINDOWS, _UNICODE_BMP, _ENGLISH = 3, 1, 0x409


class NoFigures(Exception):
    """The file is no font of which one for figures can be made."""


@cache
def figure_family(path: Path, name: str) -> str | None:
    """Register the figures of a font file under a family name, once; None if that cannot be."""
    try:
        data = figure_font(path.read_bytes(), name)
    except (OSError, NoFigures):
        return None
    families = QFontDatabase.applicationFontFamilies(
        QFontDatabase.addApplicationFontFromData(QByteArray(data))
    )
    return families[0] if families else None


def figure_font(data: bytes, name: str) -> bytes:
    """The font file of the figures in ``data``, under another name. NoFigures if it is no font."""
    try:
        tables = _tables(data)
        glyphs = _glyphs(tables[b"cmap"], f" {FIGURES}")
        swaps = _swaps(tables[b"GSUB"])
        kept: dict[bytes, bytes] = {tag: tables[tag] for tag in _KEPT if tag in tables}
    except (struct.error, KeyError, ValueError) as error:
        raise NoFigures(str(error)) from None
    for char, glyph in glyphs.items():
        for swap in swaps:
            glyph = swap.get(glyph, glyph)
        glyphs[char] = glyph
    kept[b"cmap"] = _cmap(glyphs)
    kept[b"name"] = _name(name)
    return _file(data[:4], kept)


# --- reading -------------------------------------------------------------------------------------


def _u16(data: bytes, at: int, count: int) -> tuple[int, ...]:
    return struct.unpack_from(f">{count}H", data, at)


def _tables(data: bytes) -> dict[bytes, bytes]:
    (count,) = _u16(data, 4, 1)
    tables = {}
    for place in range(count):
        tag, _, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * place)
        tables[tag] = data[offset : offset + length]
    return tables


def _glyphs(cmap: bytes, chars: str) -> dict[str, int]:
    """The glyph of each character, from the format 4 part that every such font has."""
    _, count = _u16(cmap, 0, 2)
    for place in range(count):
        (offset,) = struct.unpack_from(">I", cmap, 8 + 8 * place)
        if _u16(cmap, offset, 1) == (4,):
            return {char: _glyph(cmap[offset:], ord(char)) for char in chars}
    raise KeyError("cmap 4")


def _glyph(part: bytes, code: int) -> int:
    count = _u16(part, 6, 1)[0] // 2
    ends = _u16(part, 14, count)
    starts, deltas, ranges = (_u16(part, 16 + 2 * count * after, count) for after in (1, 2, 3))
    place = next((place for place, end in enumerate(ends) if code <= end), None)
    if place is None or code < starts[place]:
        raise KeyError(chr(code))
    if not ranges[place]:
        return (code + deltas[place]) & 0xFFFF
    at = 16 + 6 * count + 2 * place + ranges[place] + 2 * (code - starts[place])
    return (_u16(part, at, 1)[0] + deltas[place]) & 0xFFFF


def _swaps(gsub: bytes) -> list[Mapping[int, int]]:
    """What each of the features exchanges, one glyph for another."""
    _, _, _, features, lookups = _u16(gsub, 0, 5)
    (count,) = _u16(gsub, features, 1)
    found: dict[bytes, dict[int, int]] = {tag: {} for tag in _FEATURES}
    for place in range(count):
        tag, offset = struct.unpack_from(">4sH", gsub, features + 2 + 6 * place)
        if tag not in found:
            continue
        at = features + offset
        for lookup in _u16(gsub, at + 4, _u16(gsub, at + 2, 1)[0]):
            found[tag] |= _lookup(gsub, lookups + _u16(gsub, lookups + 2 + 2 * lookup, 1)[0])
    return [found[tag] for tag in _FEATURES]


def _lookup(gsub: bytes, at: int) -> dict[int, int]:
    kind, _, count = _u16(gsub, at, 3)
    swaps: dict[int, int] = {}
    for offset in _u16(gsub, at + 6, count):
        start, what = at + offset, kind
        if what == _EXTENSION:
            _, what, further = struct.unpack_from(">HHI", gsub, start)
            start += further
        if what == _SINGLE:
            swaps |= _single(gsub, start)
    return swaps


def _single(gsub: bytes, at: int) -> dict[int, int]:
    form, coverage, change = _u16(gsub, at, 3)
    covered = _covered(gsub, at + coverage)
    if form == 1:
        return {glyph: (glyph + change) & 0xFFFF for glyph in covered}
    return dict(zip(covered, _u16(gsub, at + 6, change), strict=True))


def _covered(gsub: bytes, at: int) -> list[int]:
    form, count = _u16(gsub, at, 2)
    if form == 1:
        return list(_u16(gsub, at + 4, count))
    spans = (_u16(gsub, at + 4 + 6 * place, 2) for place in range(count))
    return [glyph for first, last in spans for glyph in range(first, last + 1)]


# --- writing -------------------------------------------------------------------------------------


def _cmap(glyphs: Mapping[str, int]) -> bytes:
    """One segment a character; the last one ends the table, as the format wants it."""
    codes = sorted((ord(char), glyph) for char, glyph in glyphs.items())
    codes.append((0xFFFF, 0))
    count = len(codes)
    search = 2 ** (count.bit_length() - 1)
    words = [2 * count, 2 * search, search.bit_length() - 1, 2 * (count - search)]
    words += [*(code for code, _ in codes), 0, *(code for code, _ in codes)]
    words += [*((glyph - code) & 0xFFFF for code, glyph in codes), *(0 for _ in codes)]
    part = struct.pack(f">3H{len(words)}H", 4, 6 + 2 * len(words), 0, *words)
    return struct.pack(">4HI", 0, 1, _WINDOWS, _UNICODE_BMP, 12) + part


def _name(family: str) -> bytes:
    """Family, style, full name and PostScript name."""
    texts = {1: family, 2: "Regular", 4: family, 6: family.replace(" ", "")}
    records, strings = b"", b""
    for number, text in texts.items():
        coded = text.encode("utf-16-be")
        place = (_WINDOWS, _UNICODE_BMP, _ENGLISH, number, len(coded), len(strings))
        records += struct.pack(">6H", *place)
        strings += coded
    return struct.pack(">3H", 0, len(texts), 6 + len(records)) + records + strings


def _file(kind: bytes, tables: Mapping[bytes, bytes]) -> bytes:
    count = len(tables)
    search = 2 ** (count.bit_length() - 1)
    head = struct.pack(
        ">4s4H", kind, count, 16 * search, search.bit_length() - 1, 16 * (count - search)
    )
    offset, entries, body = 12 + 16 * count, b"", b""
    for tag in sorted(tables):
        table = tables[tag]
        padded = table + bytes(-len(table) % 4)
        entries += struct.pack(">4sIII", tag, _sum(padded), offset + len(body), len(table))
        body += padded
    return head + entries + body


def _sum(padded: bytes) -> int:
    words: Iterable[int] = struct.unpack(f">{len(padded) // 4}I", padded)
    return sum(words) & 0xFFFFFFFF
