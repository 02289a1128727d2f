"use strict";
// Two people and a referee: a whole game by any ruleset. The game is what was done since its start, and is played through again from there
// whenever it changes; the address of the page has it, so that it can be sent to somebody.
(async () => {
  const { Board, button, choice, clause, drawing, element, name, sentence } = Touchstone;
  const page = document.getElementById("play");
  if (!page) return;

  const LARGEST = 5_000_000;

  const words = {
    komi: (points) => ({ kind: "komi", points: Number(points) }),
    bids: (bids) => ({ kind: "bids", bids: bids.split("+").map(Number) }),
    handicap: (stones) => ({ kind: "handicap", stones: Number(stones) }),
    placement: (points) => ({ kind: "placement", points: points.split("+") }),
    stop: () => ({ kind: "stop" }),
    dead: (stones) => ({ kind: "dead", stones: stones === "" ? [] : stones.split("+") }),
    resume: (requester) => ({ kind: "resume", requester }),
    "next-mover": (mover) => ({ kind: "next-mover", mover }),
    deadlock: () => ({ kind: "deadlock" }),
    repeats: () => ({ kind: "repeats" }),
    resigns: (player) => ({ kind: "resigns", player }),
  };

  /** What is done in a game, as the address has it: a move, or what is said. */
  function done(game, word) {
    const [kind, ...rest] = word.split(":");
    if (Object.hasOwn(words, kind)) {
      const statement = words[kind](rest.join(":"));
      return { statement, answer: game.say(statement) };
    }
    const player = game.toMove();
    return { player, move: word, answer: game.make(player, word) };
  }

  let rules;
  try {
    rules = await Touchstone.rules();
  } catch (fault) {
    page.append(element("p", { role: "status" }, fault.message));
    return;
  }

  const named = (name) => rules.rulesets.find((one) => one.name === name);

  const axesOf = (text) => Touchstone.axesOf(rules.rulesets, text);

  let ruleset = "japanese", beside = "", width = 9, height = 9, course = [];
  let dead = new Set(), placed = [], taken = [], forbidden = [];

  const said = element("p", { class: "ruling", role: "status" });
  const state = element("p", { class: "state" });
  const earlier = element("div", { class: "earlier" });
  const acts = element("p", { class: "tools" });
  const result = element("div", { class: "result" });
  const parting = element("div", { class: "parting" });
  const board = new Board(chosen);

  const sizes = (label, get, set) => {
    const input = element("input", { type: "number", min: 1, max: 25, value: get(), "aria-label": label });
    input.addEventListener("change", () => {
      const lines = Number(input.value);
      if (!Number.isInteger(lines) || lines < 1 || lines > 25) {
        say("A board has 1 to 25 lines each way, not " + input.value + ".");
        input.value = get();
        return;
      }
      set(lines);
      begin();
    });
    return input;
  };
  const across = sizes("Columns", () => width, (lines) => (width = lines));
  const down = sizes("Rows", () => height, (lines) => (height = lines));
  const by = choice(rules.rulesets, ruleset, (chosen) => {
    ruleset = chosen;
    begin();
  });
  const axes = element("p", { class: "tools" });
  for (const [axis, values] of Object.entries(rules.axes())) {
    const select = choice(values.map((name) => ({ name })), values[0], () => {
      const base = by.value;
      const own = [...axes.querySelectorAll("select")].filter((one) => named(base).axes[one.dataset.axis] !== one.value);
      ruleset = [base, ...own.map((one) => one.dataset.axis + "=" + one.value)].join(";");
      begin();
    });
    select.dataset.axis = axis;
    axes.append(element("label", {}, axis + " ", select), " ");
  }
  const other = choice(rules.rulesets, "base", (chosen) => {
    beside = chosen;
    show();
  });
  other.prepend(element("option", { value: "" }, "none"));
  other.value = "";
  const record = element("textarea", { rows: 5, "aria-label": "Record in SGF", spellcheck: "false" });

  const file = element("input", { type: "file", accept: ".sgf" });
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    if (chosen.size > LARGEST) {
      say("A record of one game is shorter than five million bytes; this file has " + chosen.size + ".");
      return;
    }
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    record.value = new TextDecoder().decode(bytes);
    read(bytes);
  });

  page.append(
    element("p", { class: "tools" }, element("label", {}, "Rules ", by), " ", element("label", {}, "Columns ", across), " ", element("label", {}, "Rows ", down), " ",
      button("New game", begin), " ", element("label", {}, "Beside them ", other)),
    element("details", {}, element("summary", {}, "Rules of your own: another value on any axis"), axes),
    element("div", { class: "table" }, element("div", {}, board.node), element("div", { class: "referee" }, state, said, earlier, acts, result, parting)),
    element("details", {}, element("summary", {}, "Record (SGF)"), record, element("p", { class: "tools" },
      button("Write", () => (record.value = sgf())), " ", button("Read", () => read(new TextEncoder().encode("\ufeff" + record.value))), " ", element("label", {}, "Open ", file))));

  function say(...parts) {
    said.replaceChildren(...parts);
  }

  function begin() {
    course = [];
    forget();
    say("A new game by " + ruleset + ".");
    show();
  }

  function forget() {
    dead = new Set();
    placed = [];
    taken = [];
    forbidden = [];
    earlier.replaceChildren();
  }

  /** The game by a ruleset, as far as it lets it go: the number of what it refuses first, or -1. */
  function played(chosen) {
    const game = rules.newGame(axesOf(chosen), rules.emptyBoard(width, height));
    const refused = course.findIndex((word) => done(game, word).answer.kind !== "accepted");
    return { game, refused };
  }

  function act(word) {
    const { game } = played(ruleset);
    let outcome;
    try {
      outcome = done(game, word);
    } catch (fault) {
      say(fault.message + ".");
      return;
    }
    const { answer, move, player, statement } = outcome;
    forget();
    if (answer.kind === "accepted") {
      course.push(word);
      taken = answer.captured ?? [];
    } else {
      if (move && move !== "pass") forbidden = [move];
      if (answer.earlier) {
        earlier.replaceChildren(element("p", {}, answer.earlier.moves === 0 ? "This stood at the start:" : "This stood after move " + answer.earlier.moves + ":"), drawing(answer.earlier.position));
      }
    }
    if (move) say(...sentence(player, move, answer));
    else if (answer.kind === "accepted") say("Agreed: " + told(statement) + ".");
    else say("That cannot be: " + answer.words.replace(answer.clause + ": ", "") + " (", clause(answer.clause), ").");
    show();
  }

  /** A statement in a few words. */
  function told(statement) {
    switch (statement.kind) {
      case "komi": return "a komi of " + statement.points;
      case "bids": return "the bids " + statement.bids.join(", ");
      case "handicap": return "a handicap of " + statement.stones;
      case "placement": return "handicap stones on " + Touchstone.list(statement.points);
      case "dead": return statement.stones.length === 0 ? "no stone is dead" : "dead are " + Touchstone.list(statement.stones);
      case "stop": return "the play stops";
      case "resume": return name(statement.requester) + " asks to go on";
      case "next-mover": return "play goes on, and " + name(statement.mover) + " moves";
      case "deadlock": return "the players cannot agree";
      case "repeats": return "the game goes round in a circle";
      default: return name(statement.player) + " resigns";
    }
  }

  function chosen(point) {
    const { game } = played(ruleset);
    if (game.phase() === "stopped" && allowed(game, { kind: "dead", stones: [] })) {
      const chain = stands(game.position(), point) === "." ? [] : game.chain(point);
      const marked = dead.has(point);
      for (const stone of chain) marked ? dead.delete(stone) : dead.add(stone);
      show();
    } else if (due(game)) {
      placed = placed.includes(point) ? placed.filter((one) => one !== point) : [...placed, point];
      show();
    } else {
      act(point);
    }
  }

  function stands(rows, point) {
    const { column, row } = Touchstone.at(point);
    return rows[rows.length - 1 - row][column];
  }

  const allowed = (game, statement) => game.maySay(statement).kind === "accepted";

  /** Whether Black has yet to place handicap stones. */
  const due = (game) => game.phase() !== "over" && game.ask(game.toMove(), "pass").clause === "handicap.free";

  /** A number to fill in, and a button that says it. */
  function numbered(text, word, value) {
    const input = element("input", { type: word === "bids" ? "text" : "number", step: "0.5", value, "aria-label": text, size: 6 });
    return element("span", { class: "said" }, input, button(text, () => act(word + ":" + input.value.trim().replace(/[\s,;+]+/g, "+"))));
  }

  function actions(game) {
    const made = [];
    const offered = (text, word) => {
      if (allowed(game, words[word.split(":")[0]](word.split(":")[1] ?? ""))) made.push(button(text, () => act(word)));
    };
    const phase = game.phase();
    if (phase === "over") return made;
    const played = game.rules();
    if (due(game)) return [button("Place these (" + placed.length + ")", () => act("placement:" + placed.join("+")))];
    if (phase === "terms") {
      const standard = named(ruleset.split(";")[0]).komi;
      if (played.komi === "auction") made.push(numbered("Bids", "bids", "5 6.5"));
      else if (played.komi !== "none") made.push(numbered("Komi", "komi", standard[width + "x" + height] ?? standard.any ?? standard["19x19"] ?? 6.5));
      if (played.handicap !== "none") made.push(numbered("Handicap", "handicap", 2));
    }
    if (phase !== "stopped" || played.ending === "four-passes") made.push(button("Pass", () => act("pass")));
    offered("Stop", "stop");
    if (phase === "stopped") {
      if (allowed(game, { kind: "dead", stones: [...dead] })) made.push(button(dead.size === 0 ? "No stone is dead" : "These are dead", () => act("dead:" + [...dead].join("+"))));
      for (const player of ["black", "white"]) {
        offered(name(player) + " asks to go on", "resume:" + player);
        offered("Go on, " + name(player) + " to move", "next-mover:" + player);
      }
      offered("No agreement", "deadlock");
    }
    offered("The game repeats", "repeats");
    made.push(button(name(game.toMove()) + " resigns", () => act("resigns:" + game.toMove())));
    return made;
  }

  const half = (points) => String(points);

  function outcomeText(outcome) {
    switch (outcome.kind) {
      case "won": return name(outcome.winner) + " wins" + (outcome.margin === undefined ? "" : " by " + half(outcome.margin)) + ".";
      case "drawn": return "A draw.";
      case "no-result": return "No result.";
      case "both-lose": return "Both players lose.";
      default: return "The rules do not say who wins.";
    }
  }

  function show() {
    const { game, refused } = played(ruleset);
    if (refused >= 0) {
      say(ruleset + " refuses what comes " + (refused + 1) + ". in this game, " + course[refused] + ": the game stands before it.");
      course.length = refused;
      show();
      return;
    }
    for (const select of axes.querySelectorAll("select")) select.value = game.rules()[select.dataset.axis];
    const over = game.over();
    const phase = game.phase();
    const marks = { taken, forbidden, dead: [...dead], black: [], white: [] };
    const latest = course[course.length - 1];
    if (latest && /^[A-Z]\d+$/.test(latest)) marks.last = [latest];
    if (over || phase === "stopped") {
      for (const player of ["black", "white"]) marks[player] = game.territory(player);
    }
    let rows = game.position();
    if (placed.length > 0) marks.black = placed;
    board.show(rows, marks);
    state.textContent = (over ? "The game is over." : phase === "stopped" ? "The play has stopped: choose the stones that are dead, or go on." : name(game.toMove()) + " to move.")
      + " Komi " + game.komi() + ". Lost: Black " + game.prisoners("black") + ", White " + game.prisoners("white") + ".";
    acts.replaceChildren(...actions(game).flatMap((one) => [one, " "]), button("Take back", () => {
      if (course.length === 0) {
        say("There is nothing to take back.");
        return;
      }
      say("Both agree to take back: " + course.pop() + ".");
      forget();
      show();
    }));
    result.replaceChildren();
    if (over) {
      const score = game.score();
      const outcome = game.outcome();
      const by = game.rules();
      result.append(element("p", { class: "outcome" }, element("strong", {}, outcomeText(outcome)), outcome.clause ? clause(outcome.clause) : ""));
      if (outcome.kind !== "won" || outcome.margin !== undefined) result.append(element("p", {}, "Black " + half(score.black) + ", White " + half(score.white) + "."));
      result.append(...Touchstone.countings(game));
      result.append(element("p", { class: "soft" }, "By " + ["scoring", "neutral", "seki", "komi", "compensation", "counting", "draws"].map((axis) => axis + "=" + by[axis]).join(", ") + "."));
    }
    besideIt();
    history.replaceState(null, "", "#" + [ruleset, width + "x" + height, course.join(",")].join("/"));
  }

  /** The other ruleset, and the first thing on which the two part. */
  function besideIt() {
    parting.replaceChildren();
    if (beside === "" || beside === ruleset) return;
    const { game, refused } = played(beside);
    const here = played(ruleset).game;
    const parts = [element("h2", {}, "By " + beside)];
    if (refused >= 0) {
      const again = rules.newGame(beside, rules.emptyBoard(width, height));
      for (const word of course.slice(0, refused)) done(again, word);
      const { answer } = done(again, course[refused]);
      parts.push(element("p", {}, "They part at number " + (refused + 1) + ", " + course[refused] + ": " + answer.words.replace(answer.clause + ": ", "") + " (", clause(answer.clause), ")."));
    } else if (game.over() !== here.over() || game.phase() !== here.phase()) {
      parts.push(element("p", {}, "By " + ruleset + " it is at " + here.phase() + ", by " + beside + " at " + game.phase() + "."));
    } else {
      parts.push(element("p", {}, game.over() ? outcomeText(game.outcome()) : "No difference so far."));
    }
    parting.append(...parts, drawing(game.position()));
  }

  const place = (point) => {
    const { column, row } = Touchstone.at(point);
    return String.fromCharCode(97 + column, 97 + height - 1 - row);
  };

  /** The record: terms as properties of the game, moves as nodes. */
  function sgf() {
    const game = rules.newGame(axesOf(ruleset), rules.emptyBoard(width, height));
    let terms = "", nodes = "";
    for (const word of course) {
      const player = game.toMove();
      const { move } = done(game, word);
      if (move) nodes += ";" + (player === "black" ? "B" : "W") + "[" + (move === "pass" ? "" : place(move)) + "]";
      const [kind, value] = word.split(":");
      if (kind === "handicap" && Number(value) > 1) terms += "HA[" + value + "]";
      const stones = game.position().flatMap((row, top) => [...row].flatMap((sign, column) => sign === "X" ? [String.fromCharCode(97 + column, 97 + top)] : []));
      if ((kind === "handicap" || kind === "placement") && stones.length > 0) terms += "AB" + stones.map((stone) => "[" + stone + "]").join("");
    }
    const size = width === height ? String(width) : width + ":" + height;
    return "(;FF[4]GM[1]CA[UTF-8]SZ[" + size + "]RU[" + ruleset + "]KM[" + game.komi() + "]" + terms + nodes + ")\n";
  }

  /** Takes a record as far as the rules that are set let it go. It is read as ./touchstone judge reads it. */
  async function read(bytes) {
    if (bytes.length > LARGEST) {
      say("A record of one game is shorter than five million bytes; this one has " + bytes.length + ".");
      return;
    }
    let found;
    try {
      found = (await Touchstone.rules()).readRecord(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
    } catch (fault) {
      say("This record cannot be read here: " + fault.message + ".");
      return;
    }
    if (found.fault) {
      say("This record cannot be read: " + found.fault + ".");
      return;
    }
    if (found.setUp || (found.stones.length > 0 && !(found.handicap > 1))) {
      say("Records that set up stones, other than a handicap, cannot be read here; judge.html reads them.");
      return;
    }
    [width, height, course] = [found.width, found.height, []];
    forget();
    const game = rules.newGame(axesOf(ruleset), rules.emptyBoard(width, height));
    const notes = found.repairs.map((repair) => "Repaired: " + repair + ".");
    const take = (what, word) => {
      try {
        const { answer } = done(game, word);
        if (answer.kind === "accepted") {
          course.push(word);
          return true;
        }
        notes.push(what + " is refused: " + answer.words + ".");
      } catch (fault) {
        notes.push(what + ": " + fault.message + ".");
      }
      return false;
    };
    if (found.komi) take("The komi of the record", "komi:" + found.komi);
    if (found.handicap > 1) take("The handicap of the record", "handicap:" + found.handicap);
    if (found.stones.length > 0 && due(game)) take("The placing of the stones", "placement:" + found.stones.join("+"));
    let tried = 0;
    for (const [number, move] of found.moves.entries()) {
      tried++;
      if (game.toMove() !== found.players[number]) {
        notes.push("Move " + (number + 1) + " is " + name(found.players[number]) + "'s, and it is " + name(game.toMove()) + "'s turn.");
        break;
      }
      if (!take("Move " + (number + 1), move)) break;
    }
    across.value = width;
    down.value = height;
    show();
    say("Read: " + tried + " moves. " + notes.join(" "));
  }

  /** The game that the address has. What it says that is not understood is left out, and said. */
  function fromAddress() {
    const text = decodeURIComponent(location.hash.slice(1));
    if (text === "") return begin();
    const [wanted, size = "", ...rest] = text.split("/");
    const lines = /^(\d{1,2})x(\d{1,2})$/.exec(size)?.slice(1).map(Number);
    if (!axesOf(wanted) || !lines || lines.some((one) => one < 1 || one > 25) || text.length > 20_000) {
      begin();
      say("The address names no game: expected a ruleset, a board to 25x25 and what was done, as in #japanese/9x9/E5,C3.");
      return;
    }
    // Values that no axis has throw here, before anything is changed.
    rules.newGame(axesOf(wanted));
    ruleset = wanted;
    [width, height] = lines;
    by.value = ruleset.split(";")[0];
    across.value = width;
    down.value = height;
    course = [];
    const game = rules.newGame(axesOf(ruleset), rules.emptyBoard(width, height));
    let note = "A game by " + ruleset + ", as the address has it.";
    for (const word of rest.join("/").split(",").filter((one) => one !== "")) {
      let answer;
      try {
        ({ answer } = done(game, word));
      } catch (fault) {
        answer = { kind: "refused", words: fault.message };
      }
      if (answer.kind !== "accepted") {
        note = "The address has '" + word.slice(0, 40) + "', which cannot be: " + answer.words + ". The game stands before it.";
        break;
      }
      course.push(word);
    }
    show();
    say(note);
  }

  function address() {
    try {
      fromAddress();
    } catch (fault) {
      begin();
      say("The address names no game: " + fault.message);
    }
  }
  address();
  addEventListener("hashchange", address);
})();
