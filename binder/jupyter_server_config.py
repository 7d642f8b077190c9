"""How the Jupyter server of a Binder build shows our pages; postBuild puts this into its place."""

from pathlib import Path

from rulebook_widgets.app.extension import configure

# The server starts in the repository, whose notebooks are the ones to show.
_here = Path.cwd() / "notebooks"
configure(get_config(), _here if _here.is_dir() else None)  # noqa: F821
