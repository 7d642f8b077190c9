"""The top floor: serves the notebooks as pages, and opens them in JupyterLab.

Only this floor knows Voila. Start at :mod:`rulebook_widgets.app.cli`.
"""
