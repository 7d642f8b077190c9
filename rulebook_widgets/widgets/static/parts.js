/* Small parts that the subjects of a game's page are made of. */

const ICONS = {
  first: "M5 4v12M16 4 8 10l8 6Z",
  back: "M14 4 6 10l8 6Z",
  play: "M6 3.5v13l11-6.5Z",
  pause: "M6 4h3v12H6ZM11.5 4h3v12h-3Z",
  forward: "M6 4l8 6-8 6Z",
  last: "M15 4v12M4 4l8 6-8 6Z",
  undo: "M8 4 4 8l4 4M4 8h7a5 5 0 0 1 0 10H8",
  redo: "M12 4l4 4-4 4M16 8H9a5 5 0 0 0 0 10h3",
  refusal: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM7 7l6 6M13 7l-6 6",
  error: "M10 2 19 17.5H1ZM10 8v4.5M10 14.6v.6",
  success: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.2 10.2 9 13l5-5.6",
  info: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM10 9v5M10 6v.6",
};
const SOLID = new Set(["first", "back", "play", "pause", "forward", "last"]);

function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 20 20", width: 20, height: 20, "aria-hidden": "true", focusable: "false",
    class: SOLID.has(name) ? "rbw-icon is-solid" : "rbw-icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** Fill the named gaps of a sentence. */
function filled(text, gaps) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in gaps ? String(gaps[name]) : whole));
}

/** Buttons stay reachable when they are off: a focused one must not lose the focus. */
function setOff(button, off) {
  button.setAttribute("aria-disabled", String(off));
}

let counter = 0;
const newId = () => `rbw-${++counter}`;

/** A button; one that is off does nothing, or what ``whenOff`` does. */
function button(name, label, act, text, whenOff) {
  return make("button", {
    type: "button", class: text ? "rbw-button" : "rbw-button is-square", title: label,
    "aria-label": label,
    onclick: (event) => {
      if (event.currentTarget.getAttribute("aria-disabled") !== "true") act();
      else if (whenOff) whenOff();
    },
  }, name && icon(name), text && make("span", {}, text));
}

/** A labelled list to choose from. */
function select(text, act, choices) {
  const list = make("select", { class: "rbw-select", onchange: () => act(list.value) });
  const label = make("label", { class: "rbw-field" }, make("span", {}, text), list);
  const select = { list, label };
  fill(select, choices);
  return select;
}

function fill(select, choices) {
  const value = select.list.value;
  select.list.replaceChildren(...choices.map(([key, text]) => make("option", { value: key }, text)));
  if (choices.some(([key]) => String(key) === value)) select.list.value = value;
}
