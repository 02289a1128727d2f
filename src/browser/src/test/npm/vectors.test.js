import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { pathToFileURL } from 'node:url'

/**
 * Touchstone's test vectors, by every ruleset. PACKAGE is the folder of the package, VECTORS the one that
 * `./touchstone rulesets vectors --out VECTORS` has written.
 */

const { newGame, rulesets } = await import(pathToFileURL(join(process.env.PACKAGE, 'index.js')))

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const opponent = color => (color === 'black' ? 'white' : 'black')

const scenarios = readdirSync(process.env.VECTORS)
  .filter(name => name !== 'index.json')
  .flatMap(name => JSON.parse(readFileSync(join(process.env.VECTORS, name), 'utf8')).scenarios)

/** Each request with its parameters in the order of the method. */
const requests = {
  make: (game, { player, move }) => game.make(player, move),
  ask: (game, { player, move }) => game.ask(player, move),
  legalPlays: (game, { player }) => game.legalPlays(player),
  prisoners: (game, { player }) => game.prisoners(player),
  territory: (game, { player }) => game.territory(player),
  chain: (game, { point }) => game.chain(point),
  liberties: (game, { point }) => game.liberties(point),
  count: (game, { way }) => game.count(way.replace('counting=', '')),
  plays: (game, { width, height }) => game.plays(width, height),
}

function answer(game, request, params) {
  return Object.hasOwn(requests, request) ? requests[request](game, params) : game[request](params)
}

function stones(rows) {
  const found = {}
  rows.forEach((row, y) => [...row].forEach((sign, x) => {
    if (sign !== '.') found[COLUMNS[x] + (rows.length - y)] = sign === 'X' ? 'black' : 'white'
  }))
  return found
}

function changed({ play, removed, of }, before, after) {
  if (before[play.move]) return false
  const left = { ...before, [play.move]: play.player }
  for (const point of removed) {
    if (left[point] !== of) return false
    delete left[point]
  }
  return isDeepStrictEqual(left, after)
}

const ordered = list => [...list].map(one => JSON.stringify(one)).sort()
const same = (wanted, found) => Array.isArray(wanted) ? isDeepStrictEqual(ordered(wanted), ordered(found)) : isDeepStrictEqual(wanted, found)
const like = (wanted, found) => Object.entries(wanted).every(([field, value]) =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? like(value, found[field] ?? {}) : same(value, found[field]))

function holds(relation, wanted, found, request, before) {
  switch (relation) {
    case 'is': return request === 'position' ? isDeepStrictEqual(wanted, found) : same(wanted, found)
    case 'like': return like(wanted, found)
    case 'unlike': return !like(wanted, found)
    case 'reason': return (found.reason ?? wanted) === wanted
    case 'contains': return wanted.every(point => found.includes(point))
    case 'lacks': return !wanted.some(point => found.includes(point))
    case 'empty': return !wanted.some(point => stones(found)[point])
    case 'change': return changed(wanted, stones(before), stones(found))
    default: throw new Error(`expected ${relation}`)
  }
}

/** After the two passes of a game that has ended: what its rules ask for then. */
function finish(game) {
  for (let i = 0; i < 2 && !['over', 'stopped'].includes(game.phase()) && game.maySay({ kind: 'stop' }).kind !== 'accepted'; i++) {
    game.make(game.toMove(), 'pass')
  }
  for (const statement of [{ kind: 'stop' }, { kind: 'dead', stones: [] }]) {
    if (game.phase() !== 'over' && game.maySay(statement).kind === 'accepted') game.say(statement)
  }
}

/** What is wrong; nothing if the game passes. */
function fault(game, steps) {
  let before = []
  let turn
  for (const { text, calls } of steps) {
    for (const { request, params: given = {}, expect = {}, inTurn } of calls) {
      if (request === 'finish') {
        finish(game)
        continue
      }
      const params = inTurn ? { ...given, player: turn ?? game.toMove() } : given
      const found = answer(game, request, params)
      if (request === 'make') turn = opponent(params.player)
      if (request === 'say' || request === 'begin') turn = undefined
      for (const [relation, wanted] of Object.entries(expect)) {
        if (!holds(relation, wanted, found, request, before)) {
          return `${text}: ${request} ${JSON.stringify(params)} answered ${JSON.stringify(found)}, expected ${relation} ${JSON.stringify(wanted)}`
        }
      }
      if (request === 'position') before = found
    }
  }
  return undefined
}

for (const { name } of rulesets) {
  test(name, () => {
    let tried = 0
    const wrong = []
    for (const { id, variants } of scenarios) {
      for (const { steps } of variants.filter(variant => variant.rulesets.includes(name))) {
        tried++
        const found = fault(newGame(name), steps)
        if (found) wrong.push(`${id}: ${found}`)
      }
    }
    assert.ok(tried > 100, `${tried} scenarios`)
    assert.deepEqual(wrong, [])
  })
}
