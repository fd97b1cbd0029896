"""The table's code: six letters and digits to be read aloud, and typed as people type."""

import unicodedata
from typing import Final

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no I, L, O or U."""
LENGTH: Final = 6
_MISREAD: Final = str.maketrans("ILOАВЕКМНОРСТХ", "110ABEKMH0PCTX")
"""What looks like a sign of the code, Cyrillic letters too."""
_BETWEEN: Final = frozenset("-–—−·◆.")


class BadCode(Exception):
    """A text that is no table's code."""


def read_code(text: str) -> str:
    """The code somebody typed: any case, any separators, look-alikes. BadCode otherwise."""
    plain = unicodedata.normalize("NFKC", text[:64]).upper()
    code = "".join(sign for sign in "".join(plain.split()) if sign not in _BETWEEN)
    code = code.translate(_MISREAD)
    if len(code) != LENGTH or any(sign not in SIGNS for sign in code):
        raise BadCode
    return code


def code_of(number: int) -> str:
    """The code of a number below 32⁶."""
    signs = []
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(reversed(signs))


def in_halves(code: str) -> tuple[str, str]:
    """The code as it is shown, in two groups."""
    return code[: LENGTH // 2], code[LENGTH // 2 :]
