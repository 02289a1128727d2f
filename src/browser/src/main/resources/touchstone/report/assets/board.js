"use strict";
// A board to play on, by mouse, touch or keyboard; and the rules, which are loaded when they are first needed.
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

  /** A board that says which point was chosen. Arrow keys move a cursor over it; Enter and the space bar choose. */
  class Board {
    #rows = ["."];
    #marks = {};
    #cursor;
    #choose;

    /** @param choose called with a point, such as C3 */
    constructor(choose) {
      this.#choose = choose;
      this.spoken = element("span", { class: "visually-hidden", role: "status" });
      this.node = element("div", { class: "board-to-play", tabindex: "0", role: "application", "aria-label": "Board: arrow keys move the cursor, Enter plays" });
      this.node.addEventListener("click", (event) => this.#clicked(event));
      this.node.addEventListener("keydown", (event) => this.#pressed(event));
      this.node.addEventListener("blur", () => this.#draw());
      // Not for a mouse: what was pressed would be gone before it is let go, and that is no click.
      this.node.addEventListener("focus", () => this.node.matches(":focus-visible") && this.#draw());
    }

    show(rows, marks = {}) {
      this.#rows = rows;
      this.#marks = marks;
      this.#cursor ??= { column: rows[0].length >> 1, row: rows.length >> 1 };
      this.#cursor.column = Math.min(this.#cursor.column, rows[0].length - 1);
      this.#cursor.row = Math.min(this.#cursor.row, rows.length - 1);
      this.#draw();
    }

    #draw() {
      const cursor = document.activeElement === this.node && this.node.matches(":focus-visible");
      this.node.style.setProperty("--lines", Math.max(this.#rows[0].length, this.#rows.length));
      this.node.replaceChildren(drawing(this.#rows, { ...this.#marks, ...(cursor ? { cursor: [point(this.#cursor.column, this.#cursor.row)] } : {}) }), this.spoken);
    }

    #clicked(event) {
      const svg = this.node.querySelector("svg");
      const box = svg.getBoundingClientRect();
      const unit = svg.viewBox.baseVal.width / box.width;
      const column = Math.round(((event.clientX - box.left) * unit - LABELS) / LINE);
      const row = this.#rows.length - 1 - Math.round(((event.clientY - box.top) * unit - EDGE) / LINE);
      if (column >= 0 && column < this.#rows[0].length && row >= 0 && row < this.#rows.length) {
        this.#cursor = { column, row };
        this.#choose(point(column, row));
      }
    }

    #pressed(event) {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey || (!step && event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      event.stopPropagation();
      if (!step) {
        this.#choose(point(this.#cursor.column, this.#cursor.row));
        return;
      }
      this.#cursor.column = Math.max(0, Math.min(this.#rows[0].length - 1, this.#cursor.column + step[0]));
      this.#cursor.row = Math.max(0, Math.min(this.#rows.length - 1, this.#cursor.row + step[1]));
      const { column, row } = this.#cursor;
      const stands = { X: "black stone", O: "white stone", ".": "empty" }[this.#rows[this.#rows.length - 1 - row][column]];
      this.#draw();
      this.spoken.textContent = point(column, row) + ", " + stands;
    }
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

  return { rules, judging, Board, drawing, element, button, clause, choice, axesOf, sentence, opponent, name, point, at, list };
})();
