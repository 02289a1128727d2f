import wgo from 'wgo'
import { Refused, everyPoint, requireTurn } from '../game.js'

/** A game of wgo keeps whose turn it is, and lets it be set. */

const OPPONENT = { black: 'white', white: 'black' }

const COLORS = { black: wgo.Color.BLACK, white: wgo.Color.WHITE }

export default {
  package: 'wgo',
  options: {
    rules: Object.keys(wgo.goRules),
    repeating: Object.values(wgo.Repeating),
    allowSuicide: [true, false],
    allowRewrite: [true, false],
  },

  begin(size, { rules = 'Japanese', ...changed }) {
    const game = new wgo.Game(size.width, { ...wgo.goRules[rules], ...changed })

    const toMove = () => (game.turn === wgo.Color.BLACK ? 'black' : 'white')

    /** What is asked for a player, whoever's turn it is. */
    function of(color, ask) {
      const turn = game.turn
      game.turn = COLORS[color]
      const answer = ask()
      game.turn = turn
      return answer
    }

    return {
      play(color, { x, y }) {
        requireTurn(toMove(), color)
        if (game.play(x, y) === false) {
          throw new Refused('the library gives no reason')
        }
      },
      pass(color) {
        requireTurn(toMove(), color)
        game.pass()
      },
      undo: () => game.popPosition(),
      stones: color => everyPoint(size).filter(({ x, y }) => game.getStone(x, y) === COLORS[color]),
      isLegal: (color, { x, y }) => of(color, () => game.isValid(x, y)),
      toMove,
      lost: color => game.capCount[OPPONENT[color]],
      komi: () => game.komi,
      setKomi(points) {
        game.komi = points
      },
      setUp(stones, color) {
        stones.forEach(stone => game.setStone(stone.at.x, stone.at.y, COLORS[stone.color]))
        game.turn = COLORS[color]
      },
      setLost(stones) {
        Object.entries(stones).forEach(([color, count]) => { game.capCount[OPPONENT[color]] = count })
      },
    }
  },
}
