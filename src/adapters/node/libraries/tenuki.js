import tenuki from 'tenuki'
import { Refused, asked } from '../game.js'

/** A game of tenuki knows whose turn it is and plays for that player alone. */

const points = intersections => intersections.map(({ x, y }) => ({ x, y }))

export default {
  package: 'tenuki',
  options: {
    koRule: ['simple', 'positional-superko', 'situational-superko', 'natural-situational-superko'],
    scoring: ['territory', 'area', 'equivalence'],
  },

  begin({ width }, options) {
    let settings = { ...options, boardSize: width }
    let game = asked(() => new tenuki.Game(settings))
    // For a komi that is told later: the library takes it at the start of a game alone.
    let moves = []
    // Stones that Black has placed for a handicap are no moves to take back.
    let placed = 0

    function move(color, make) {
      if (color !== game.currentPlayer()) {
        throw new Refused(`the library plays for ${game.currentPlayer()} alone now`)
      }
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

    function finished() {
      if (!game.isOver()) {
        throw new Refused('cannot score: by its documentation only if the game is over')
      }
    }

    return {
      play: (color, { x, y }) => move(color, on => on.playAt(y, x)),
      pass: color => move(color, on => on.pass()),
      undo() {
        if (moves.length === placed) {
          throw new Refused('cannot undo: no move has been made')
        }
        moves.pop()
        game.undo()
      },
      stones: color => points(game.intersections().filter(({ value }) => value === color)),
      isLegalNow: ({ x, y }) => !game.isIllegalAt(y, x),
      toMove: () => game.currentPlayer(),
      // It has no question for a pass, so one is made and taken back.
      mayPassNow() {
        const taken = asked(() => game.pass())
        if (taken) {
          game.undo()
        }
        return taken
      },
      captures: color => game.currentState()[color === 'black' ? 'whiteStonesCaptured' : 'blackStonesCaptured'],
      score() {
        finished()
        const { black, white } = game.score()
        return black - white
      },
      territory(color) {
        finished()
        return points(game.territory()[color])
      },
      komi: komi => restart({ komi }),
      handicap(handicapStones) {
        restart({ handicapStones })
        return this.stones('black')
      },
      givenHandicap(stones) {
        const wanted = { ...settings, handicapStones: stones.length, freeHandicapPlacement: true }
        const begun = asked(() => new tenuki.Game(wanted))
        const makes = stones.map(({ x, y }) => on => on.playAt(y, x))
        if (!makes.every(make => asked(() => make(begun)))) {
          throw new Refused('the library refuses one of the stones and gives no reason')
        }
        game = begun
        settings = wanted
        moves = makes
        placed = stones.length
      },
    }
  },
}
