import { createRequire } from 'node:module'
import { Refused, asked } from '../game.js'

/**
 * The engine of goban, the library of online-go.com. It is made for browsers: a few things of theirs are looked for as
 * it is loaded, none of which its engine uses.
 */

globalThis.self = globalThis
globalThis.window = globalThis
globalThis.addEventListener = () => {}
globalThis.document = { body: {}, addEventListener() {}, hasFocus: () => false }

const { GobanEngine } = createRequire(import.meta.url)('goban')

const NUMBERS = { black: 1, white: 2 }

export default {
  package: 'goban',
  rectangular: true,
  options: {
    rules: ['chinese', 'aga', 'japanese', 'korean', 'ing', 'nz'],
    superko_algorithm: ['psk', 'csk', 'ssk', 'noresult', 'ing'],
    allow_ko: [true, false],
    allow_superko: [true, false],
    allow_self_capture: [true, false],
    score_stones: [true, false],
    score_prisoners: [true, false],
  },

  begin(size, options) {
    // The engine fills in what is missing, in the very object it is given.
    const begun = changed => asked(() => new GobanEngine({ ...size, ...options, ...changed }))
    let engine = begun({})
    // From here on moves are taken back: what stands at the start, or was placed for a handicap, stays.
    let start = engine.cur_move
    return {
      play(color, { x, y }) {
        engine.player = NUMBERS[color]
        // As its own board does: with ko, and with an error where a position is repeated.
        asked(() => engine.place(x, y, true, true))
      },
      pass(color) {
        engine.player = NUMBERS[color]
        asked(() => engine.place(-1, -1))
      },
      undo() {
        if (engine.cur_move === start || !engine.showPrevious()) {
          throw new Refused('cannot undo: no move has been made')
        }
      },
      stones: color =>
        engine.board.flatMap((row, y) => row.flatMap((stone, x) => (stone === NUMBERS[color] ? [{ x, y }] : []))),
      toMove: () => engine.colorToMove(),
      captures: color => (color === 'black' ? engine.getBlackPrisoners() : engine.getWhitePrisoners()),
      komi(points) {
        engine.komi = points
      },
      score() {
        const { black, white } = engine.computeScore()
        return black.total - white.total
      },
      handicap(count) {
        const placed = begun({ handicap: count, free_handicap_placement: false, komi: engine.komi })
        if (placed.board.flat().every(stone => stone === 0)) {
          throw new Refused('the library has no points for so many handicap stones on this board')
        }
        engine = placed
        start = engine.cur_move
        return this.stones('black')
      },
      givenHandicap(points) {
        const placed = begun({ handicap: points.length, free_handicap_placement: true, komi: engine.komi })
        asked(() => points.forEach(({ x, y }) => placed.place(x, y, true, true)))
        engine = placed
        start = engine.cur_move
      },
    }
  },
}
