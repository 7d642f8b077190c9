"""A reader with a real browser: the pages as they are served, looked at, clicked and tapped."""
