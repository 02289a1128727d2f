import { createRequire } from 'node:module'
import { Moments, Refused, asked } from '../game.js'

/** A game of weiqi does not change: each move makes another one, so a move can be tried without making it. */

const weiqi = createRequire(import.meta.url)('weiqi').default

const REASONS = {
  'Game is already over': 'game-over',
  "Not player's turn": 'out-of-turn',
  'Intersection occupied by existing stone': 'occupied',
  'New group has zero liberies (suicide)': 'self-capture',
  'Violation of Ko': 'repetition',
}

const position = ({ x, y }) => [y, x]

export default {
  package: 'weiqi',
  givesReasons: true,
  options: {},

  begin({ width }) {
    const moments = new Moments(asked(() => weiqi.createGame(width)))
    const toMove = () => moments.now.get('currentPlayer')
    const moved = move => asked(move, ({ message }) => REASONS[message])
    let komi = 0
    return {
      play: (color, at) => moments.add(moved(() => weiqi.play(moments.now, color, position(at)))),
      pass: color => moments.add(moved(() => weiqi.pass(moments.now, color))),
      undo: () => moments.back(),
      stones: color =>
        moments.now.getIn(['board', 'stones']).filter(stone => stone === color).keySeq()
          .map(at => ({ x: at.get('j'), y: at.get('i') })).toArray(),
      // Where it refuses a move it says so by an error, and a move that is tried changes nothing.
      isLegalNow(at) {
        try {
          return moved(() => weiqi.play(moments.now, toMove(), position(at))) !== undefined
        } catch (error) {
          if (error instanceof Refused) {
            return false
          }
          throw error
        }
      },
      toMove,
      over: () => weiqi.isOver(moments.now),
      setKomi(points) {
        komi = points
      },
      lead: () => weiqi.areaScore(moments.now, komi),
    }
  },
}
