import { RpcError, unsupported } from '../javascript/rpc.js'
import { Refused, asked, everyPoint } from './game.js'
import { play, turns } from './layout.js'
import { isOn, name, point, rowsOf, sizeOf, stonesOf } from './points.js'

const OPPONENT = { black: 'white', white: 'black' }

/** In how many other orders a position is played if a library refuses a move after the first one. */
const OTHER_ORDERS = 3

function answer(action) {
  try {
    action()
    return { kind: 'accepted' }
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error
    }
    return { kind: 'refused', words: error.message, ...(error.reason && { reason: error.reason }) }
  }
}

/** What a library refuses here it lacks. */
function orUnsupported(capability, ask) {
  try {
    return ask()
  } catch (error) {
    throw error instanceof Refused ? unsupported(capability, error.message) : error
  }
}

/** The game in progress with a library. Each method without an underline is a request of the subject protocol. */
export class Session {
  /**
   * @param {import('./game.js').Library} library
   * @param {object} options of the library
   */
  constructor(library, options) {
    this._library = library
    this._options = options
  }

  begin({ position, toMove, lastPlay, blackPrisoners, whitePrisoners }) {
    this._size = sizeOf(position)
    if (this._size.width !== this._size.height && !this._library.rectangular) {
      throw unsupported('rectangular', 'the library has square boards alone')
    }
    this._moves = []
    this._expected = toMove
    this._komi = 0
    this._placing = false
    this._game = this._fresh()
    const stones = stonesOf(position)
    const last = lastPlay === undefined ? undefined : point(lastPlay, this._size)
    /** The moves by which the position was played, in one of many orders; none where it was set up. */
    this._order = order => (this._game.setUp ? [] : turns(stones, toMove, last, order))
    if (this._game.setUp && (stones.length > 0 || toMove === 'white')) {
      this._game.setUp(stones, toMove)
    }
    orUnsupported('set-up', () => play(this._game, this._order(0)))
    if (blackPrisoners + whitePrisoners > 0) {
      if (!this._game.setLost) {
        throw unsupported('set-up', 'the library cannot be told of stones captured before')
      }
      this._game.setLost({ black: blackPrisoners, white: whitePrisoners })
    }
    return { byPasses: this._order(0).some(({ at }) => at === null) }
  }

  _fresh() {
    const game = orUnsupported('board-size', () => this._library.begin(this._size, this._options))
    game.setKomi?.(this._komi)
    return game
  }

  make({ player, move }) {
    const at = this._point(move)
    const made = this._tried(player, at)
    if (made.kind === 'accepted') {
      this._moves.push({ color: player, at })
      this._expected = OPPONENT[player]
    }
    return made
  }

  ask({ player, move }) {
    const at = this._point(move)
    const denied = at !== null && isOn(this._size, at) && this._game.isLegal?.(player, at) === false
    const made = this._tried(player, at)
    if (made.kind === 'refused') {
      return made
    }
    this._game.undo()
    if (denied) {
      return { kind: 'tolerated', evidence: 'asked whether the move is legal, the library says no' }
    }
    // A library that leaves turn or end to whoever uses it says nothing of them by taking a move.
    if (!this._game.toMove && player !== this._expected) {
      throw unsupported('turn', 'the library leaves it to whoever uses it whose turn it is')
    }
    if (!this._game.over && this._moves.slice(-2).filter(one => one.at === null).length === 2) {
      throw unsupported('game-end', 'the library leaves it to whoever uses it when a game is over')
    }
    return made
  }

  _point(move) {
    return move === 'pass' ? null : point(move, this._size)
  }

  /** The answer to a move, which is made if it is taken. */
  _tried(player, at) {
    if (this._placing) {
      throw unsupported('agreements', 'the library takes the handicap stones that are to be placed for moves')
    }
    if (at !== null && !isOn(this._size, at)) {
      return { kind: 'refused', words: 'the board has no such point', reason: 'off-board' }
    }
    if (at === null && this._moves.length === 0 && this._order(0).at(-1)?.at === null) {
      throw unsupported('set-up', 'the library would count the pass by which the position was played')
    }
    const tried = answer(() => play(this._game, [{ color: player, at }]))
    if (tried.kind === 'refused' && at !== null) {
      this._requireOfTheGameItself({ color: player, at })
    }
    return tried
  }

  /** A refusal that hangs on the order in which the position was played is none of the game's. */
  _requireOfTheGameItself(move) {
    for (let order = 1; this._order(0).length > 0 && order <= OTHER_ORDERS; order++) {
      const other = this._fresh()
      if (answer(() => play(other, [...this._order(order), ...this._moves, move])).kind === 'accepted') {
        throw unsupported('set-up', 'whether the library takes it hangs on the order in which the position was played')
      }
    }
  }

  say(statement) {
    const { kind, points, stones } = statement
    const said = {
      komi: this._game.setKomi && (() => this._setKomi(points)),
      dead: this._game.dead && (() => this._game.dead(this._points(stones))),
      handicap: this._game.handicap && (() => this._game.handicap(stones)),
      placement: this._game.placement && (() => this._game.placement(this._points(points))),
    }[kind]
    if (said === undefined) {
      throw unsupported('agreements', `the library has no words for it: ${kind}`)
    }
    const answered = answer(() => asked(said))
    if (['handicap', 'placement'].includes(kind) && answered.kind === 'accepted') {
      this._expected = this._game.toMove?.() ?? 'white'
      this._placing = this._expected === 'black'
    }
    return answered
  }

  _points(names) {
    return names.map(one => point(one, this._size))
  }

  _setKomi(points) {
    this._komi = points
    this._game.setKomi(points)
  }

  request({ kind, points }) {
    if (kind === 'take-back' && this._moves.length > 0) {
      this._game.undo()
      this._expected = this._moves.pop().color
      return { kind: 'accepted' }
    }
    if (kind === 'set-komi' && this._game.setKomi) {
      return answer(() => this._setKomi(points))
    }
    if (kind === 'take-back') {
      return { kind: 'refused', words: 'no move has been made' }
    }
    throw new RpcError(-32601, `no such request: ${kind}`)
  }

  position() {
    return rowsOf(this._size, color => this._game.stones(color))
  }

  legalPlays({ player }) {
    if (!this._game.isLegal && this._game.toMove() !== player) {
      throw unsupported('lists-legal-plays', 'the library can be asked for the player to move alone')
    }
    return this._names(everyPoint(this._size).filter(at =>
      (this._game.isLegal ? this._game.isLegal(player, at) : this._game.isLegalNow(at))))
  }

  _names(points) {
    return points.map(at => name(at, this._size))
  }

  toMove() {
    return this._game.toMove()
  }

  over() {
    return this._game.over()
  }

  chain({ point: stone }) {
    return this._names(this._game.chain(point(stone, this._size)))
  }

  liberties({ point: stone }) {
    return this._names(this._game.liberties(point(stone, this._size)))
  }

  prisoners({ player }) {
    return this._game.lost(player)
  }

  territory({ player }) {
    return orUnsupported('territory', () => this._names(this._game.territory(player)))
  }

  score() {
    return orUnsupported('counting', () => this._game.score())
  }

  lead() {
    return orUnsupported('score', () => {
      const { black, white } = this._game.score?.() ?? { black: this._game.lead(), white: 0 }
      return black - white
    })
  }

  komi() {
    return this._game.komi()
  }
}
