"""``python -m rulebook_widgets`` does what the command ``rulebook-widgets`` does."""

from __future__ import annotations

import sys

from rulebook_widgets.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
