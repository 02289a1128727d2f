import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { everyPoint } from '../game.js'
import { name } from '../points.js'
import { requests } from '../requests.js'
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

/** The requests of a library, with a game begun. */
function session(one, rows, { options = {}, toMove = 'black', ...more } = {}) {
  const asked = requests(libraries.get(one), options, { name: one, version: '' })
  asked.begin({ position: rows, toMove, blackPrisoners: 0, whitePrisoners: 0, ...more })
  return asked
}

const empty = side => Array(side).fill('.'.repeat(side))

/** What only some libraries can do. */
const CAN = {
  prisoners: ['goban', 'sabaki-go-board', 'tenuki', 'wgo'],
  lead: ['goban', 'tenuki', 'weiqi'],
  score: ['goban', 'tenuki'],
  territory: ['goban', 'tenuki'],
  over: ['tenuki', 'weiqi'],
  komi: ['goban', 'wgo'],
  legalPlays: ['godash', 'sabaki-go-board', 'tenuki', 'weiqi', 'wgo'],
}

for (const [request, able] of Object.entries(CAN)) {
  test(`${request} is answered by ${able.join(', ')} and no others`, () =>
    assert.deepEqual(names.filter(one => request in session(one, empty(3))).sort(), able))
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

/** On a board so small most moves are illegal by one rule or another, so that much is refused and much repeated. */
for (const one of names) {
  for (const options of OPTIONS[one]) {
    test(`${one} ${JSON.stringify(options)} takes and refuses what the library does by itself`, () => {
      for (const side of [2, 3, 4]) {
        const random = generator(side)
        const asked = session(one, empty(side), { options })
        const itself = direct[one](side, options)
        const seen = { accepted: 0, refused: 0 }
        let turn = 0
        for (let i = 0; i < 100; i++) {
          const player = ['black', 'white'][turn]
          const at = { x: random(side), y: random(side) }
          const move = name(at, { height: side })
          const taken = itself.move(player, at.x, at.y) ? 'accepted' : 'refused'
          assert.equal(asked.ask({ player, move }).kind.replace('tolerated', 'accepted'), taken, `asked ${i}: ${player} ${move}`)
          assert.equal(asked.make({ player, move }).kind, taken, `move ${i}: ${player} ${move}`)
          turn = taken === 'accepted' ? 1 - turn : turn
          seen[taken]++
          const shown = Array.from({ length: side }, (none, y) =>
            Array.from({ length: side }, (nothing, x) => itself.at(x, y)).join('').replace(/B/g, 'X').replace(/W/g, 'O'))
          assert.deepEqual(asked.position(), shown, `after move ${i}`)
        }
        assert.ok(seen.accepted > 0, 'some move was taken')
        assert.ok(seen.refused > 0 || one === 'sabaki-go-board' && options.preventKo === undefined)
      }
    })
  }

  test(`${one} takes back a move and what it captured`, () => {
    const asked = session(one, ['...', 'X..', 'O..'], { toMove: 'black' })
    assert.equal(asked.make({ player: 'black', move: 'B1' }).kind, 'accepted')
    assert.deepEqual(asked.position(), ['...', 'X..', '.X.'])
    assert.equal(asked.request({ kind: 'take-back' }).kind, 'accepted')
    assert.deepEqual(asked.position(), ['...', 'X..', 'O..'])
    assert.equal(asked.request({ kind: 'take-back' }).kind, 'refused')
  })

  test(`${one} begins from a position, with either player to move`, () => {
    for (const toMove of ['black', 'white']) {
      const rows = ['.X..', '.XO.', '.O..', '....']
      const asked = session(one, rows, { toMove })
      assert.deepEqual(asked.position(), rows)
      assert.equal(asked.toMove?.() ?? toMove, toMove)
      assert.equal(asked.make({ player: toMove, move: 'D1' }).kind, 'accepted')
    }
  })

  if (CAN.prisoners.includes(one)) {
    test(`${one} counts the stones that a player has lost`, () => {
      const asked = session(one, ['...', 'X..', 'O..'])
      asked.make({ player: 'black', move: 'B1' })
      assert.deepEqual([asked.prisoners({ player: 'white' }), asked.prisoners({ player: 'black' })], [1, 0])
    })
  }

  if (CAN.lead.includes(one)) {
    test(`${one} scores with the komi that was agreed on`, () => {
      const asked = session(one, Array(5).fill('..XO.'))
      assert.equal(asked.say({ kind: 'komi', points: 7.5 }).kind, 'accepted')
      asked.make({ player: 'black', move: 'pass' })
      asked.make({ player: 'white', move: 'pass' })
      assert.equal(asked.lead(), -2.5)
    })
  }
}

test('of stones that are called dead goban and tenuki take account', () => {
  for (const [one, options] of [['goban', { rules: 'chinese' }], ['tenuki', { scoring: 'area' }]]) {
    const asked = session(one, ['..XO.', '..XO.', '..XOX', '..XO.', '..XO.'], { options })
    asked.make({ player: 'black', move: 'pass' })
    asked.make({ player: 'white', move: 'pass' })
    assert.equal(asked.say({ kind: 'dead', stones: ['E3'] }).kind, 'accepted')
    assert.deepEqual(asked.score(), { black: 15, white: 10 })
    assert.deepEqual(asked.territory({ player: 'white' }).sort(), ['E1', 'E2', 'E3', 'E4', 'E5'])
  }
})

test('where the rules of goban have Black place handicap stones it waits for them', () => {
  const fixed = session('goban', empty(9), { options: { rules: 'japanese' } })
  assert.equal(fixed.say({ kind: 'handicap', stones: 2 }).kind, 'accepted')
  assert.equal(fixed.toMove(), 'white')
  assert.equal(fixed.position().join('').replace(/\./g, ''), 'XX')
  const free = session('goban', empty(9), { options: { rules: 'chinese' } })
  assert.equal(free.say({ kind: 'handicap', stones: 2 }).kind, 'accepted')
  assert.equal(free.toMove(), 'black')
  assert.equal(free.say({ kind: 'placement', points: ['C3', 'G7'] }).kind, 'accepted')
  assert.equal(free.toMove(), 'white')
})

test('what a library has no words for it lacks', () => {
  const lacking = (one, request, capability) =>
    assert.throws(() => request(session(one, empty(3))), error => error.code === 1 && error.data === capability, capability)
  lacking('weiqi', asked => asked.say({ kind: 'dead', stones: [] }), 'agreements')
  lacking('goban', asked => asked.say({ kind: 'stop' }), 'agreements')
  lacking('tenuki', asked => asked.lead(), 'score')
  lacking('tenuki', asked => asked.begin({ position: empty(21), toMove: 'black' }), 'board-size')
  lacking('tenuki', asked => asked.begin({ position: ['..'], toMove: 'black' }), 'rectangular')
  lacking('sabaki-go-board', asked => asked.ask({ player: 'white', move: 'A1' }), 'turn')
})

test('reasons are those that a library names', () => {
  const reasons = (one, options) => {
    const asked = session(one, ['.X.', 'X.X', '.X.'], { toMove: 'white', options })
    return ['B2', 'A2'].map(move => asked.ask({ player: 'white', move }).reason)
  }
  assert.deepEqual(reasons('goban'), ['self-capture', 'occupied'])
  assert.deepEqual(reasons('weiqi'), ['self-capture', 'occupied'])
  assert.deepEqual(reasons('sabaki-go-board', { preventOverwrite: true, preventSuicide: true }), ['self-capture', 'occupied'])
  assert.deepEqual(reasons('tenuki'), [undefined, undefined])
})

test('a ko is one in whatever order the position was played', () => {
  const rows = ['.XO.', 'X.XO', '.XO.', '....']
  for (const one of ['tenuki', 'weiqi']) {
    const options = one === 'tenuki' ? { koRule: 'positional-superko' } : {}
    const asked = session(one, rows, { options, toMove: 'white' })
    assert.equal(asked.make({ player: 'white', move: 'B3' }).kind, 'accepted')
    assert.equal(asked.ask({ player: 'black', move: 'C3' }).kind, 'refused')
  }
})

test('rectangular boards are as wide and as high as asked', () => {
  for (const one of names.filter(candidate => libraries.get(candidate).rectangular)) {
    const rows = ['....O', '.....', 'X....']
    assert.deepEqual(session(one, rows).position(), rows)
    assert.equal(everyPoint({ width: 5, height: 3 }).length, 15)
  }
})
