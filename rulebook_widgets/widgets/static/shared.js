/* What all our scripts share. Texts go in as text nodes only, never as markup. */

/** Said in a document when one of our boards has come into it. */
const ANOTHER = "rulebook-board";

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: attributes, then children (elements or texts). */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child != null && child !== false));
  return element;
}

/** Whether the page behind an element is dark: what counts is what is really there. */
function isDark(element) {
  for (let at = element; at; at = at.parentElement) {
    const parts = getComputedStyle(at).backgroundColor.match(/[\d.]+/g);
    if (!parts || (parts.length > 3 && Number(parts[3]) < 0.5)) continue;
    const [red, green, blue] = parts.map(Number);
    return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  }
  return false;
}

/** Call back now and whenever the page turns dark or light; give what ends that. */
function watchDark(element, callback) {
  const preference = matchMedia("(prefers-color-scheme: dark)");
  let last;
  // A page's own script may answer to the same event after us, so look once more a little later.
  const look = () => {
    if (element.isConnected && isDark(element) !== last) callback((last = isDark(element)));
  };
  const soon = () => {
    look();
    setTimeout(look, 150);
  };
  const observer = new MutationObserver(soon);
  const attributes = { attributes: true, attributeFilter: ["class", "style", "data-jp-theme-light"] };
  observer.observe(document.body, attributes);
  observer.observe(document.documentElement, attributes);
  preference.addEventListener("change", soon);
  look();
  return () => {
    observer.disconnect();
    preference.removeEventListener("change", soon);
  };
}

/** The model of another widget, by the reference that a trait holds. */
function modelOf(model, reference) {
  return model.widget_manager.get_model(reference.replace(/^(IPY_MODEL_|anywidget:)/, ""));
}

/** The page is told of an element only when it is in it. */
function whenConnected(element, callback) {
  if (element.isConnected) callback();
  else requestAnimationFrame(() => whenConnected(element, callback));
}

/** An element in which keys are for its own controls, and no commands of JupyterLab. */
function keysInside(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  element.addEventListener("keydown", (event) => event.stopPropagation());
  return element;
}
