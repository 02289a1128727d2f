import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { commands } from '../commands.js'
import { everyPoint } from '../game.js'
import { answer } from '../gtp.js'
import { name, point } from '../points.js'
import { direct } from './direct.js'

const OPTIONS = {
  'sabaki-go-board': [{}, { preventOverwrite: true, preventSuicide: true, preventKo: true }],
  goban: [{}, { rules: 'chinese' }, { rules: 'nz' }, { rules: 'ing' }],
  tenuki: [{}, { koRule: 'positional-superko' }, { koRule: 'situational-superko' }],
  wgo: [{}, { repeating: 'NONE', allowSuicide: true }, { repeating: 'ALL' }],
  weiqi: [{}],
  godash: [{}, { ko: 'followupKo' }],
}

const names = readdirSync(new URL('../libraries', import.meta.url)).map(file => file.replace('.js', ''))
const libraries = new Map()
for (const one of names) {
  libraries.set(one, (await import(`../libraries/${one}.js`)).default)
}

function session(one, options = {}) {
  const all = commands(libraries.get(one), options, { name: one, version: '' })
  return line => answer(line, all).trim()
}

/** What only some libraries can do. */
const CAN = {
  captures: ['goban', 'sabaki-go-board', 'tenuki', 'wgo'],
  final_score: ['goban', 'tenuki', 'weiqi'],
  place_free_handicap: ['goban', 'godash', 'sabaki-go-board', 'tenuki'],
  set_free_handicap: ['goban', 'tenuki'],
  'gogui-setup': ['godash', 'sabaki-go-board', 'wgo'],
}

for (const [command, able] of Object.entries(CAN)) {
  test(`${command} is offered by ${able.join(', ')} and no others`, () =>
    assert.deepEqual(names.filter(one => session(one)(`known_command ${command}`) === '= true').sort(), able))
}

function testIf(one, command, title, body) {
  if (CAN[command].includes(one)) {
    test(`${one} ${title}`, body)
  }
}

test('each library is compared with itself', () => assert.deepEqual(Object.keys(direct).sort(), [...names].sort()))

/** Whole numbers below a limit, the same ones every time. */
function generator(seed) {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor(state / 2 ** 32 * limit)
  }
}

function position(ask, size) {
  const board = Array.from({ length: size.height }, () => Array(size.width).fill('.'))
  for (const color of ['B', 'W']) {
    for (const word of ask(`list_stones ${color}`).slice(2).split(' ').filter(one => one !== '')) {
      const { x, y } = point(word, size)
      board[y][x] = color
    }
  }
  return board.map(row => row.join('')).join('\n')
}

/** On a board so small most moves are illegal by one rule or another, so that much is refused and much repeated. */
for (const one of names) {
  for (const options of OPTIONS[one]) {
    test(`${one} ${JSON.stringify(options)} takes and refuses what the library does without the shim`, () => {
      for (const side of [2, 3, 4]) {
        const random = generator(side)
        const size = { width: side, height: side }
        const ask = session(one, options)
        ask(`boardsize ${side}`)
        const itself = direct[one](side, options)
        const seen = { taken: 0, refused: 0 }
        let turn = 0
        for (let i = 0; i < 100; i++) {
          const color = (itself.alternates ? turn : random(2)) === 0 ? 'black' : 'white'
          const at = { x: random(side), y: random(side) }
          const taken = itself.move(color, at.x, at.y)
          const reply = ask(`play ${color} ${name(at, size)}`)
          assert.equal(reply === '=', taken, `move ${i}: ${color} ${name(at, size)} ${reply}`)
          turn = taken ? 1 - turn : turn
          seen[taken ? 'taken' : 'refused']++
          const shown = Array.from({ length: side }, (none, y) =>
            Array.from({ length: side }, (nothing, x) => itself.at(x, y)).join('')).join('\n')
          assert.equal(position(ask, size), shown, `after move ${i}`)
        }
        assert.ok(seen.taken > 0, 'some move was taken')
        assert.ok(seen.refused > 0 || one === 'sabaki-go-board' && options.preventKo === undefined)
      }
    })
  }

  test(`${one} takes back a move and what it captured`, () => {
    const ask = session(one)
    ask('boardsize 5')
    for (const move of ['B A2', 'W A1', 'B B1']) {
      assert.equal(ask(`play ${move}`), '=')
    }
    assert.equal(ask('list_stones W'), '=')
    assert.equal(ask('undo'), '=')
    assert.equal(ask('list_stones W'), '= A1')
    assert.equal(ask('list_stones B'), '= A2')
    assert.equal(ask('play B B1'), '=')
    for (let i = 0; i < 3; i++) {
      assert.equal(ask('undo'), '=')
    }
    assert.equal(ask('undo'), '? cannot undo: no move has been made')
  })

  test(`${one} shows the corner where it is`, () => {
    const ask = session(one)
    ask('boardsize 4')
    ask('play B A1')
    ask('play W D1')
    assert.equal(position(ask, { width: 4, height: 4 }), '....\n....\n....\nB..W')
  })

  testIf(one, 'captures', 'counts captures for the player who made them', () => {
    const ask = session(one)
    ask('boardsize 5')
    for (const move of ['B A2', 'W A1', 'B B1']) {
      ask(`play ${move}`)
    }
    assert.equal(ask('captures B'), '= 1')
    assert.equal(ask('captures W'), '= 0')
  })

  testIf(one, 'final_score', 'scores with the komi it is told', () => {
    const ask = session(one)
    ask('boardsize 5')
    ask('komi 0')
    for (const row of [1, 2, 3, 4, 5]) {
      ask(`play B C${row}`)
      ask(`play W D${row}`)
    }
    ask('play B pass')
    ask('play W pass')
    assert.equal(ask('final_score'), '= B+5')
    assert.equal(ask('komi 7.5'), '=')
    assert.equal(ask('final_score'), '= W+2.5')
  })

  testIf(one, 'place_free_handicap', 'places handicap stones, and no move is to be taken back then', () => {
    const ask = session(one)
    assert.equal(ask('boardsize 9'), '=')
    assert.equal(ask('place_free_handicap 4').split(' ').length, 5)
    assert.equal(ask('list_stones B').split(' ').length, 5)
    assert.match(ask('undo'), /cannot undo/)
    assert.equal(ask('play W E5'), '=')
    assert.equal(ask('play B E4'), '=')
  })

  testIf(one, 'set_free_handicap', 'places the stones that Black chooses, and then White moves', () => {
    const ask = session(one)
    ask('boardsize 9')
    assert.equal(ask('set_free_handicap C3 G7 E5'), '=')
    assert.deepEqual(ask('list_stones B').split(' ').sort(), ['=', 'C3', 'E5', 'G7'])
    assert.equal(ask('gogui-rules_side_to_move'), '= white')
    assert.match(ask('undo'), /cannot undo/)
    assert.equal(ask('play W E4'), '=')
    assert.equal(ask('undo'), '=')
    assert.match(ask('undo'), /cannot undo/)
    assert.equal(ask('set_free_handicap A1 B2'), '? board not empty')
  })

  testIf(one, 'gogui-setup', 'sets up a position and plays on from it', () => {
    const ask = session(one, one === 'sabaki-go-board' ? { preventOverwrite: true } : {})
    ask('boardsize 5')
    assert.equal(ask('gogui-setup B A2 W A1 B E5'), '=')
    assert.equal(ask('gogui-setup_player B'), '=')
    assert.match(ask('undo'), /cannot undo/)
    assert.match(ask('play B A1'), /^\?/)
    assert.equal(ask('play B B1'), '=')
    assert.equal(ask('list_stones W'), '=')
  })
}

for (const one of names) {
  test(`${one} says of moves after two passes what the library does without the shim`, () => {
    const size = { width: 3, height: 3 }
    for (const { x, y } of everyPoint(size)) {
      const ask = session(one)
      const itself = direct[one](3, {})
      ask('boardsize 3')
      assert.equal(ask('play B B2'), '=')
      assert.equal(itself.move('black', 1, 1), true)
      for (const color of ['white', 'black']) {
        assert.equal(ask(`play ${color} pass`) === '=', itself.pass(color))
      }
      const listed = ask('gogui-rules_legal_moves')
      const taken = itself.move('white', x, y)
      const reply = ask(`play W ${name({ x, y }, size)}`)
      assert.equal(reply === '=', taken, `${name({ x, y }, size)} ${reply}`)
      if (listed !== '? unknown command') {
        assert.equal(listed.split(' ').includes(name({ x, y }, size)), taken, `${name({ x, y }, size)} in ${listed}`)
      }
    }
    const ask = session(one)
    const itself = direct[one](3, {})
    ask('boardsize 3')
    for (const color of ['black', 'white']) {
      assert.equal(ask(`play ${color} pass`) === '=', itself.pass(color))
    }
    const listed = ask('gogui-rules_legal_moves')
    const taken = itself.pass('black')
    assert.equal(ask('play B pass') === '=', taken)
    if (listed !== '? unknown command') {
      assert.equal(listed.split(' ').includes('pass'), taken, listed)
    }
  })
}

test('asked what is legal tenuki is left as it was', () => {
  const ask = session('tenuki')
  ask('boardsize 3')
  for (const move of ['play B B2', 'play W pass']) {
    ask(move)
    assert.match(ask('gogui-rules_legal_moves'), / pass$/)
  }
  assert.equal(ask('gogui-rules_side_to_move'), '= black')
  assert.match(ask('final_score'), /cannot score/)
  assert.equal(ask('undo'), '=')
  assert.equal(ask('undo'), '=')
  assert.equal(ask('list_stones B'), '=')
})

test('rectangular boards are as wide and as high as asked', () => {
  for (const one of names.filter(candidate => libraries.get(candidate).rectangular)) {
    const ask = session(one)
    assert.equal(ask('boardsize 5 3'), '=')
    assert.equal(ask('play B E1'), '=')
    assert.equal(ask('play W E3'), '=')
    assert.equal(position(ask, { width: 5, height: 3 }), '....W\n.....\n....B')
  }
})

test('tenuki keeps a game over when it is told another komi', () => {
  const ask = session('tenuki', { scoring: 'area' })
  ask('boardsize 3')
  for (const move of ['B B2', 'W pass', 'B pass']) {
    ask(`play ${move}`)
  }
  assert.equal(ask('final_score'), '= B+9')
  assert.equal(ask('komi 0.5'), '=')
  assert.equal(ask('final_score'), '= B+8.5')
  assert.equal(ask('list_stones B'), '= B2')
  assert.match(ask('play W pass'), /^\?/)
  ask('undo')
  assert.match(ask('final_score'), /cannot score/)
})

test('a refused handicap leaves the game as it was', () => {
  for (const one of names.filter(candidate => session(candidate)('known_command place_free_handicap') === '= true')) {
    const ask = session(one)
    ask('boardsize 5')
    assert.match(ask('place_free_handicap 3'), /^\?/, one)
    ask('komi 0.5')
    assert.equal(ask('play B A1'), '=', one)
    assert.equal(ask('play W A2'), '=', one)
  }
})
