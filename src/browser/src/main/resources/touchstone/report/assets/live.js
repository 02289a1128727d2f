"use strict";
// Every board of the book plays on: from what it shows, by the rules of its example.
(() => {
  const { Board, axesOf, button, choice, clause, drawing, element, name, opponent, sentence } = Touchstone;
  // How the pages draw: the distance of lines, the edge, and the place of the coordinates.
  const LINE = 10, EDGE = 8, LABELS = 14;

  /** The stones of a picture, as rows. */
  function shown(svg) {
    const { width, height } = svg.viewBox.baseVal;
    const columns = Math.round((width - LABELS - EDGE) / LINE) + 1, lines = Math.round((height - LABELS - EDGE) / LINE) + 1;
    const rows = Array.from({ length: lines }, () => Array(columns).fill("."));
    for (const [kind, sign] of [["b", "X"], ["w", "O"]]) {
      for (const { column, top } of corners(svg, kind)) rows[top][column] = sign;
    }
    return rows.map((row) => row.join(""));
  }

  function corners(svg, kind) {
    const found = [];
    for (const line of svg.querySelectorAll("polyline." + kind)) {
      for (const { x, y } of line.points) found.push({ column: Math.round((x - LABELS) / LINE), top: Math.round((y - EDGE) / LINE) });
    }
    return found;
  }

  /** The player who made the last move, and where, if a picture marks it. */
  function last(svg) {
    for (const [kind, player] of [["lb", "black"], ["lw", "white"]]) {
      const [corner] = corners(svg, kind);
      if (corner) return { player, point: Touchstone.point(corner.column, shown(svg).length - 1 - corner.top) };
    }
    return undefined;
  }

  /** The moves of an example, from the record that its page has. */
  function moves(scene, height) {
    const record = scene.querySelector('.take pre[data-file$=".sgf"]')?.textContent ?? "";
    return [...record.matchAll(/;([BW])\[([a-z]{0,2})\]/g)].map(([, color, place]) => ({
      player: color === "B" ? "black" : "white",
      move: place === "" ? "pass" : Touchstone.point(place.charCodeAt(0) - 97, height - 1 - (place.charCodeAt(1) - 97)),
    }));
  }

  /**
   * The game up to a picture: where it began and the moves from there. Where the record does not lead to the picture, the picture is
   * the beginning, and of what lay before nothing is known.
   */
  function course(rules, ruleset, figure) {
    const svg = figure.querySelector("svg");
    const rows = shown(svg);
    const scene = figure.closest(".scene");
    const given = [...(scene?.querySelectorAll(".steps > .given figure") ?? [])].pop();
    if (given) {
      const made = moves(scene, rows.length);
      const start = beginning(given.querySelector("svg"), made[0]?.player);
      const figures = [...scene.querySelectorAll(".steps figure")];
      const after = figures.slice(figures.indexOf(given) + 1, figures.indexOf(figure) + 1);
      const game = rules.newGame(axesOf(rules.rulesets, ruleset), start);
      let number = 0;
      for (const one of after) {
        const wanted = shown(one.querySelector("svg")).join();
        const mark = last(one.querySelector("svg"));
        const next = made[number];
        // A picture with the last play marked comes after it; one without shows the same moment again, or a pass.
        if (next && (mark?.point === next.move || game.position().join() !== wanted)) {
          game.make(next.player, next.move);
          number++;
        }
        if (game.position().join() !== wanted) return { start: beginning(svg), made: [] };
      }
      if (game.position().join() === rows.join()) return { start, made: made.slice(0, number) };
    }
    return { start: beginning(svg), made: [] };
  }

  function beginning(svg, toMove) {
    const before = last(svg);
    const start = { position: shown(svg), toMove: toMove ?? (before ? opponent(before.player) : "black") };
    return before && before.player !== start.toMove ? { ...start, lastPlay: before.point } : start;
  }

  /** One board that is played on. */
  class LiveBoard {
    #rules;
    #figure;
    #ruleset;
    #start;
    #made;
    #example;
    #marks = {};

    constructor(rules, figure, ruleset) {
      this.#rules = rules;
      this.#figure = figure;
      this.#ruleset = ruleset;
      ({ start: this.#start, made: this.#made } = course(rules, ruleset, figure));
      this.#example = this.#made.length;
      this.board = new Board((point) => this.move(point));
      this.said = element("div", { class: "ruling", role: "status" });
      this.earlier = element("div", { class: "earlier" });
      this.others = element("div", { class: "otherwise" });
      const select = choice(rules.rulesets, ruleset, (chosen) => {
        this.#ruleset = chosen;
        this.#say(["By " + chosen + " from here."]);
        this.#draw();
      });
      this.compare = button("Other rulesets", () => {
        this.compare.setAttribute("aria-pressed", String(this.compare.getAttribute("aria-pressed") !== "true"));
        this.#compared();
      }, { "aria-pressed": "false", title: "Which of the rulesets decide otherwise" });
      this.turn = button("", () => this.#otherTurn(), { title: "Let the other player move" });
      this.panel = element("div", { class: "panel play-on" },
        this.board.node, this.said, this.earlier,
        element("div", { class: "tools" },
          element("label", {}, "Rules ", select), " ", this.turn, " ",
          button("Pass", () => this.move("pass")), " ",
          button("Back", () => this.#back()), " ", this.compare, " ",
          button("To the example", () => this.close())),
        this.others);
      figure.classList.add("played");
      figure.append(this.panel);
      this.#say([name(this.#toMove()) + " to move."]);
      this.#draw();
    }

    /** The game as it stands by a ruleset; the number of a move that this ruleset refuses, if one is. */
    #game(ruleset) {
      const game = this.#rules.newGame(axesOf(this.#rules.rulesets, ruleset), this.#start);
      const refused = this.#made.findIndex(({ player, move }) => game.make(player, move).kind !== "accepted");
      return { game, refused };
    }

    #toMove() {
      return this.#game(this.#ruleset).game.toMove();
    }

    move(move) {
      const { game } = this.#game(this.#ruleset);
      const player = game.toMove();
      const answer = game.make(player, move);
      this.tried = { player, move, kind: answer.kind, clause: answer.clause, before: [...this.#made] };
      this.earlier.replaceChildren();
      this.#marks = {};
      if (answer.kind === "accepted") {
        this.#made.push({ player, move });
        if (answer.captured) this.#marks.taken = answer.captured;
      } else {
        if (move !== "pass") this.#marks.forbidden = [move];
        if (answer.earlier) this.#showEarlier(answer.earlier);
      }
      this.#say(sentence(player, move, answer));
      this.#draw();
      this.#compared();
    }

    #showEarlier({ position, moves: number }) {
      this.earlier.replaceChildren(
        element("div", {}, number === 0 ? "This stood at the start:" : "This stood after move " + number + ":"),
        drawing(position));
    }

    /** What the other rulesets say of the last move that was tried, where they say something else. */
    #compared() {
      this.others.replaceChildren();
      if (this.compare.getAttribute("aria-pressed") !== "true") return;
      if (!this.tried) {
        this.others.append(element("div", {}, "Play a move first: then the rulesets that decide otherwise stand here."));
        return;
      }
      const { player, move, kind, before } = this.tried;
      const items = [];
      for (const { name: ruleset } of this.#rules.rulesets) {
        if (ruleset === this.#ruleset) continue;
        const game = this.#rules.newGame(axesOf(this.#rules.rulesets, ruleset), this.#start);
        const refused = before.findIndex((one) => game.make(one.player, one.move).kind !== "accepted");
        if (refused >= 0) {
          items.push(element("li", {}, ruleset + " has refused move " + (refused + 1) + " already"));
          continue;
        }
        const answer = game.ask(player, move);
        if (answer.kind !== kind) {
          items.push(answer.kind === "accepted"
            ? element("li", {}, ruleset + " allows it")
            : element("li", {}, ruleset + " refuses it: ", clause(answer.clause)));
        }
      }
      this.others.append(items.length > 0 ? element("ul", {}, ...items) : element("div", {}, "All rulesets decide this move alike."));
    }

    #otherTurn() {
      const position = this.#game(this.#ruleset).game.position();
      this.#start = { position, toMove: opponent(this.#toMove()) };
      this.#made = [];
      this.#example = -1;
      this.tried = undefined;
      this.#say([name(this.#start.toMove) + " to move. What lay before is forgotten."]);
      this.#draw();
      this.#compared();
    }

    #back() {
      if (this.#made.length === 0) {
        this.#say(["There is no move before this."]);
        return;
      }
      const { player, move } = this.#made.pop();
      this.#marks = {};
      this.tried = undefined;
      this.earlier.replaceChildren();
      this.#say([name(player) + "'s " + move + " is taken back. " + name(this.#toMove()) + " to move."]);
      this.#draw();
      this.#compared();
    }

    #say(parts) {
      this.said.replaceChildren(...parts);
    }

    #draw() {
      const { game, refused } = this.#game(this.#ruleset);
      if (refused >= 0) {
        const { player, move } = this.#made[refused];
        this.#say([this.#ruleset + " refuses move " + (refused + 1) + ", " + name(player) + " " + move + ": the board is as before it."]);
        this.#made.length = refused;
        this.#draw();
        return;
      }
      const before = this.#made[this.#made.length - 1];
      this.board.show(game.position(), { ...(before && before.move !== "pass" ? { last: [before.move] } : {}), ...this.#marks });
      this.turn.textContent = name(game.toMove()) + " to move";
    }

    close() {
      this.panel.remove();
      this.#figure.classList.remove("played");
      this.#figure.querySelector("button.play-on")?.focus();
    }
  }

  async function open(figure, point) {
    if (figure.classList.contains("played")) return;
    try {
      const rules = await Touchstone.rules();
      // The rules by which the example was played; on the page of a ruleset its own.
      const wanted = figure.closest("[data-rules]")?.dataset.rules ?? /\/rulesets\/([^/]+)\.html$/.exec(location.pathname)?.[1];
      const ruleset = wanted && axesOf(rules.rulesets, wanted) ? wanted : "base";
      const live = new LiveBoard(rules, figure, ruleset);
      if (point) live.move(point);
      live.board.node.focus({ preventScroll: true });
    } catch (fault) {
      figure.append(element("div", { role: "status" }, "This board cannot be played on: " + fault.message));
    }
  }

  for (const figure of document.querySelectorAll(".steps figure, figure.key")) {
    const svg = figure.querySelector("svg.go");
    if (!svg) continue;
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const unit = svg.viewBox.baseVal.width / box.width;
      const rows = shown(svg);
      const column = Math.round(((event.clientX - box.left) * unit - LABELS) / LINE);
      const top = Math.round(((event.clientY - box.top) * unit - EDGE) / LINE);
      const on = column >= 0 && column < rows[0].length && top >= 0 && top < rows.length;
      open(figure, on ? Touchstone.point(column, rows.length - 1 - top) : undefined);
    });
    figure.append(button("Play on", () => open(figure), { class: "play-on" }));
  }
})();
