import { Failure } from './gtp.js'

/**
 * What an adapter makes of a library: the file libraries/NAME.js exports it by default.
 *
 * @typedef {object} Library
 * @property {string} package its name at npm
 * @property {Object<string, Array>} options its own options and the values that each may have
 * @property {boolean} [rectangular] whether it has boards that are not square
 * @property {(size: Size, options: object) => Game} begin a game on an empty board
 *
 * @typedef {{width: number, height: number}} Size
 * @typedef {{x: number, y: number}} Point counted from 0 at the upper left corner; always one of the board's
 * @typedef {'black' | 'white'} Color
 *
 * A game. What the library cannot do is left out, and the commands that need it are not offered then. An adapter has no
 * rules of its own: it asks the library, and where the library refuses, it throws Refused with the library's own words.
 *
 * @typedef {object} Game
 * @property {(color: Color, at: Point) => void} play
 * @property {(color: Color) => void} pass
 * @property {(color: Color) => Point[]} stones
 *
 * What an adapter may leave out:
 *
 * @property {() => void} [undo] takes back a move
 * @property {(color: Color, at: Point) => boolean} [isLegal] for either player
 * @property {(at: Point) => boolean} [isLegalNow] for the player to move; needs mayPassNow and toMove
 * @property {() => boolean} [mayPassNow] the same of a pass: with isLegalNow the library's own answer after the end, too
 * @property {() => Color} [toMove]
 * @property {(color: Color) => number} [captures] how many stones this player has captured
 * @property {(at: Point) => Point[]} [chain] of the stone there
 * @property {(at: Point) => Point[]} [liberties] of the stone there
 * @property {() => number} [score] by how many points Black is ahead
 * @property {(color: Color) => Point[]} [territory]
 * @property {(points: number) => void} [komi] from now on
 * @property {(count: number) => Point[]} [handicap] on an empty board, where the library has it; where the stones are
 * @property {(points: Point[]) => void} [givenHandicap] as Black's own choice, on an empty board
 * @property {(stones: Array<{color: Color, at: Point}>) => void} [setUp] on an empty board
 * @property {(color: Color) => void} [setTurn] who moves next, after a set-up
 */

/** What a library refuses, in its own words where it has any. */
export class Refused extends Failure {}

/** Faults of a program and not refusals: they are not caught. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError]

/**
 * What a library says by throwing an error it says in so many words. A fault that it did not mean ends the shim, so that
 * it is reported as a breakdown and not as a rule.
 *
 * @template T
 * @param {() => T} ask
 * @returns {T}
 */
export function asked(ask) {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof Error) || FAULTS.some(fault => error instanceof fault)) {
      throw error
    }
    throw new Refused(error.message)
  }
}

/** Whether a library takes what is tried. A fault that it did not mean ends the shim here too. */
export function taken(trial) {
  try {
    asked(trial)
    return true
  } catch (error) {
    if (error instanceof Refused) {
      return false
    }
    throw error
  }
}

/** Every point of a board, row by row from the upper left corner. */
export function everyPoint({ width, height }) {
  const points = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      points.push({ x, y })
    }
  }
  return points
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
    if (this.#all.length === 1) {
      throw new Refused('cannot undo: no move has been made')
    }
    this.#all.pop()
  }
}
