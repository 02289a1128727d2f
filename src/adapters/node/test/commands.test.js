import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commands } from '../commands.js'
import { Refused } from '../game.js'
import { answer } from '../gtp.js'

/** A library that takes everything and knows no rule: it only writes down what it was asked. */
function permissive(more = {}, library = {}) {
  const asked = []
  return {
    asked,
    package: 'permissive',
    options: {},
    begin: size => {
      asked.push(`begin ${size.width} ${size.height}`)
      const stones = { black: [], white: [] }
      return {
        play: (color, at) => { stones[color].push(at) },
        pass: color => { asked.push(`${color} passes`) },
        stones: color => stones[color],
        ...more,
      }
    },
    ...library,
  }
}

function session(library) {
  const all = commands(library, {}, { name: 'permissive', version: '1' })
  return line => answer(line, all).trim()
}

test('refuses nothing by itself', () => {
  const ask = session(permissive())
  assert.equal(ask('boardsize 3'), '=')
  for (const move of ['B A1', 'B A1', 'W A1', 'W B1', 'W A2', 'w b2', 'white PASS', 'B pass', 'B pass', 'black C3']) {
    assert.equal(ask(`play ${move}`), '=', move)
  }
  assert.equal(ask('list_stones W'), '= A1 B1 A2 B2')
})

test('says what the library says', () => {
  const ask = session(permissive({
    play: () => { throw new Refused('no, thank you') },
    pass: () => { throw new Refused('nor this') },
  }))
  assert.equal(ask('play B A1'), '? illegal move: no, thank you')
  assert.equal(ask('play B pass'), '? illegal move: nor this')
})

test('a fault of the library is no refusal', () => {
  const ask = session(permissive({ play: () => { throw new RangeError('a fault') } }))
  assert.throws(() => ask('play B A1'), RangeError)
})

test('offers what the library can do and no more', () => {
  const bare = session(permissive())
  assert.deepEqual(bare('list_commands').slice(2).split('\n'), [
    'protocol_version', 'name', 'version', 'known_command', 'list_commands', 'quit', 'boardsize', 'clear_board',
    'play', 'list_stones',
  ])
  assert.equal(bare('undo'), '? unknown command')
  assert.equal(bare('known_command undo'), '= false')
  const more = session(permissive({ undo() {}, toMove: () => 'black', isLegalNow: () => true }))
  assert.equal(more('known_command undo'), '= true')
  assert.equal(more('known_command gogui-rules_side_to_move'), '= true')
  assert.equal(more('known_command gogui-rules_legal_moves'), '= false')
})

test('has square boards alone unless the library says otherwise', () => {
  const library = permissive()
  assert.equal(session(library)('boardsize 5 4'), '? unacceptable size: the library has square boards alone')
  const rectangular = permissive({}, { rectangular: true })
  const ask = session(rectangular)
  assert.equal(ask('boardsize 5 4'), '=')
  assert.deepEqual(rectangular.asked, ['begin 19 19', 'begin 5 4'])
  assert.equal(ask('play B E4'), '=')
  assert.match(ask('play B A5'), /^\? invalid vertex: A5 is off the board/)
})

test('a size that the library refuses leaves the game as it was', () => {
  const ask = session(permissive({}, {
    begin: size => {
      if (size.width > 19) {
        throw new Refused('too large')
      }
      return permissive().begin(size)
    },
  }))
  assert.equal(ask('play B T19'), '=')
  assert.equal(ask('boardsize 20'), '? unacceptable size: too large')
  assert.equal(ask('list_stones B'), '= T19')
})

for (const wrong of ['boardsize', 'boardsize 0', 'boardsize 26', 'boardsize x', 'play', 'play X A1', 'play B', 'play B I3',
  'play B A0', 'play B 3', 'list_stones', 'komi', 'komi x', 'komi NaN', 'komi Infinity']) {
  test(`does not understand "${wrong}"`, () => {
    assert.match(session(permissive({ komi() {} }))(wrong), /^\? syntax error/)
  })
}

test('names points from the lower left, without I', () => {
  const library = permissive({ stones: color => (color === 'black' ? [{ x: 0, y: 18 }, { x: 8, y: 0 }] : []) })
  const ask = session(library)
  assert.equal(ask('list_stones B'), '= A1 J19')
  assert.equal(ask('list_stones W'), '=')
})

test('a komi outlives the game', () => {
  const told = []
  const ask = session(permissive({ komi: points => told.push(points), score: () => told.at(-1) }))
  assert.equal(ask('komi -2.5'), '=')
  assert.equal(ask('clear_board'), '=')
  assert.deepEqual(told, [-2.5, -2.5])
})

test('writes scores as the protocol has them', () => {
  const scores = [3.5, -0.5, 0]
  const ask = session(permissive({ score: () => scores.shift() }))
  assert.deepEqual([ask('final_score'), ask('final_score'), ask('final_score')], ['= B+3.5', '= W+0.5', '= 0'])
})

test('lists the moves that the library takes from the player to move, and pass among them if it takes that', () => {
  let mayPass = true
  const ask = session(permissive({ mayPassNow: () => mayPass, toMove: () => 'white', isLegalNow: ({ x, y }) => x === y }))
  ask('boardsize 3')
  assert.equal(ask('gogui-rules_legal_moves'), '= A3 B2 C1 pass')
  assert.equal(ask('gogui-rules_side_to_move'), '= white')
  mayPass = false
  assert.equal(ask('gogui-rules_legal_moves'), '= A3 B2 C1')
})

test('lists no move where the library takes none', () => {
  const ask = session(permissive({ mayPassNow: () => false, toMove: () => 'white', isLegalNow: () => false }))
  assert.equal(ask('gogui-rules_legal_moves'), '=')
})

test('asks about either player where the library can tell', () => {
  const ask = session(permissive({ isLegal: (color, { x }) => (color === 'black') === (x === 0) }))
  ask('boardsize 2')
  assert.equal(ask('is_legal W A1'), '= 0')
  assert.equal(ask('is_legal B A1'), '= 1')
  assert.equal(ask('all_legal W'), '= B2 B1')
})

test('chains and liberties are those of a stone', () => {
  const ask = session(permissive({ chain: at => [at], liberties: () => [{ x: 1, y: 18 }] }))
  ask('play W A1')
  assert.equal(ask('worm_stones A1'), '= A1')
  assert.equal(ask('findlib A1'), '= B1')
  assert.equal(ask('findlib B1'), '? no stone there')
})

test('handicap stones and set-ups', () => {
  const set = []
  const ask = session(permissive({
    handicap: count => Array.from({ length: count }, (none, x) => ({ x, y: 18 })),
    setUp: stones => set.push(...stones),
    setTurn: color => set.push(color),
  }))
  assert.equal(ask('place_free_handicap 3'), '= A1 B1 C1')
  assert.match(ask('place_free_handicap 1'), /syntax error/)
  assert.equal(ask('gogui-setup B A1 W B1'), '=')
  assert.equal(ask('gogui-setup_player W'), '=')
  assert.deepEqual(set, [{ color: 'black', at: { x: 0, y: 18 } }, { color: 'white', at: { x: 1, y: 18 } }, 'white'])
  assert.match(ask('gogui-setup B'), /syntax error/)
  ask('play B A1')
  assert.equal(ask('place_free_handicap 2'), '? board not empty')
})

test('handicap stones of the controller', () => {
  const given = []
  const ask = session(permissive({ givenHandicap: points => given.push(...points) }))
  assert.equal(ask('set_free_handicap A19 B19'), '=')
  assert.deepEqual(given, [{ x: 0, y: 0 }, { x: 1, y: 0 }])
  for (const wrong of ['A1', '', 'A1 a1', 'A1 B', 'A1 A20']) {
    assert.match(ask(`set_free_handicap ${wrong}`), /^\? (syntax error|invalid vertex)/, wrong)
  }
  ask('play W C3')
  assert.equal(ask('set_free_handicap A1 B1'), '? board not empty')
})

test('territory alone has a status', () => {
  const ask = session(permissive({ territory: color => (color === 'black' ? [{ x: 0, y: 18 }] : []) }))
  assert.equal(ask('final_status_list black_territory'), '= A1')
  assert.equal(ask('final_status_list white_territory'), '=')
  assert.match(ask('final_status_list dead'), /^\?/)
})
