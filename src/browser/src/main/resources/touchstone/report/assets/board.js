"use strict";
// Drawings of boards, and what pages that play or judge share; and the rules, which are loaded when they are first needed.
const Touchstone = (() => {
  const COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
  const SVG = "http://www.w3.org/2000/svg";
  // In units of the drawing: from line to line, from the outermost line to the edge of the wood, and where the coordinates are.
  const LINE = 10, EDGE = 8, LABELS = 14;
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
  const loading = {};

  /** A script of the folder, loaded when it is first needed. */
  function loaded(name) {
    loading[name] ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = folder + name;
      script.onload = resolve;
      script.onerror = () => reject(new Error("assets/" + name + " is missing: copy the whole folder of pages"));
      document.head.append(script);
    });
    return loading[name];
  }

  /** The functions of touchstone-rules, once they are there. */
  const rules = () => loaded("rules.js").then(() => TouchstoneRules);

  /** What reads and judges records, as a function that makes it: its text is what a worker runs. */
  const judging = () => loaded("judging.js").then(() => touchstoneJudging);

  const opponent = (color) => (color === "black" ? "white" : "black");
  const name = (color) => (color === "black" ? "Black" : "White");
  const point = (column, row) => COLUMNS[column] + (row + 1);
  const at = (text) => ({ column: COLUMNS.indexOf(text[0]), row: Number(text.slice(1)) - 1 });

  /** An element of HTML, or of SVG within a drawing, with attributes and contents. */
  function element(kind, attributes = {}, ...contents) {
    const made = document.createElement(kind);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined) made.setAttribute(key, value);
    }
    made.append(...contents);
    return made;
  }

  function drawn(parent, kind, attributes, text) {
    const made = document.createElementNS(SVG, kind);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.textContent = text;
    parent.append(made);
    return made;
  }

  const x = (column) => LABELS + column * LINE;
  const y = (height, row) => EDGE + (height - 1 - row) * LINE;

  /** The lines with star points on a board of 9 lines or more: the third or fourth from each edge, and the middle if there is one. */
  function starLines(size) {
    const low = size < 13 ? 2 : 3;
    return size < 9 ? [] : [low, ...(size % 2 === 1 ? [(size - 1) / 2] : []), size - 1 - low];
  }

  /**
   * A drawing of a position.
   *
   * @param rows the top row first: X black, O white, . empty
   * @param marks points by the name of a mark: last, taken, forbidden, black, white, cursor, dead, filled, shared, a number, or a question mark: ?
   */
  function drawing(rows, marks = {}) {
    const width = rows[0].length, height = rows.length;
    const right = LABELS + (width - 1) * LINE + EDGE, bottom = LABELS + (height - 1) * LINE + EDGE;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", "0 0 " + right + " " + bottom);
    svg.setAttribute("class", "playing");
    svg.setAttribute("aria-hidden", "true");
    drawn(svg, "rect", { class: "wood", x: 0.5, y: 0.5, width: right - 1, height: bottom - 1, rx: 1.5 });
    let lines = "";
    for (let row = 0; row < height; row++) lines += "M" + x(0) + " " + y(height, row) + "H" + x(width - 1);
    for (let column = 0; column < width; column++) lines += "M" + x(column) + " " + y(height, height - 1) + "V" + y(height, 0);
    drawn(svg, "path", { class: "lines", d: lines });
    const stars = width === height ? starLines(width) : [], middle = (width - 1) / 2;
    for (const column of stars) for (const row of stars) {
      if (width > 13 || (column === middle) === (row === middle)) drawn(svg, "circle", { class: "star", cx: x(column), cy: y(height, row), r: 1 });
    }
    for (let column = 0; column < width; column++) drawn(svg, "text", { class: "label", x: x(column), y: bottom - 3 }, COLUMNS[column]);
    for (let row = 0; row < height; row++) drawn(svg, "text", { class: "label", x: 5, y: y(height, row) + 1.5 }, row + 1);
    rows.forEach((signs, top) => [...signs].forEach((sign, column) => {
      if (sign !== ".") drawn(svg, "circle", { class: sign === "X" ? "black stone" : "white stone", cx: x(column), cy: EDGE + top * LINE, r: 4.6 });
    }));
    for (const [mark, points] of Object.entries(marks)) {
      for (const text of points) {
        const { column, row } = at(text);
        if (column < width && row < height) marked(svg, mark, x(column), y(height, row), rows[height - 1 - row][column]);
      }
    }
    return svg;
  }

  function marked(svg, mark, cx, cy, sign) {
    const on = sign === "X" ? " on-black" : "";
    if (mark === "last") drawn(svg, "circle", { class: "last" + on, cx, cy, r: 2.1 });
    else if (mark === "cursor") drawn(svg, "rect", { class: "cursor", x: cx - 4.8, y: cy - 4.8, width: 9.6, height: 9.6, rx: 1 });
    else if (mark === "black" || mark === "white") drawn(svg, "rect", { class: "owned " + mark, x: cx - 1.8, y: cy - 1.8, width: 3.6, height: 3.6 });
    else if (mark === "filled") drawn(svg, "circle", { class: "filled" + on, cx, cy, r: 1.5 });
    else if (mark === "shared") drawn(svg, "circle", { class: "shared", cx, cy, r: 1.5 });
    else if (/^(\d+|\?)$/.test(mark)) drawn(svg, "text", { class: "number" + on, x: cx, y: cy + 1.5 }, mark);
    else drawn(svg, "path", { class: mark + on, d: "M" + (cx - 2.6) + " " + (cy - 2.6) + "l5.2 5.2m0-5.2l-5.2 5.2" });
  }

  /** A button. */
  function button(text, press, attributes = {}) {
    const made = element("button", { type: "button", ...attributes }, text);
    made.addEventListener("click", press);
    return made;
  }

  /** A clause by its id, as a link to its page. */
  function clause(id) {
    const { root = "", clauses = root + "clauses/" } = document.querySelector("header.bar")?.dataset ?? {};
    return element("a", { href: clauses + encodeURIComponent(id) + ".html" }, id);
  }

  /** The rules that a text names: a ruleset, and values on axes that it has otherwise, as in japanese;komi=integer. */
  function axesOf(rulesets, text) {
    const [name, ...others] = text.split(";");
    const ruleset = rulesets.find((one) => one.name === name);
    return ruleset && { ...ruleset.axes, ...Object.fromEntries(others.map((one) => one.split("="))) };
  }

  /** A choice of rulesets; one that is chosen already may be none of the list. */
  function choice(rulesets, chosen, change) {
    const select = element("select", {});
    if (!rulesets.some((one) => one.name === chosen)) select.append(element("option", { value: chosen }, chosen));
    for (const { name: id } of rulesets) select.append(element("option", { value: id }, id));
    select.value = chosen;
    select.addEventListener("change", () => change(select.value));
    return select;
  }

  const list = (points) => points.length === 1 ? points[0] : points.slice(0, -1).join(", ") + " and " + points[points.length - 1];

  /** What an answer to a move says, as parts of a sentence. */
  function sentence(player, move, answer) {
    if (answer.kind === "accepted") {
      const taken = answer.captured ? ", which takes " + list(answer.captured) : "";
      const own = answer.selfCaptured ? ", and " + list(answer.selfCaptured) + " of the player's own come off" : "";
      return [move === "pass" ? name(player) + " passes." : name(player) + " plays " + move + taken + own + "."];
    }
    const why = answer.words.replace(answer.clause + ": ", "");
    return [name(player) + " may not " + (move === "pass" ? "pass" : "play " + move) + ": " + why + " (", clause(answer.clause), ")."];
  }

  return { LINE, EDGE, LABELS, rules, judging, drawing, element, button, clause, choice, axesOf, sentence, opponent, name, point, at, list };
})();
