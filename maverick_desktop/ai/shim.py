"""What ``kernel.py`` asks of Cython, for where there is none: marks that change nothing.

The kernel is written in Cython's pure-Python mode: its C types stand in ``kernel.pxd``, and what is
left in the code speaks to the compiler alone.
"""

from typing import Any, Final

compiled: Final = False
"""Whether the code that asks has been compiled."""

bint = bool
double = float
longlong = ulonglong = int
p_ulonglong = list


def cast(_kind: object, value: Any) -> Any:
    """A value taken for another C type once compiled."""
    return value


class _NoGil:
    """``with cython.nogil``: others may run meanwhile."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_error: object) -> None:
        return None


nogil: Final = _NoGil()
