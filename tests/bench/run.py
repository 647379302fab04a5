"""Every benchmark, one after the other: `python tests/bench/run.py`. Nothing is asserted."""

import subprocess
import sys
from pathlib import Path


def main() -> None:
    for script in sorted(Path(__file__).parent.glob("bench_*.py")):
        print(f"## {script.name}\n", flush=True)
        subprocess.run([sys.executable, script], check=False)
        print(flush=True)


if __name__ == "__main__":
    main()
