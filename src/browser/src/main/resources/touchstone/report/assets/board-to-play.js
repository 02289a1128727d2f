"use strict";
// A board to play on, by mouse, touch or keyboard.
{
  const { LINE, EDGE, LABELS, drawing, element, point } = Touchstone;

  /**
   * A board that says which point was chosen. Arrow keys move a cursor over it; Enter and the space bar choose. Where lines are too near for a
   * finger, a touch shows the part around it larger, and the next one chooses.
   */
  Touchstone.Board = class {
    #rows = ["."];
    #marks = {};
    #cursor;
    #choose;
    #larger;

    /** @param choose called with a point, such as C3 */
    constructor(choose) {
      this.#choose = choose;
      this.spoken = element("span", { class: "visually-hidden", role: "status" });
      this.node = element("div", { class: "board-to-play", tabindex: "0", role: "application", "aria-label": "Board: arrow keys move the cursor, Enter plays" });
      this.node.addEventListener("click", (event) => this.#clicked(event));
      this.node.addEventListener("keydown", (event) => this.#pressed(event));
      this.node.addEventListener("blur", () => {
        this.#larger = undefined;
        this.#draw();
      });
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
      if (this.#larger) this.node.firstChild.setAttribute("viewBox", this.#larger);
    }

    #clicked(event) {
      const svg = this.node.querySelector("svg");
      const box = svg.getBoundingClientRect();
      const view = svg.viewBox.baseVal;
      const unit = view.width / box.width;
      const across = view.x + (event.clientX - box.left) * unit;
      const down = view.y + (event.clientY - box.top) * unit;
      this.#larger = event.pointerType === "touch" && LINE / unit < 20 && [across - view.width / 6, down - view.height / 6, view.width / 3, view.height / 3];
      this.#draw();
      if (this.#larger) {
        this.spoken.textContent = "Larger: touch the point";
        return;
      }
      const column = Math.round((across - LABELS) / LINE);
      const top = Math.round((down - EDGE) / LINE);
      if (this.#rows[top]?.[column]) {
        const row = this.#rows.length - 1 - top;
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
  };
}
