/**
 * What an adapter makes of a library: the file libraries/NAME.js exports it by default.
 *
 * @typedef {object} Library
 * @property {string} package its name at npm
 * @property {Object<string, Array>} options its own options and the values that each may have
 * @property {boolean} [rectangular] whether it has boards that are not square
 * @property {boolean} [givesReasons] whether what it refuses has reasons: see Refused
 * @property {(size: Size, options: object) => Game} begin a game on an empty board, with a komi of 0
 *
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number}} Point counted from 0 at the upper left corner; always one of the board's
 * @typedef {'black' | 'white'} Color
 *
 * A game. What the library cannot do is left out, and is not claimed then. An adapter has no rules of its own: it asks the
 * library, and where the library refuses, it throws Refused with the library's own words.
 *
 * @typedef {object} Game
 * @property {(color: Color, at: Point) => void} play
 * @property {(color: Color) => void} pass
 * @property {() => void} undo takes back a move
 * @property {(color: Color) => Point[]} stones
 *
 * What an adapter may leave out:
 *
 * @property {(stones: Array<{color: Color, at: Point}>, toMove: Color) => void} [setUp] on an empty board; without it a position
 *     is played
 * @property {(lost: Object<Color, number>) => void} [setLost] how many stones each player has lost before
 * @property {(color: Color, at: Point) => boolean} [isLegal] for either player
 * @property {(at: Point) => boolean} [isLegalNow] for the player to move; needs toMove
 * @property {() => Color} [toMove]
 * @property {() => boolean} [over]
 * @property {(color: Color) => number} [lost] how many stones this player has lost
 * @property {(at: Point) => Point[]} [chain] of the stone there
 * @property {(at: Point) => Point[]} [liberties] of the stone there
 * @property {() => number} [lead] by how many points Black is ahead
 * @property {() => Object<Color, number>} [score] of both players
 * @property {(color: Color) => Point[]} [territory]
 * @property {(points: number) => void} [setKomi]
 * @property {() => number} [komi]
 * @property {(stones: Point[]) => void} [dead] these are, and no others
 * @property {(count: number) => void} [handicap] before the first move, as its rules have it: placed, or for Black to place
 * @property {(points: Point[]) => void} [placement] Black places the handicap stones there
 */

/** What a library refuses, in its own words where it has any, and with the protocol's reason if that is what its words say. */
export class Refused extends Error {
  constructor(words, reason) {
    super(words)
    this.reason = reason
  }
}

/** Faults of a program and not refusals: they are not caught. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError]

/**
 * What a library says by throwing an error it says in so many words. A fault that it did not mean ends the subject, so that
 * it is reported as a breakdown and not as a rule.
 *
 * @template T
 * @param {() => T} ask
 * @param {(error: Error) => string | undefined} [reason] what the error stands for
 * @returns {T}
 */
export function asked(ask, reason = () => undefined) {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Refused || !(error instanceof Error) || FAULTS.some(fault => error instanceof fault)) {
      throw error
    }
    throw new Refused(error.message, reason(error))
  }
}

/** Every point of a board, row by row from the upper left corner. */
export function everyPoint({ width, height }) {
  return Array.from({ length: width * height }, (none, i) => ({ x: i % width, y: Math.floor(i / width) }))
}

/** The moments of a game with a library whose values do not change: the last one is now. */
export class Moments {
  #all

  constructor(first) {
    this.begin(first)
  }

  /** Nothing before this is taken back: a set-up is no move. */
  begin(first) {
    this.#all = [first]
  }

  get now() {
    return this.#all[this.#all.length - 1]
  }

  add(next) {
    this.#all.push(next)
  }

  back() {
    this.#all.pop()
  }
}

/** Of a library that plays for the player to move alone and takes no colour. */
export function requireTurn(toMove, color) {
  if (color !== toMove) {
    throw new Refused(`the library plays for ${toMove} alone now`, 'out-of-turn')
  }
}
