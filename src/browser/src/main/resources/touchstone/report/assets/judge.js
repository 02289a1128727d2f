"use strict";
// Game records judged: each file is read and judged by a worker, so that nothing stands still meanwhile. Nothing is sent anywhere.
(() => {
  const page = document.getElementById("judge");
  if (!page) return;
  const { button, clause, drawing, element, name } = Touchstone;
  const LARGEST = 20_000_000, PICTURED = 20;
  const TITLES = ["File", "Game", "Players", "Rules", "Moves", "Illegal", "End", "Score", "Record says"];
  const SAID = ["Illegal moves", "End", "Score", "Rulesets"];

  /** What the worker runs: its text is sent there, as pages opened from a disk can start no worker from a file. */
  function work(judging) {
    const { newJudge, quoted } = judging();
    let judge;

    self.onmessage = ({ data: { options, file, bytes, ends } }) => {
      if (options) {
        try {
          judge = newJudge(options);
          self.postMessage({ ready: true });
        } catch (fault) {
          self.postMessage({ refused: String(fault.message ?? fault) });
        }
      }
      if (file !== undefined) {
        try {
          const games = judge.open(file, new Int8Array(bytes));
          self.postMessage({ file, games });
          for (let json = judge.next(); json !== ""; json = judge.next()) self.postMessage({ json });
        } catch (fault) {
          self.postMessage({ file, fault: String(fault.message ?? fault) });
        }
        self.postMessage({ done: file });
      }
      if (ends) self.postMessage({ summary: judge.summary(), version: quoted(ends.version), command: quoted(ends.command) });
    };
  }

  let worker, texts = [], ending;
  const said = element("p", { class: "ruling", role: "status" }, "Drop records here, or choose them: any number of files, with one game or many.");
  const progress = element("progress", { max: 1, value: 0, "aria-label": "Files judged", hidden: "" });
  const files = element("input", { type: "file", multiple: "", accept: ".sgf,.SGF" });
  const by = element("input", { list: "rulesets", placeholder: "those that the record names, else base" });
  const strict = element("input", { type: "checkbox" });
  const stopAtFirst = element("input", { type: "checkbox" });
  // Scripts are slower than the command, which looks for a second: what it decides is to be decided here, too.
  const seconds = element("input", { type: "number", min: 0.1, step: "any", value: 10 });
  const nodes = element("input", { type: "number", min: 1, value: 200_000 });
  const stop = button("Stop", () => end("Stopped: " + count() + "."), { hidden: "" });
  const save = button("Save as JSON", saved, { hidden: "" });
  const rows = element("tbody", {});
  const table = element("table", { hidden: "" },
    element("caption", {}, "Games, in the order in which they were read"),
    head(TITLES),
    rows);
  const drop = element("div", { class: "drop" },
    element("p", { class: "tools" }, element("label", {}, "Records (SGF) ", files), " ", element("label", {}, "Rules ", by), element("datalist", { id: "rulesets" }), " ", stop, " ", save),
    element("details", {}, element("summary", {}, "How they are judged"), element("p", { class: "tools" },
      element("label", {}, strict, " refuse what the SGF format does not allow, rather than repair it"),
      element("label", {}, stopAtFirst, " stop each game at its first illegal move"),
      element("label", {}, "Dead stones are looked for in ", seconds, " seconds a game,"), element("label", {}, " with ", nodes, " moments of play kept")),
      element("p", {}, "Rules may also be KataGo\u2019s: katago:NAME, JSON as KataGo writes it, or the short form. Several have a semicolon between them.")),
    said, progress);
  page.append(drop, table);
  for (const ruleset of page.dataset.rulesets.split(" ")) drop.querySelector("datalist").append(element("option", { value: ruleset }));

  files.addEventListener("change", () => judged([...files.files]));
  for (const kind of ["dragover", "drop"]) {
    drop.addEventListener(kind, (event) => {
      event.preventDefault();
      drop.classList.toggle("over", kind === "dragover");
      if (kind === "drop") judged([...event.dataTransfer.files]);
    });
  }
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));

  const plural = (number, word) => number + " " + word + (number === 1 ? "" : "s");
  const count = () => plural(texts.length, "game") + " judged";

  function end(words) {
    worker?.terminate();
    worker = undefined;
    progress.hidden = stop.hidden = true;
    save.hidden = !ending;
    said.textContent = words;
  }

  /** Judges files one by one; a file is read when it is its turn. */
  async function judged(chosen) {
    if (chosen.length === 0) return;
    end("");
    texts = [];
    ending = undefined;
    save.hidden = true;
    rows.replaceChildren();
    let text;
    try {
      text = "(" + work + ")(" + (await Touchstone.judging()) + ")";
    } catch (fault) {
      said.textContent = fault.message;
      return;
    }
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const mine = worker = new Worker(address);
    URL.revokeObjectURL(address);
    mine.onerror = (event) => mine === worker && end("This cannot be judged here: " + event.message + ". ./touchstone judge reads it, too.");
    table.hidden = progress.hidden = stop.hidden = false;
    progress.max = chosen.length;
    progress.value = 0;
    const faults = [];
    const answers = [];
    let wake = () => {};
    mine.onmessage = ({ data }) => {
      answers.push(data);
      wake();
    };
    const answer = async () => {
      while (answers.length === 0) await new Promise((go) => (wake = go));
      return answers.shift();
    };
    const wanted = by.value.split(";").map((one) => one.trim()).filter(Boolean);
    mine.postMessage({ options: { rulesets: wanted, strict: strict.checked, stopAtFirst: stopAtFirst.checked, seconds: seconds.valueAsNumber, nodes: nodes.valueAsNumber } });
    const { refused } = await answer();
    if (refused) {
      if (mine === worker) end("Nothing is judged: " + refused + ".");
      return;
    }
    for (const file of chosen) {
      if (mine !== worker) return;
      said.textContent = file.name + ": " + count() + ".";
      if (file.size > LARGEST) {
        faults.push(file.name + " has " + file.size + " bytes; a page reads files to " + LARGEST + ", and ./touchstone judge larger ones.");
      } else {
        const bytes = await file.arrayBuffer();
        mine.postMessage({ file: file.name, bytes }, [bytes]);
        for (let one = await answer(); mine === worker && one.done === undefined; one = await answer()) {
          if (one.fault) faults.push(file.name + " cannot be judged here: " + one.fault + ".");
          if (one.json) {
            texts.push(one.json);
            rows.append(row(JSON.parse(one.json)));
            said.textContent = file.name + ": " + count() + ".";
          }
        }
      }
      progress.value++;
    }
    if (mine !== worker) return;
    const quote = (word) => (/^[\w./:-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'");
    const command = ["touchstone", "judge", ...chosen.map(({ name: file }) => quote(file)), ...wanted.flatMap((one) => ["--ruleset", quote(one)]),
      ...(strict.checked ? ["--strict"] : []), ...(stopAtFirst.checked ? ["--stop-at-first"] : []), "--time", seconds.value, "--nodes", nodes.value, "--json", "judged.json"].join(" ");
    mine.postMessage({ ends: { version: page.dataset.version, command } });
    ending = await answer();
    const { games, unreadable, "with-illegal-moves": illegal, "with-another-score": differing } = JSON.parse(ending.summary);
    end([plural(games, "game") + ": " + illegal + " with illegal moves, " + differing + " with a score other than the recorded one" + (unreadable === 0 ? "" : "; " + unreadable + " could not be judged") + ".", ...faults].join(" "));
  }

  /** The file that touchstone judge --json writes. */
  function json() {
    const games = texts.length === 0 ? " " : " " + texts.join(", ") + " ";
    return '{\n  "touchstone" : ' + ending.version + ',\n  "command-line" : ' + ending.command + ',\n  "games" : [' + games + '],\n  "summary" : ' + ending.summary + "\n}\n";
  }

  function saved() {
    const address = URL.createObjectURL(new Blob([json()], { type: "application/json" }));
    element("a", { href: address, download: "judged.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  }

  function head(titles) {
    return element("thead", {}, element("tr", {}, ...titles.map((title) => element("th", { scope: "col" }, title))));
  }

  /** A row whose cells say themselves what they are: a telephone shows them one below the other, without the head of the table. */
  function titled(titles, made) {
    [...made.cells].forEach((cell, at) => (cell.dataset.title = titles[at]));
    return made;
  }

  const capital = (words) => words[0].toUpperCase() + words.slice(1);
  const moves = ({ move, last }) => (move === last ? "move " + move : "moves " + move + "-" + last);
  const stands = ({ phase }) => (phase === "over" ? "over" : phase === "stopped" ? "stopped" : "goes on");
  const compared = { agrees: "the same", undecided: "life and death are not decided", differs: "another score", "differs-in-doubt": "another score; stones may be dead that it does not mark" };

  /** A game as a row, with a line in each cell for each of the rules; a press on it shows all that is said of it. */
  function row(game) {
    const cell = (...contents) => element("td", {}, ...contents);
    const each = (words) => cell(...game.judged.flatMap((held, at) => [...(at > 0 ? [element("br", {})] : []), words(held)]));
    if (!game.readable) return element("tr", { class: "unread" }, cell(game.file), cell(String(game.game)), element("td", { colspan: 7 }, "could not be judged: " + game.fault));
    const made = element("tr", {});
    const more = button(String(game.game), () => {
      const open = more.getAttribute("aria-expanded") !== "true";
      more.setAttribute("aria-expanded", String(open));
      if (open) made.after(element("tr", { class: "all" }, element("td", { colspan: 9 }, ...whole(game))));
      else made.nextElementSibling.remove();
    }, { "aria-expanded": "false", title: "What is said of this game" });
    made.append(cell(game.file), cell(more), cell((game.texts.PB ?? "?") + " - " + (game.texts.PW ?? "?")), each((held) => held.ruleset), cell(String(game.moves)),
      each((held) => (held.illegal.length === 0 ? "none" : held.illegal.slice(0, 3).map((one) => moves(one) + " " + one.clause).join(", ") + (held.illegal.length > 3 ? ", ..." : ""))),
      each(stands), each((held) => held.points), each((held) => [game.texts.RE, compared[held["recorded-score"]]].filter(Boolean).join(": ")));
    return titled(TITLES, made);
  }

  function list(title, lines) {
    return lines.length === 0 ? [] : [element("h3", {}, title), element("ul", {}, ...lines.map((line) => element("li", {}, ...[line].flat())))];
  }

  function whole(game) {
    const parts = [element("p", {}, game.board + ", " + (game.komi === undefined ? "no komi named" : "komi " + game.komi) + (game.handicap > 1 ? ", handicap " + game.handicap : "") + (game.rules ? ", rules \u201c" + game.rules + "\u201d" : "") + ".")];
    parts.push(...list("Repaired or passed over", game["passed-over"]));
    for (const held of game.judged) {
      parts.push(element("h3", {}, "By " + held.ruleset), element("p", {}, held.because ? capital(held.because) + "." : ""));
      held.illegal.slice(0, PICTURED).forEach((one) => parts.push(...offence(one)));
      if (held.illegal.length > PICTURED) parts.push(element("p", {}, "And " + (held.illegal.length - PICTURED) + " more, which the JSON has."));
      parts.push(element("p", {}, (held.legal ? "Every move is legal" : plural(held.illegal.length, "finding")) + " of " + held["moves-judged"] + ". The game is " + (held.phase === "over" || held.phase === "stopped" ? held.phase : "not over") + ". Score as it stands: "
        + held.points + " (Black " + held.black + ", White " + held.white + "); " + held.basis + "."));
      if (held.undecided.length > 0) parts.push(element("p", {}, "Not decided, with a ? on the board: " + Touchstone.list(held.undecided) + ". ./touchstone judge --time looks longer."),
        element("div", { class: "earlier" }, board(held.position, { "?": held.undecided })));
      parts.push(...list("Notes", held.notes));
    }
    parts.push(element("h3", {}, "What each ruleset says"), element("table", {}, head(SAID),
      element("tbody", {}, ...game.rulesets.map((group) => titled(SAID, element("tr", {},
        element("td", {}, group.illegal.length === 0 ? "none" : group.illegal.slice(0, 3).map((one) => moves(one) + " " + one.clause).join(", ") + (group.illegal.length > 3 ? ", ..." : "")),
        element("td", {}, stands(group)), element("td", {}, group.points), element("td", {}, group.names.join(", "))))))));
    return parts;
  }

  /** An illegal move with its clause and the board as the move found it. */
  function offence(one) {
    return [element("p", {}, element("strong", {}, moves(one) + ", " + name(one.player) + " " + one.point), " (" + one.place + "): " + (one.verdict === "undecided" ? "no document decides, " : "illegal, "), clause(one.clause), ", " + one.title + (one.articles.length > 0 ? "; as " : ""), ...one.articles.flatMap((article, at) => [at > 0 ? ", " : "", clause(article)]), ". " + capital(one.explanation) + "."),
      element("div", { class: "earlier" }, board(one.position, /^[A-Z]\d+$/.test(one.point) ? { forbidden: [one.point] } : {}))];
  }

  function board(position, marks) {
    return drawing(position.trim().split("\n").map((line) => line.replaceAll(" ", "")), marks);
  }
})();
