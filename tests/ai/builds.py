"""The computer players' compiled modules as plain Python, with Cython's own module or with ours."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import maverick_desktop.ai
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.passed import Passed
from maverick_desktop.ai.policy import Policy
from maverick_desktop.ai.rehearse import Rehearsal
from maverick_desktop.ai.search import Searcher
from maverick_desktop.ai.trials import Trials

ROOM = "maverick_desktop.ai"
MODULES = ("kernel", "merits", "policy", "passed", "search", "rehearse", "trials")


class Build(msgspec.Struct, frozen=True):
    """Classes that belong together: all compiled, or all interpreted."""

    kernel: Callable[[int], Kernel]
    policy: Callable[[list[int] | None], Policy]
    searcher: Callable[[Kernel, Policy], Searcher]
    rehearsal: Callable[[Policy], Rehearsal]
    trials: Callable[[Kernel, Rehearsal], Trials]
    passed: Callable[[], Passed]


BUILT = Build(Kernel, Policy, Searcher, Rehearsal, Trials, Passed)
"""As they are here."""


def interpreted(*, shim: bool) -> Build:
    """The classes out of their sources; with our shim even where Cython is installed."""
    names = {"cython", *(f"{ROOM}.{name}" for name in MODULES)}
    kept: dict[str, Any] = {name: sys.modules[name] for name in names if name in sys.modules}
    if shim:
        # None in its place makes an import fail.
        sys.modules["cython"] = None  # type: ignore[assignment]
    try:
        kernel, _, policy, passed, search, rehearse, trials = (
            _as_it_stands(name) for name in MODULES
        )
    finally:
        for name in names:
            sys.modules.pop(name, None)
        sys.modules.update(kept)
    for module in (kernel, policy, passed, rehearse, trials):
        assert not module.COMPILED
    return Build(
        kernel.Kernel,
        policy.Policy,
        search.Searcher,
        rehearse.Rehearsal,
        trials.Trials,
        passed.Passed,
    )


def _as_it_stands(name: str) -> ModuleType:
    path = Path(maverick_desktop.ai.__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(f"{name}_as_it_stands", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # Those that are loaded after it find it in place of the compiled one.
    sys.modules[f"{ROOM}.{name}"] = module
    spec.loader.exec_module(module)
    return module
