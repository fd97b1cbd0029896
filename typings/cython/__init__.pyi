from typing import Any, TypeAlias, TypeVar

_T = TypeVar("_T")

compiled: bool
bint: TypeAlias = bool
double: TypeAlias = float
longlong: TypeAlias = int
ulonglong: TypeAlias = int
p_ulonglong: TypeAlias = list[int]

def cast(kind: type[_T], value: Any) -> _T: ...

class _NoGil:
    def __enter__(self) -> None: ...
    def __exit__(self, *_error: object) -> None: ...

nogil: _NoGil
