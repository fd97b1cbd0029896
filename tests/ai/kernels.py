"""The kernel as it can run: compiled, and as plain Python with Cython's own module or with ours."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import maverick_desktop.ai
from maverick_desktop.ai.kernel import Kernel
from maverick_desktop.ai.lanes import Lanes, tell_bids, tell_position, tell_rules
from maverick_desktop.core.state import GameState

SOURCE = Path(maverick_desktop.ai.__file__).with_name("kernel.py")


def interpreted(*, shim: bool) -> Callable[[int], Kernel]:
    """The kernel's class out of its source; with our shim even where Cython is installed."""
    spec = importlib.util.spec_from_file_location(f"kernel_as_it_stands_{shim}", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    kept: dict[str, Any] = {name: sys.modules[name] for name in ("cython",) if name in sys.modules}
    if shim:
        # None in its place makes an import fail.
        sys.modules["cython"] = None  # type: ignore[assignment]
    try:
        spec.loader.exec_module(module)
    finally:
        sys.modules.pop("cython", None)
        sys.modules.update(kept)
    assert not module.COMPILED
    found: Callable[[int], Kernel] = module.Kernel
    return found


def told(kernel: Kernel, now: GameState) -> Lanes:
    """Have the kernel hold this very position."""
    rules, hand = now.public.rules, now.public.hand
    tell_rules(kernel, rules)
    tell_bids(kernel, rules, hand.bids)
    return tell_position(kernel, rules, hand, now.hands)
