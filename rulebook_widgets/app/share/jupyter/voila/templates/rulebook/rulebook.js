/* The page's own behaviour: waiting for the boards, the contents drawer, and the notices. */
(function () {
  "use strict";
  const page = document.documentElement;
  const POLL = 15000; // how often a page asks whether its kernel is still there
  const PATIENCE = 45000; // after so long without a board the reader is told
  const OUTPUT = 'script[type="application/vnd.voila.cell-output+json"]';
  const byId = (id) => document.getElementById(id);

  /* anywidget gives up a board for good whose script has not begun within two seconds ("model not
     found"). A slow machine, or a page of thirty boards, gets as long as the reader does. */
  const after = AbortSignal.timeout;
  AbortSignal.timeout = (time) => after.call(AbortSignal, Math.max(time, PATIENCE));

  /* Waiting: the rest of the page is shown when every output is drawn, or says why not. */
  let written = false;
  const started = Date.now();

  const CALM = 1; // wait for so many looks without a change
  let height = -1;
  let calm = 0;

  function drawn() {
    const rest = byId("rest");
    // Boards grow as their parts arrive, and say so.
    if (rest.querySelector(`${OUTPUT}, [data-growing]`)) return false;
    const widgets = [...rest.querySelectorAll(".jp-OutputArea-output.lm-Panel")];
    return widgets.every((widget) => widget.childElementCount > 0);
  }

  function settled() {
    if (!drawn()) {
      calm = 0; // and nothing is measured: that is dear while scripts build the page
      return false;
    }
    const now = byId("rest").offsetHeight;
    calm = now === height ? calm + 1 : 0;
    height = now;
    return calm >= CALM;
  }

  function reveal() {
    page.classList.remove("is-loading");
    const waiting = byId("waiting");
    if (waiting) waiting.remove();
    if (!location.hash) return;
    const name = decodeURIComponent(location.hash.slice(1));
    const target = byId(name) || rule(name);
    if (target) target.scrollIntoView();
  }

  /* Where a rule is told: its text begins with its number. An output keeps no anchors. */
  function rule(id) {
    return [...byId("rest").querySelectorAll("strong")].find((at) => at.textContent === id);
  }

  function watch() {
    if (!page.classList.contains("is-loading")) return;
    if (written && settled()) {
      reveal();
    } else if (Date.now() - started > PATIENCE) {
      reveal();
      // On a slow machine the end of the page, with the notices, may not have come yet.
      const stuck = byId("stuck");
      if (stuck) stuck.hidden = drawn();
    } else {
      setTimeout(watch, 30);
    }
  }

  // Voila calls these: while cells run, when the page is written, and when its theme is there.
  window.voila_heartbeat = () => {};
  window.voila_process = () => {};
  window.voila_finish = () => {
    written = true;
  };
  watch();

  /* JupyterLab's style marks dark pages by an attribute; follow the reader's choice. */
  const dark = matchMedia("(prefers-color-scheme: dark)");
  function theme() {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
    document.body.classList.toggle("theme-dark", dark.matches);
    document.body.classList.toggle("theme-light", !dark.matches);
  }
  dark.addEventListener("change", theme);
  theme();

  /* The contents: beside the text on wide screens, a drawer on narrow ones. */
  const contents = byId("contents");
  const menu = document.querySelector(".menu");
  const close = contents.querySelector(".close");
  const narrow = matchMedia("(max-width: 61.99rem)");

  function drawer(open) {
    page.classList.toggle("drawer-open", open);
    menu.setAttribute("aria-expanded", String(open));
    for (const part of document.querySelectorAll("main, .bottom, .top")) part.inert = open;
    contents.inert = narrow.matches && !open;
    if (open) (contents.querySelector('[aria-current="page"]') || close).focus();
  }
  function shut() {
    if (!page.classList.contains("drawer-open")) return;
    drawer(false);
    menu.focus();
  }
  menu.hidden = close.hidden = contents.querySelector("a") === null;
  menu.addEventListener("click", () => drawer(true));
  close.addEventListener("click", shut);
  narrow.addEventListener("change", () => drawer(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") shut();
  });
  document.addEventListener("click", (event) => {
    if (event.target === page || event.target === document.body) shut();
  });
  drawer(false);

  /* Is the kernel still there? Its websocket stays open when it is stopped, so ask. */
  let gone = false;
  async function ask() {
    const config = byId("jupyter-config-data");
    // The notices stand at the end of the page, which may not have been written yet.
    if (gone || document.hidden || !config || !byId("gone")) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    try {
      const answer = await fetch(`${baseUrl}api/kernels/${kernelId}`, { cache: "no-store" });
      gone = answer.status === 404;
      byId("away").hidden = true;
      byId("gone").hidden = !gone;
    } catch {
      byId("away").hidden = false;
    }
  }
  setInterval(ask, POLL);
  document.addEventListener("visibilitychange", ask);
  window.addEventListener("online", ask);
  document.addEventListener("click", (event) => {
    if (event.target.closest(".reload")) location.reload();
  });
  // A page that the browser kept when it was left has lost its kernel.
  window.addEventListener("pageshow", (event) => {
    if (event.persisted) location.reload();
  });
})();
