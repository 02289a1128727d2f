"use strict";
/* The matrix: what is shown follows the fragment of the address, so that any view can be linked. The pages of its clauses: the
   way back. Everything else works without scripts. */

const remembered = {
  get() { try { return sessionStorage.getItem("matrix") || ""; } catch (e) { return ""; } },
  set(view) { try { sessionStorage.setItem("matrix", view); } catch (e) { /* a browser that keeps nothing */ } },
};

function clausePage() {
  const links = document.querySelectorAll("a.back, .brand");
  links.forEach(link => { link.href += remembered.get(); });
  // A scenario that is linked is open, whatever came of it.
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target && target.matches("details")) target.open = true;
  };
  open();
  addEventListener("hashchange", open);
  addEventListener("keydown", event => {
    if (event.key === "Escape" && !event.defaultPrevented) location.href = links[0].href;
  });
}

function matrixPage(table) {
  const form = document.querySelector(".filters");
  const found = form.querySelector(".found");
  const reading = document.querySelector(".reading");
  const heads = [...table.querySelectorAll("thead [data-column]")];
  const columns = heads.map(head => head.dataset.column);
  const boxes = [...form.querySelectorAll("input[name=subject]")];
  const verdicts = [...form.querySelectorAll("button[name=verdict]")];
  const bodies = [...table.tBodies].map(body => ({ element: body, button: body.querySelector("button"), rows: [] }));
  for (const body of bodies) {
    for (const row of [...body.element.rows].slice(1)) {
      const signs = [...row.cells].slice(1, 1 + columns.length).map(cell => cell.className);
      body.rows.push({ element: row, signs, text: row.cells[0].textContent.toLowerCase(), rulesets: row.dataset.rulesets });
    }
  }
  const total = bodies.reduce((sum, body) => sum + body.rows.length, 0);
  /* Signs that say something of the rule; the others are no difference. */
  const telling = { satisfied: "yes", holds: "yes", violated: "no", "not-so": "no", tolerated: "tolerated", error: "error" };

  /* The view: from the fragment, and back. */
  const view = { q: "", ruleset: "", verdicts: new Set(), shown: new Set(columns), differ: false, folded: new Set() };
  const list = (parameters, name) => (parameters.get(name) || "").split(",").filter(word => word);

  function readAddress() {
    const parameters = new URLSearchParams(location.hash.slice(1));
    view.q = parameters.get("q") || "";
    view.ruleset = parameters.get("ruleset") || "";
    view.verdicts = new Set(list(parameters, "verdict"));
    const chosen = list(parameters, "subject").filter(name => columns.includes(name));
    view.shown = new Set(chosen.length ? chosen : columns);
    view.differ = parameters.has("differ");
    view.folded = new Set(list(parameters, "folded"));
  }

  function writeAddress() {
    const parameters = new URLSearchParams();
    if (view.q) parameters.set("q", view.q);
    if (view.ruleset) parameters.set("ruleset", view.ruleset);
    if (view.verdicts.size) parameters.set("verdict", [...view.verdicts].join(","));
    if (view.shown.size < columns.length) parameters.set("subject", [...view.shown].join(","));
    if (view.differ) parameters.set("differ", "");
    if (view.folded.size) parameters.set("folded", [...view.folded].join(","));
    const fragment = parameters.toString().replace(/=(&|$)/g, "$1").replace(/%2C/g, ",").replace(/%3A/g, ":");
    history.replaceState(null, "", fragment ? "#" + fragment : location.pathname + location.search);
    remembered.set(location.hash);
  }

  /* Columns are hidden by one rule of a style sheet and not cell by cell. */
  const sheet = document.head.appendChild(document.createElement("style")).sheet;
  let shownBefore = "";

  function showColumns() {
    const now = [...view.shown].join();
    if (now === shownBefore) return;
    shownBefore = now;
    while (sheet.cssRules.length) sheet.deleteRule(0);
    const hidden = columns.map((name, i) => view.shown.has(name) ? "" : `.grid tbody td:nth-child(${i + 2})`).filter(rule => rule);
    if (hidden.length) sheet.insertRule(hidden.join() + "{display:none!important}");
    table.classList.toggle("one", view.shown.size === 1);
    table.style.setProperty("--columns", view.shown.size);
    heads.forEach(head => { head.hidden = !view.shown.has(head.dataset.column); });
    let first = 0;
    const groups = [...table.querySelectorAll("colgroup.implementation")];
    [...table.querySelectorAll("thead .name")].forEach((name, i) => {
      const span = +(name.dataset.span = name.dataset.span || name.colSpan);
      const left = columns.slice(first, first += span).filter(column => view.shown.has(column)).length;
      name.hidden = groups[i].hidden = left === 0;
      name.colSpan = groups[i].span = Math.max(1, left);
      name.style.setProperty("--span", Math.max(1, left));
    });
    const one = view.shown.size === 1 ? columns.findIndex(column => view.shown.has(column)) : -1;
    table.querySelectorAll("td.picked").forEach(cell => cell.classList.remove("picked"));
    if (one >= 0) bodies.forEach(body => body.rows.forEach(row => row.element.cells[one + 1].classList.add("picked")));
  }

  function isShown(row, numbers, words, ruleset) {
    if (numbers.length < columns.length && numbers.every(i => !row.signs[i])) return false;
    if (ruleset !== null && !row.rulesets.includes(ruleset)) return false;
    if (!words.every(word => row.text.includes(word))) return false;
    if (view.verdicts.size && !numbers.some(i => view.verdicts.has(row.signs[i]))) return false;
    if (view.differ) {
      const told = new Set(numbers.map(i => telling[row.signs[i]]).filter(word => word));
      if (told.size < 2) return false;
    }
    return true;
  }

  function show() {
    showColumns();
    tellWrong();
    const numbers = columns.map((name, i) => i).filter(i => view.shown.has(columns[i]));
    const words = view.q.toLowerCase().split(/\s+/).filter(word => word);
    const chosen = [...form.elements.ruleset.options].findIndex(option => option.value === view.ruleset);
    const ruleset = chosen > 0 ? ` ${chosen - 1} ` : null;
    let count = 0;
    for (const body of bodies) {
      let here = 0;
      for (const row of body.rows) {
        const shown = isShown(row, numbers, words, ruleset);
        if (row.element.hidden === shown) row.element.hidden = !shown;
        if (shown) here++;
      }
      body.element.hidden = here === 0;
      const folded = view.folded.has(body.element.dataset.group);
      body.element.classList.toggle("closed", folded);
      body.button.setAttribute("aria-expanded", String(!folded));
      count += here;
    }
    found.textContent = count === total ? `All ${total} clauses` : count === 0 ? "No clause is like that" : `${count} of ${total} clauses`;
    if (view.shown.size < columns.length) found.textContent += `, ${view.shown.size} of ${columns.length} columns`;
    const fold = form.elements.fold;
    const all = bodies.every(body => view.folded.has(body.element.dataset.group));
    fold.textContent = all ? "Unfold groups" : "Fold groups";
    fold.setAttribute("aria-pressed", String(all));
  }

  function showFilters() {
    form.elements.q.value = view.q;
    form.elements.ruleset.value = view.ruleset;
    if (form.elements.differ) form.elements.differ.checked = view.differ;
    form.elements.one.value = view.shown.size === columns.length ? "" : view.shown.size === 1 ? [...view.shown][0] : "several";
    boxes.forEach(box => { box.checked = view.shown.has(box.value); });
    verdicts.forEach(button => button.setAttribute("aria-pressed", String(view.verdicts.has(button.value))));
  }

  function change() {
    showFilters();
    writeAddress();
    show();
    settle();
  }

  /* Scrolls to a group, whose head stays at the top of the table. */
  function jump(group) {
    const body = bodies.find(one => one.element.dataset.group === group);
    form.elements.jump.value = "";
    if (!body || body.element.hidden) return;
    body.element.scrollIntoView();
    stopAt(body.button);
    stop.focus({ preventScroll: true });
  }

  /* Of the only column that is shown: what is wrong comes first. */
  const picked = document.getElementById("picked");
  const order = ["violated", "tolerated", "error"];
  function tellWrong() {
    if (!picked) return;
    const one = view.shown.size === 1 ? columns.findIndex(column => view.shown.has(column)) : -1;
    const wrong = one < 0 ? [] : bodies.flatMap(body => body.rows).filter(row => order.includes(row.signs[one]))
      .sort((a, b) => order.indexOf(a.signs[one]) - order.indexOf(b.signs[one]));
    picked.hidden = wrong.length === 0;
    picked.querySelector("ul").replaceChildren(...wrong.map(row => {
      const cell = row.element.cells[one + 1].firstElementChild;
      const item = document.createElement("li");
      const verdict = document.createElement("span");
      verdict.className = "verdict " + row.signs[one];
      verdict.textContent = cell.textContent + " " + cell.getAttribute("aria-label");
      const link = row.element.cells[0].firstElementChild.cloneNode(true);
      link.href = cell.getAttribute("href");
      link.removeAttribute("tabindex");
      item.append(verdict, " ", link);
      return item;
    }));
  }

  function read(event) {
    const { name, value, checked } = event.target;
    if (name === "jump") { jump(value); return; }
    if (name === "q") view.q = value;
    else if (name === "ruleset") view.ruleset = value;
    else if (name === "differ") view.differ = checked;
    else if (name === "one") view.shown = new Set(value && value !== "several" ? [value] : columns);
    else if (name === "subject") {
      const left = boxes.filter(box => box.checked).map(box => box.value);
      view.shown = new Set(left.length ? left : columns);
    }
    change();
  }
  form.addEventListener("input", event => { if (event.target.matches("[type=search]")) read(event); });
  form.addEventListener("change", event => { if (!event.target.matches("[type=search]")) read(event); });
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", event => {
    event.preventDefault();
    Object.assign(view, { q: "", ruleset: "", verdicts: new Set(), shown: new Set(columns), differ: false, folded: new Set() });
    change();
  });
  form.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.name === "verdict" && !view.verdicts.delete(button.value)) view.verdicts.add(button.value);
    if (button.name === "fold") {
      const all = bodies.every(body => view.folded.has(body.element.dataset.group));
      view.folded = new Set(all ? [] : bodies.map(body => body.element.dataset.group));
    }
    if (button.type === "button") change();
  });

  /* One stop for the tabulator, and arrows from there. */
  let stop = null;
  const focusable = cell => [...cell.querySelectorAll("a, button")].find(one => !one.hidden) || cell;
  const isVisible = element => element.getClientRects().length > 0;

  function settle() {
    if (stop && isVisible(stop)) return;
    const rows = bodies.filter(body => !body.element.hidden).flatMap(body => [...body.element.rows]);
    const row = rows.find(one => !one.hidden && !one.classList.contains("group")) || rows[0];
    stopAt(row ? focusable([...row.cells].find((cell, i) => i > 0 && isVisible(cell)) || row.cells[0]) : null);
  }

  function stopAt(element) {
    if (stop) stop.tabIndex = -1;
    stop = element;
    if (stop) stop.tabIndex = 0;
  }

  function rowsShown() {
    return bodies.filter(body => !body.element.hidden).flatMap(body =>
      [...body.element.rows].filter(row => isVisible(row)));
  }

  function move(cell, event) {
    const row = cell.parentElement;
    const cells = [...row.cells].filter(isVisible);
    const at = cells.indexOf(cell);
    const rows = ["ArrowUp", "ArrowDown", "PageUp", "PageDown"].includes(event.key) || event.ctrlKey ? rowsShown() : [row];
    const down = rows.indexOf(row);
    const last = rows.length - 1;
    switch (event.key) {
      case "ArrowRight": return cells[at + 1];
      case "ArrowLeft": return cells[at - 1];
      case "Home": return event.ctrlKey ? rows[0].cells[0] : cells[0];
      case "End": return event.ctrlKey ? [...rows[last].cells].filter(isVisible).pop() : cells[cells.length - 1];
      case "ArrowDown": return down < last ? rows[down + 1].cells[cell.cellIndex] : null;
      case "ArrowUp": return down > 0 ? rows[down - 1].cells[cell.cellIndex] : null;
      case "PageDown": return rows[Math.min(last, down + 10)].cells[cell.cellIndex];
      case "PageUp": return rows[Math.max(0, down - 10)].cells[cell.cellIndex];
      default: return undefined;
    }
  }

  table.addEventListener("keydown", event => {
    const cell = event.target.closest("td, th");
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      form.elements.q.focus();
      return;
    }
    const next = move(cell, event);
    if (next === undefined) return;
    event.preventDefault();
    if (next) {
      stopAt(focusable(next));
      stop.focus();
    }
  });
  table.addEventListener("click", event => {
    const button = event.target.closest("button");
    if (!button) return;
    const group = button.closest("tbody").dataset.group;
    if (!view.folded.delete(group)) view.folded.add(group);
    change();
  });

  /* What the cell under the pointer, or in focus, is about. */
  function tell(event) {
    const cell = event.target.closest("tbody td");
    const head = cell && heads[cell.cellIndex - 1];
    const link = cell && cell.querySelector("a");
    if (!head || !link || cell.parentElement.classList.contains("group")) { reading.textContent = ""; return; }
    const of = link.dataset.of ? ` (${link.dataset.of} scenarios)` : "";
    reading.textContent = `${cell.parentElement.cells[0].textContent.trim()} — ${head.dataset.title}: ${link.getAttribute("aria-label")}${of}`;
  }
  table.addEventListener("mouseover", tell);
  table.addEventListener("focusin", event => {
    const cell = event.target.closest("tbody td, tbody th");
    if (cell) stopAt(focusable(cell));
    tell(event);
  });
  table.addEventListener("mouseleave", () => { reading.textContent = ""; });

  addEventListener("keydown", event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.matches("input[type=search], textarea");
    if (event.key === "/" && !typing) {
      event.preventDefault();
      form.elements.q.focus();
    } else if (event.key === "Escape" && event.target === form.elements.q) {
      event.preventDefault();
      if (view.q) { view.q = ""; change(); } else if (stop) stop.focus();
    }
  });
  /* Whoever comes for one column sees first what is wrong with it. */
  const lookAtOne = () => { if (view.shown.size === 1 && columns.length > 1) (picked.hidden ? document.getElementById("clauses") : picked).scrollIntoView(); };
  addEventListener("hashchange", () => { readAddress(); showFilters(); show(); settle(); remembered.set(location.hash); lookAtOne(); });

  document.querySelectorAll(".controls").forEach(control => { control.hidden = false; });
  table.setAttribute("role", "grid");
  bodies.forEach(body => { body.button.hidden = false; });
  table.querySelectorAll("tbody a, tbody button").forEach(one => { one.tabIndex = -1; });
  bodies.forEach(body => { body.button.setAttribute("aria-label", body.element.querySelector(".title").textContent); });
  readAddress();
  showFilters();
  show();
  settle();
  remembered.set(location.hash);
  lookAtOne();
}

const table = document.querySelector("table.grid");
if (table) matrixPage(table);
else clausePage();
