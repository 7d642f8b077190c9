"""Going about a page by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

# A mark is left on each element that had the focus.
NOTE_FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "";
  const again = at.hasAttribute("data-focused");
  at.setAttribute("data-focused", "");
  return again ? "again" : "new";
}"""
FORGET = """() => document.querySelectorAll("[data-focused]").forEach(
  (element) => element.removeAttribute("data-focused"))"""
UNREACHED = """() => [...document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex], canvas")]
  .filter((at) => at.tabIndex >= 0 && at.checkVisibility({ visibilityProperty: true })
    && !at.disabled && !at.closest("[inert]") && !at.hasAttribute("data-focused"))
  .map((at) => at.outerHTML.slice(0, 120))"""
MOST = 600


def walk(page: Page) -> tuple[int, list[str]]:
    """Press Tab from the beginning of the page until the focus leaves it.

    Returns:
        How many elements had the focus, and those that should have had it and had not.
    """
    page.evaluate(FORGET)
    page.locator("a.skip").focus()
    page.evaluate(NOTE_FOCUS)
    for count in range(1, MOST):
        page.keyboard.press("Tab")
        if page.evaluate(NOTE_FOCUS) != "new":
            return count, page.evaluate(UNREACHED)
    raise AssertionError(f"the focus had not left the page after pressing Tab {MOST} times")


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(MOST):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {wanted}")
