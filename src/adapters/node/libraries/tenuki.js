import tenuki from 'tenuki'
import { Refused, asked, requireTurn } from '../game.js'

/** A game of tenuki knows whose turn it is and plays for that player alone. */

const points = intersections => intersections.map(({ x, y }) => ({ x, y }))

export default {
  package: 'tenuki',
  options: {
    koRule: ['simple', 'positional-superko', 'situational-superko', 'natural-situational-superko'],
    scoring: ['territory', 'area', 'equivalence'],
    freeHandicapPlacement: [true, false],
  },

  begin({ width }, options) {
    let settings = { ...options, boardSize: width }
    let game = asked(() => new tenuki.Game(settings))
    // For a komi that is told later: the library takes it at the start of a game alone.
    let moves = []

    function move(color, make) {
      requireTurn(game.currentPlayer(), color)
      if (!asked(() => make(game))) {
        throw new Refused('the library gives no reason')
      }
      moves.push(make)
    }

    function restart(changed) {
      const wanted = { ...settings, ...changed }
      game = asked(() => new tenuki.Game(wanted))
      settings = wanted
      moves.forEach(make => make(game))
    }

    function requireOver() {
      if (!game.isOver()) {
        throw new Refused('by its documentation only if the game is over')
      }
    }

    return {
      play: (color, { x, y }) => move(color, on => on.playAt(y, x)),
      pass: color => move(color, on => on.pass()),
      undo() {
        moves.pop()
        game.undo()
      },
      stones: color => points(game.intersections().filter(({ value }) => value === color)),
      isLegalNow: ({ x, y }) => !game.isIllegalAt(y, x),
      toMove: () => game.currentPlayer(),
      over: () => game.isOver(),
      lost(color) {
        const dead = game.deadStones().filter(({ y, x }) => game.intersectionAt(y, x).value === color)
        return game.currentState()[`${color}StonesCaptured`] + dead.length
      },
      score() {
        requireOver()
        return game.score()
      },
      territory(color) {
        requireOver()
        return points(game.territory()[color])
      },
      setKomi: komi => restart({ komi }),
      dead(stones) {
        requireOver()
        game.deadStones().slice().forEach(({ x, y }) => game.unmarkDeadAt(y, x))
        stones.forEach(({ x, y }) => game.markDeadAt(y, x))
      },
      handicap: handicapStones => restart({ handicapStones }),
      // With its option freeHandicapPlacement these are Black's first moves.
      placement: stones => stones.forEach(({ x, y }) => move('black', on => on.playAt(y, x))),
    }
  },
}
