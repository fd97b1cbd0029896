"""What scripts/bench_peers.py uses of endplay."""
