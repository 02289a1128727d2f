import wgo from 'wgo'
import { Refused, everyPoint } from '../game.js'

/** A game of wgo keeps whose turn it is, and lets it be set. */

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

    /** What is asked for a player, whoever's turn it is. */
    function of(color, ask) {
      const turn = game.turn
      game.turn = COLORS[color]
      const answer = ask()
      // A move makes another position, with a turn of its own; the one before it is as it was.
      if (answer === false || answer === true) {
        game.turn = turn
      }
      return answer
    }

    return {
      play(color, { x, y }) {
        if (of(color, () => game.play(x, y)) === false) {
          throw new Refused('the library gives no reason')
        }
      },
      pass: color => game.pass(COLORS[color]),
      undo() {
        if (game.popPosition() === null) {
          throw new Refused('cannot undo: no move has been made')
        }
      },
      stones: color => everyPoint(size).filter(({ x, y }) => game.getStone(x, y) === COLORS[color]),
      isLegal: (color, { x, y }) => of(color, () => game.isValid(x, y)),
      toMove: () => (game.turn === wgo.Color.BLACK ? 'black' : 'white'),
      captures: color => game.capCount[color],
      komi(points) {
        game.komi = points
      },
      setUp: stones => stones.forEach(({ color, at }) => game.setStone(at.x, at.y, COLORS[color])),
      setTurn(color) {
        game.turn = COLORS[color]
      },
    }
  },
}
