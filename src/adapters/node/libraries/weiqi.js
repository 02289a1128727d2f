import { createRequire } from 'node:module'
import { Moments, asked, taken } from '../game.js'

/** A game of weiqi does not change: each move makes another one, so a move can be tried without making it. */

const weiqi = createRequire(import.meta.url)('weiqi').default

const position = ({ x, y }) => [y, x]

export default {
  package: 'weiqi',
  options: {},

  begin({ width }) {
    const moments = new Moments(asked(() => weiqi.createGame(width)))
    const player = () => moments.now.get('currentPlayer')
    let komi = 0
    return {
      play: (color, at) => moments.add(asked(() => weiqi.play(moments.now, color, position(at)))),
      pass: color => moments.add(asked(() => weiqi.pass(moments.now, color))),
      undo: () => moments.back(),
      stones: color =>
        moments.now.getIn(['board', 'stones']).filter(stone => stone === color).keySeq()
          .map(at => ({ x: at.get('j'), y: at.get('i') })).toArray(),
      isLegalNow: at => taken(() => weiqi.play(moments.now, player(), position(at))),
      mayPassNow: () => taken(() => weiqi.pass(moments.now, player())),
      toMove: player,
      komi(points) {
        komi = points
      },
      score: () => weiqi.areaScore(moments.now, komi),
    }
  },
}
