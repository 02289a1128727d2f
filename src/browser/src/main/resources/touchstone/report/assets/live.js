"use strict";
// Boards of the book and of results that one plays on: from what each shows, by the rules of its example.
(() => {
  const { Board, axesOf, button, choice, clause, drawing, element, name, opponent, sentence } = Touchstone;
  // How the pages draw: the distance of lines, the edge, and the place of the coordinates.
  const LINE = 10, EDGE = 8, LABELS = 14;
  // The same of pictures that say in words what they show.
  const TOLD = { line: 30, left: 42, top: 24 };

  /** What a picture says of itself: its size, then points by what stands there, as in "3 by 3 board; black: A1 B2; a: C3". */
  const words = (svg) => svg.querySelector("desc")?.textContent.split("; ") ?? [];

  /** The points that a picture has under a name. */
  const named = (svg, what) => words(svg).find((part) => part.startsWith(what + ": "))?.slice(what.length + 2).split(" ") ?? [];

  /** The stones of a picture, as rows. */
  function shown(svg) {
    if (!svg.matches(".go")) return shownInWords(svg);
    const { width, height } = svg.viewBox.baseVal;
    const columns = Math.round((width - LABELS - EDGE) / LINE) + 1, lines = Math.round((height - LABELS - EDGE) / LINE) + 1;
    const rows = Array.from({ length: lines }, () => Array(columns).fill("."));
    for (const [kind, sign] of [["b", "X"], ["w", "O"]]) {
      for (const { column, top } of corners(svg, kind)) rows[top][column] = sign;
    }
    return rows.map((row) => row.join(""));
  }

  function shownInWords(svg) {
    const [columns, lines] = words(svg)[0].match(/\d+/g).map(Number);
    const rows = Array.from({ length: lines }, () => Array(columns).fill("."));
    for (const [color, sign] of [["black", "X"], ["white", "O"]]) {
      for (const { column, row } of named(svg, color).map(Touchstone.at)) rows[lines - 1 - row][column] = sign;
    }
    return rows.map((row) => row.join(""));
  }

  /** The lines of a kind, also those that another picture has drawn and this one refers to. */
  function drawn(part, kind) {
    if (part.localName === "use") return drawn(document.getElementById(part.getAttribute("href").slice(1)), kind);
    return part.matches("polyline." + kind) ? [part] : [...part.children].flatMap((child) => drawn(child, kind));
  }

  function corners(svg, kind) {
    const found = [];
    for (const line of drawn(svg, kind)) {
      for (const { x, y } of line.points) found.push({ column: Math.round((x - LABELS) / LINE), top: Math.round((y - EDGE) / LINE) });
    }
    return found;
  }

  const caption = (figure) => figure?.querySelector("figcaption")?.textContent ?? "";

  /** The move that led to a picture, as its caption tells it; nothing if none did. */
  function led(figure) {
    const [, player, move] = /^(Black|White) (passes|[A-Z]\d+)(?=$|:)/.exec(caption(figure)) ?? [];
    return player && { player: player.toLowerCase(), move: move === "passes" ? "pass" : move };
  }

  /**
   * The moves that led to a picture of a result, as its caption tells them: "after Black plays a, White passes", or "after C3 pass", which
   * names no players.
   *
   * @param pictures those before it, which have the points by their letters
   */
  function ledAll(figure, pictures) {
    const told = /^after (.*)$/.exec(caption(figure))?.[1] ?? "";
    const point = (word) => pictures.map((svg) => named(svg, word)[0]).find(Boolean) ?? word;
    const moves = (/^(?:Black|White) /.test(told) ? told.split(", ") : told.split(" ")).map((part) => {
      const [, player, move] = /^(?:(Black|White) (?=p))?(?:plays )?([A-HJ-Z]\d+|[a-z]|pass)(?:es)?$/.exec(part) ?? [];
      return move && { player: player?.toLowerCase(), move: move === "pass" ? move : point(move) };
    });
    return moves.every(Boolean) ? moves : [];
  }

  /** The move of a sentence that names its point. */
  function told(line) {
    const [, player, point] = /^(?:\d+\. )?(Black|White) (?:plays ([A-Z]\d+)|passes)\.$/.exec(line.querySelector("p").textContent.trim()) ?? [];
    return player && { player: player.toLowerCase(), move: point ?? "pass" };
  }

  /** What an example shows and what is done in it, in order: pictures, moves, or both at once. */
  function events(figure) {
    const scene = figure.closest(".scene");
    if (!scene) return results(figure);
    return [...scene.querySelectorAll(".steps > li")].flatMap((line) => {
      const found = [...line.querySelectorAll("figure")].map((one) => ({ figure: one, moves: [led(one)].filter(Boolean), given: line.matches(".given") }));
      const move = found.some(({ moves }) => moves.length > 0) ? undefined : told(line);
      if (move && found.length > 0) found[0].moves = [move];
      return move && found.length === 0 ? [{ moves: [move] }] : found;
    });
  }

  /** The same of a result: all its boards. */
  function results(figure) {
    const all = [...figure.closest(".boards")?.querySelectorAll("figure.board") ?? [figure]].filter((one) => one.querySelector("svg"));
    return all.map((one, number) => {
      const moves = ledAll(one, all.slice(0, number).map((earlier) => earlier.querySelector("svg")));
      return { figure: one, moves, given: moves.length === 0 };
    });
  }

  /**
   * The game up to a picture: where it began and the moves from there. Where something else than a move leads to a picture, such as a move
   * taken back, the game begins there, and of what lay before nothing is known.
   */
  function course(rules, ruleset, figure) {
    const all = events(figure);
    let game, start, made;
    for (const [number, { figure: one, moves, given }] of all.entries()) {
      const rows = one && shown(one.querySelector("svg"));
      const before = game && [...made];
      const goesOn = game && !given
        && moves.every(({ player = game.toMove(), move }) => {
          before.push({ player, move });
          return game.toMove() === player && game.make(player, move).kind === "accepted";
        })
        && (!rows || game.position().join() === rows.join());
      if (goesOn) {
        made = before;
      } else if (rows) {
        start = beginning(one, rows, moves, all[number + 1]?.moves[0]?.player);
        made = [];
        game = rules.newGame(axesOf(rules.rulesets, ruleset), start);
      } else {
        game = undefined;
      }
      if (one === figure) break;
    }
    return { start, made };
  }

  /**
   * A picture as the beginning of a game.
   *
   * @param moves those that led to it
   * @param next who moves next in the example, if that is known
   */
  function beginning(figure, position, moves, next) {
    const [, given, last] = /^(Black|White) (passes|[A-Z]\d+)(?=$|:| was played last$)/.exec(caption(figure)) ?? [];
    const { player = given?.toLowerCase(), move: word = last } = moves[moves.length - 1] ?? {};
    if (!player) return { position, toMove: next ?? "black" };
    const start = { position, toMove: opponent(player) };
    // The rules take it for a play that has taken nothing, by a stone that stands there.
    const stands = /\d$/.test(word) && Touchstone.at(word).row < position.length
      && position[position.length - 1 - Touchstone.at(word).row][Touchstone.at(word).column] === (player === "black" ? "X" : "O");
    return stands && !caption(figure).includes("taken off") ? { ...start, lastPlay: word } : start;
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

  /** The ruleset that a page is about; the first of two that it compares. */
  function ofThePage(rulesets) {
    const page = /\/(?:rulesets|compare)\/([^/]+)\.html$/.exec(location.pathname)?.[1];
    const named = rulesets.map(({ name: ruleset }) => ruleset);
    return named.find((one) => page === one || named.some((two) => page === one + "-" + two));
  }

  async function open(figure, point) {
    if (figure.classList.contains("played")) return;
    try {
      const rules = await Touchstone.rules();
      const wanted = figure.closest("[data-rules]")?.dataset.rules ?? ofThePage(rules.rulesets);
      const ruleset = wanted && axesOf(rules.rulesets, wanted) ? wanted : "base";
      const live = new LiveBoard(rules, figure, ruleset);
      if (point) live.move(point);
      live.board.node.focus({ preventScroll: true });
    } catch (fault) {
      figure.append(element("div", { role: "status" }, "This board cannot be played on: " + fault.message));
    }
  }

  const figures = [...document.querySelectorAll(".steps figure, figure.key, figure.board")].filter((figure) => figure.querySelector("svg"));
  for (const figure of figures) {
    const svg = figure.querySelector("svg");
    const { line, left, top: edge } = svg.matches(".go") ? { line: LINE, left: LABELS, top: EDGE } : TOLD;
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      const unit = svg.viewBox.baseVal.width / box.width;
      const rows = shown(svg);
      const column = Math.round(((event.clientX - box.left) * unit - left) / line);
      const top = Math.round(((event.clientY - box.top) * unit - edge) / line);
      const on = column >= 0 && column < rows[0].length && top >= 0 && top < rows.length;
      open(figure, on ? Touchstone.point(column, rows.length - 1 - top) : undefined);
    });
    figure.append(button("Play on", () => open(figure), { class: "play-on" }));
  }
  // The first move is not to wait for the rules: they come when the page is there and nothing else is to be done.
  if (figures.length > 0) addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(() => Touchstone.rules().catch(() => {})));
})();
