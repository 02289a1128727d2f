"use strict";
// How players count at a table, shown on the board: a picture for each way that the rules know, with the numbers that the reference has found.
Touchstone.countings = (game) => {
  const { element, drawing, name, opponent, point } = Touchstone;
  const final = game.finalPosition();
  const points = final.flatMap((row, top) => [...row].map((sign, column) => ({ at: point(column, final.length - 1 - top), sign })));
  const stones = (player) => points.filter(({ sign }) => sign === (player === "black" ? "X" : "O")).map(({ at }) => at);
  /** A player's territory, row by row. */
  const territory = (player) => {
    const own = new Set(game.territory(player));
    return points.filter(({ at }) => own.has(at)).map(({ at }) => at);
  };
  const owned = { black: territory("black"), white: territory("white") };
  const shared = points.filter(({ at, sign }) => sign === "." && !owned.black.includes(at) && !owned.white.includes(at)).map(({ at }) => at);

  /** The position with stones put on points. */
  const withStones = (rows, added, player) => rows.map((row, top) => [...row].map((sign, column) =>
    added.includes(point(column, rows.length - 1 - top)) ? (player === "black" ? "X" : "O") : sign).join(""));

  /** Each tenth of some points, and the last, with its number. */
  const numbered = (counted) => Object.fromEntries(counted.map((at, number) => [number + 1, [at]]).filter(([number]) => number % 10 === 0 || number === counted.length));

  const shown = (title, rows, marks, ...lines) =>
    element("figure", { class: "counting" }, element("figcaption", {}, element("strong", {}, title), ...lines.flatMap((line) => [" ", line])), drawing(rows, marks));
  const many = (number, word) => number + " " + word + (number === 1 ? "" : "s");
  const made = [];

  const { count: arranged } = game.count("rearrangement");
  if (arranged) {
    let rows = final;
    const filled = [], left = {};
    for (const player of ["black", "white"]) {
      const back = owned[player].slice(0, game.prisoners(player));
      rows = withStones(rows, back, player);
      filled.push(...back);
      left[player] = owned[player].slice(back.length);
    }
    for (const player of ["black", "white"]) {
      const back = Math.min(game.prisoners(player), owned[player].length);
      // Stones of the opponent for which there is no room are points of this player.
      const over = arranged[player] - left[player].length;
      made.push(shown("Territory of " + name(player) + " with the prisoners put back.", rows, { filled, ...numbered(left[player]) },
        name(player) + ": " + many(owned[player].length, "point") + " of territory, " + many(back, "stone") + " put back"
        + (over > 0 ? ", and " + many(over, "stone") + " of " + name(opponent(player)) + "'s for which there is no room" : "") + ": " + arranged[player] + "."));
    }
  }

  const { count: half } = game.count("half-count");
  if (half) {
    const counted = [...stones("black"), ...owned.black];
    made.push(shown("Half count.", final, { black: owned.black, shared, ...numbered(counted) },
      "Black has " + many(stones("black").length, "stone") + " and " + many(owned.black.length, "point") + (shared.length > 0 ? ", and half of " + many(shared.length, "shared point") : "") + ": " + half.black
      + ". To win Black needs more than " + half.needed + "."));
  }

  const { count: fill } = game.count("fill-in");
  if (fill) {
    // What White is given is what the score has beyond stones, territory and the share of points that are shared.
    const score = game.score();
    const share = score.black - stones("black").length - owned.black.length;
    const paid = (score.white - stones("white").length - owned.white.length - share) / 2;
    const whole = { black: game.supply() - stones("black").length, white: game.supply() - stones("white").length };
    // White's stones that pay the komi stand in Black's area, halves beside the board.
    const komi = owned.black.slice(0, Math.max(0, Math.floor(paid)));
    const room = { black: owned.black.slice(komi.length), white: owned.white };
    let rows = withStones(final, komi, "white");
    const filled = [...komi], open = [];
    for (const player of ["black", "white"]) {
      const stonesLeft = Math.max(0, Math.floor(whole[player] - (player === "white" ? paid : 0)));
      const put = room[player].slice(0, stonesLeft);
      rows = withStones(rows, put, player);
      filled.push(...put);
      open.push(...room[player].slice(put.length));
    }
    made.push(shown("Fill-in.", rows, { filled, ...numbered(open) },
      "Each player has " + game.supply() + " stones and puts those that are left on the own area" + (komi.length > 0 ? "; " + many(komi.length, "stone") + " of White's on Black's area " + (komi.length === 1 ? "is" : "are") + " half the komi" : "") + ".",
      (fill.tooMany && fill.stones > 0 ? many(fill.stones, "stone") + " of " + name(fill.tooMany) + "'s do not fit. " : "") + (open.length > 0 ? many(open.length, "point") + (open.length === 1 ? " stays" : " stay") + " open. " : "")
      + (fill.lead === 0 ? "Neither player is ahead." : (fill.lead > 0 ? "Black" : "White") + " is ahead by " + Math.abs(fill.lead) + ".")));
  }
  return made;
};
