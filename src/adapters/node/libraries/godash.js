import godash from 'godash'
import { Moments, Refused, asked } from '../game.js'

/**
 * A board of godash does not change: each move makes another one. It has no ko of its own, and a function that names the
 * point where the next player may not play: with --ko followupKo that is heeded.
 */

const { Board, Coordinate, Move, addMove, followupKo, group, handicapBoard, isLegalMove, liberties } = godash

const move = (color, { x, y }) => Move(Coordinate(x, y), color)
const REASONS = { 'There is already a stone there': 'occupied' }

const points = coordinates => coordinates.toArray().map(({ x, y }) => ({ x, y }))

export default {
  package: 'godash',
  givesReasons: true,
  options: { ko: ['none', 'followupKo'] },

  begin({ width }, { ko }) {
    const moments = new Moments({ board: Board(width), forbidden: null })
    const isKo = (color, at) =>
      moments.now.forbidden !== null && moments.now.forbidden.equals(move(color, at))
    return {
      play(color, at) {
        if (isKo(color, at)) {
          throw new Refused('followupKo named this point', 'repetition')
        }
        const { board } = moments.now
        const next = asked(() => addMove(board, move(color, at)), error => REASONS[error.message])
        const point = ko === 'followupKo' ? followupKo(board, move(color, at)) : null
        const opponent = color === 'black' ? 'white' : 'black'
        moments.add({ board: next, forbidden: point === null ? null : Move(point, opponent) })
      },
      // The library has no passes. After one there is no move for followupKo to follow.
      pass: () => moments.add({ board: moments.now.board, forbidden: null }),
      undo: () => moments.back(),
      stones: color =>
        moments.now.board.moves.filter(stone => stone === color).keySeq().toArray().map(({ x, y }) => ({ x, y })),
      isLegal: (color, at) => isLegalMove(moments.now.board, move(color, at)) && !isKo(color, at),
      chain: ({ x, y }) => points(group(moments.now.board, Coordinate(x, y))),
      liberties: ({ x, y }) => points(liberties(moments.now.board, Coordinate(x, y))),
      setUp(stones) {
        moments.begin({ board: Board(width, ...stones.map(({ color, at }) => move(color, at))), forbidden: null })
      },
      handicap: count => moments.begin({ board: asked(() => handicapBoard(width, count)), forbidden: null }),
    }
  },
}
