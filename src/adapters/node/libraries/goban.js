import { createRequire } from 'node:module'
import { asked, requireTurn } from '../game.js'

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

const REASONS = {
  stone_already_placed_here: 'occupied',
  illegal_self_capture: 'self-capture',
  illegal_ko_move: 'repetition',
  illegal_board_repetition: 'repetition',
}

/** Points as the library's own encoding has them: two letters each. */
const encoded = points => points.map(({ x, y }) => String.fromCharCode(97 + x, 97 + y)).join('')

export default {
  package: 'goban',
  rectangular: true,
  givesReasons: true,
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
    const begun = changed => asked(() => new GobanEngine({ ...size, ...options, komi: 0, ...changed }))
    let engine = begun({})
    return {
      play(color, { x, y }) {
        requireTurn(engine.colorToMove(), color)
        // As its own board does: with ko, and with an error where a position is repeated.
        asked(() => engine.place(x, y, true, true), error => REASONS[error.message_id])
      },
      pass(color) {
        requireTurn(engine.colorToMove(), color)
        asked(() => engine.place(-1, -1))
      },
      undo: () => engine.showPrevious(),
      setUp(stones, toMove) {
        const of = color => encoded(stones.filter(stone => stone.color === color).map(stone => stone.at))
        engine = begun({ initial_state: { black: of('black'), white: of('white') }, initial_player: toMove })
      },
      stones: color =>
        engine.board.flatMap((row, y) => row.flatMap((stone, x) => (stone === NUMBERS[color] ? [{ x, y }] : []))),
      toMove: () => engine.colorToMove(),
      // Asked for prisoners alone, it counts those among them that were removed as dead.
      lost: color => engine.computeScore(true)[color === 'black' ? 'white' : 'black'].prisoners,
      komi: () => engine.komi,
      setKomi(points) {
        engine.komi = points
      },
      score() {
        const { black, white } = engine.computeScore()
        return { black: black.total, white: white.total }
      },
      // By area its score names the stones, too.
      territory: color =>
        engine.decodeMoves(engine.computeScore()[color].scoring_positions)
          .filter(({ x, y }) => engine.board[y][x] !== NUMBERS[color]).map(({ x, y }) => ({ x, y })),
      dead(stones) {
        engine.clearRemoved()
        stones.forEach(({ x, y }) => engine.setRemoved(x, y, true))
      },
      // Where its rules have Black place the stones, it waits for that.
      handicap(count) {
        engine = begun({ handicap: count, komi: engine.komi })
      },
      placement: points => asked(() => points.forEach(({ x, y }) => engine.place(x, y, true, true))),
    }
  },
}
