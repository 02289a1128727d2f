import { Refused, everyPoint } from './game.js'
import { Failure } from './gtp.js'
import { LARGEST, color, integer, name, point } from './points.js'

/** What each needs of a game to be offered. */
const NEEDS = {
  undo: ['undo'],
  komi: ['komi'],
  is_legal: ['isLegal'],
  all_legal: ['isLegal'],
  'gogui-rules_legal_moves': ['isLegalNow', 'mayPassNow', 'toMove'],
  'gogui-rules_side_to_move': ['toMove'],
  captures: ['captures'],
  worm_stones: ['chain'],
  findlib: ['liberties'],
  final_score: ['score'],
  final_status_list: ['territory'],
  // Not fixed_handicap, for which the protocol says where the stones are: each library has points of its own, and fewer
  // than were asked for are allowed here.
  place_free_handicap: ['handicap'],
  set_free_handicap: ['givenHandicap'],
  'gogui-setup': ['setUp', 'setTurn'],
  'gogui-setup_player': ['setUp', 'setTurn'],
}

/** The session of a controller with a library: a game, the size of its board, its komi. */
class Session {
  #library
  #options

  constructor(library, options) {
    this.#library = library
    this.#options = options
    this.begin({ width: 19, height: 19 })
  }

  begin(size) {
    this.game = this.#library.begin(size, this.#options)
    this.size = size
    if (this.komi !== undefined) {
      this.game.komi?.(this.komi)
    }
  }

  square() {
    return this.#library.rectangular !== true
  }

  point(word) {
    return point(word, this.size)
  }

  names(points) {
    return points.map(at => name(at, this.size)).join(' ')
  }

  isEmpty() {
    return this.game.stones('black').length + this.game.stones('white').length === 0
  }
}

function lead(points) {
  if (points === 0) {
    return '0'
  }
  return points > 0 ? `B+${points}` : `W+${-points}`
}

function boardsize(session, [columns, rows = columns]) {
  const size = { width: integer(columns, 1, LARGEST), height: integer(rows, 1, LARGEST) }
  if (size.width !== size.height && session.square()) {
    throw new Failure('unacceptable size: the library has square boards alone')
  }
  try {
    session.begin(size)
  } catch (error) {
    throw error instanceof Refused ? new Failure(`unacceptable size: ${error.message}`) : error
  }
}

function play(session, [who, where]) {
  const player = color(who)
  try {
    if ((where ?? '').toLowerCase() === 'pass') {
      session.game.pass(player)
    } else {
      session.game.play(player, session.point(where))
    }
  } catch (error) {
    throw error instanceof Refused ? new Failure(`illegal move: ${error.message}`) : error
  }
}

/** Whatever the library takes, after the end as before: of that alone its own answers tell. */
function legalMoves({ game, size }) {
  const moves = everyPoint(size).filter(at => game.isLegalNow(at)).map(at => name(at, size))
  return [...moves, ...(game.mayPassNow() ? ['pass'] : [])].join(' ')
}

function komi(session, [word]) {
  const points = Number(word)
  if (word === undefined || !Number.isFinite(points)) {
    throw new Failure('syntax error: komi is not a number')
  }
  session.komi = points
  session.game.komi(points)
}

function stoneAt(session, word) {
  const at = session.point(word)
  const here = stone => stone.x === at.x && stone.y === at.y
  if (!session.game.stones('black').some(here) && !session.game.stones('white').some(here)) {
    throw new Failure('no stone there')
  }
  return at
}

function statusList(session, [status]) {
  const territory = /^(black|white)_territory$/.exec(status ?? '')
  if (territory === null) {
    throw new Failure('the library knows territory alone')
  }
  return session.names(session.game.territory(territory[1]))
}

function handicap(session, [count]) {
  const stones = integer(count, 2, session.size.width * session.size.height - 1)
  if (!session.isEmpty()) {
    throw new Failure('board not empty')
  }
  return session.names(session.game.handicap(stones))
}

function givenHandicap(session, words) {
  const points = words.map(word => session.point(word))
  if (points.length < 2 || new Set(words.map(word => word.toUpperCase())).size < words.length) {
    throw new Failure('syntax error: expected two or more points, each once')
  }
  if (!session.isEmpty()) {
    throw new Failure('board not empty')
  }
  session.game.givenHandicap(points)
}

function setUp(session, words) {
  if (words.length % 2 !== 0) {
    throw new Failure('syntax error: expected pairs of a colour and a point')
  }
  const stones = []
  for (let i = 0; i < words.length; i += 2) {
    stones.push({ color: color(words[i]), at: session.point(words[i + 1]) })
  }
  session.game.setUp(stones)
}

/**
 * The commands that a library can answer to.
 *
 * @param {import('./game.js').Library} library
 * @param {{name: string, version: string}} identity
 */
export function commands(library, options, identity) {
  const session = new Session(library, options)
  const all = new Map([
    ['protocol_version', () => '2'],
    ['name', () => identity.name],
    ['version', () => identity.version],
    ['known_command', ([asked]) => String(offered.has(asked))],
    ['list_commands', () => [...offered.keys()].join('\n')],
    ['quit', () => ''],
    ['boardsize', words => boardsize(session, words)],
    ['clear_board', () => session.begin(session.size)],
    ['komi', words => komi(session, words)],
    ['play', words => play(session, words)],
    ['undo', () => void session.game.undo()],
    ['list_stones', ([who]) => session.names(session.game.stones(color(who)))],
    ['is_legal', ([who, where]) => (session.game.isLegal(color(who), session.point(where)) ? '1' : '0')],
    ['all_legal', ([who]) => {
      const player = color(who)
      return session.names(everyPoint(session.size).filter(at => session.game.isLegal(player, at)))
    }],
    ['gogui-rules_legal_moves', () => legalMoves(session)],
    ['gogui-rules_side_to_move', () => session.game.toMove()],
    ['captures', ([who]) => String(session.game.captures(color(who)))],
    ['worm_stones', ([where]) => session.names(session.game.chain(stoneAt(session, where)))],
    ['findlib', ([where]) => session.names(session.game.liberties(stoneAt(session, where)))],
    ['final_score', () => lead(session.game.score())],
    ['final_status_list', words => statusList(session, words)],
    ['place_free_handicap', words => handicap(session, words)],
    ['set_free_handicap', words => givenHandicap(session, words)],
    ['gogui-setup', words => setUp(session, words)],
    ['gogui-setup_player', ([who]) => void session.game.setTurn(color(who))],
  ])
  const offered = new Map(
    [...all].filter(([command]) => (NEEDS[command] ?? []).every(need => session.game[need] !== undefined)),
  )
  return offered
}
