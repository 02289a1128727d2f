import Board from '@sabaki/go-board'
import { Moments, asked, everyPoint } from '../game.js'

/** A board of @sabaki/go-board does not change: each move makes another one. */

const SIGNS = { black: 1, white: -1 }

const REASONS = {
  'Overwrite prevented': 'occupied',
  'Suicide prevented': 'self-capture',
  'Ko prevented': 'repetition',
}

const vertex = ({ x, y }) => [x, y]
const points = vertices => vertices.map(([x, y]) => ({ x, y }))

/** By its documentation a move off the board is a pass. */
const NOWHERE = [-1, -1]

export default {
  package: '@sabaki/go-board',
  rectangular: true,
  givesReasons: true,
  options: {
    preventOverwrite: [true, false],
    preventSuicide: [true, false],
    preventKo: [true, false],
  },

  begin(size, options) {
    const moments = new Moments(Board.fromDimensions(size.width, size.height))
    const made = (color, at) => asked(() => moments.now.makeMove(SIGNS[color], at, options), ({ message }) => REASONS[message])
    const move = (color, at) => moments.add(made(color, at))
    return {
      play: (color, at) => move(color, vertex(at)),
      pass: color => move(color, NOWHERE),
      undo: () => moments.back(),
      stones: color => everyPoint(size).filter(at => moments.now.get(vertex(at)) === SIGNS[color]),
      isLegal(color, at) {
        const { overwrite, suicide, ko } = moments.now.analyzeMove(SIGNS[color], vertex(at))
        return !(overwrite && options.preventOverwrite) &&
          !(suicide && options.preventSuicide) &&
          !(ko && options.preventKo)
      },
      lost: color => moments.now.getCaptures(-SIGNS[color]),
      chain: at => points(moments.now.getChain(vertex(at))),
      liberties: at => points(moments.now.getLiberties(vertex(at))),
      setUp(stones) {
        const board = moments.now.clone()
        stones.forEach(({ color, at }) => board.set(vertex(at), SIGNS[color]))
        moments.begin(board)
      },
      setLost(stones) {
        Object.entries(stones).forEach(([color, count]) => moments.now.setCaptures(-SIGNS[color], count))
      },
      handicap(count) {
        this.setUp(points(moments.now.getHandicapPlacement(count)).map(at => ({ color: 'black', at })))
      },
    }
  },
}
