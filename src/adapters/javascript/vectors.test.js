/**
 * Runs Touchstone's test vectors on the library: a test for each scenario. No Touchstone, no Java: nothing but a JSON reader.
 *
 *   VECTORS=FOLDER RULESET=base node --test src/adapters/javascript
 *
 * With RESULTS=FILE it writes a line of JSON for each scenario, for Touchstone's reports.
 */
import assert from 'node:assert/strict'
import { appendFileSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { capabilities, stonesOf, subject } from './subject.js'

const { VECTORS = 'vectors', RULESET = 'base', RESULTS } = process.env

/** What the library shows, asked without a protocol. The base rules count areas: stones and territory. */
function library() {
  const shown = subject()
  const area = player =>
    [...stonesOf(shown.position()).values()].filter(color => color === player).length + shown.territory({ player }).length
  return { ...shown, score: () => ({ black: area('black'), white: area('white') }) }
}

const sorted = value => (Array.isArray(value) ? [...value].sort() : value)

function like(wanted, answer) {
  return Object.entries(wanted).every(([field, value]) =>
    (value !== null && typeof value === 'object' ? like(value, answer[field] ?? {}) : answer[field] === value))
}

function changed({ play, removed, of }, before, after) {
  const left = stonesOf(before)
  const onEmpty = !left.has(play.move)
  left.set(play.move, play.player)
  const all = removed.every(point => left.get(point) === of && left.delete(point))
  return onEmpty && all && isDeepStrictEqual(left, stonesOf(after))
}

const RELATIONS = {
  is: (wanted, answer, request) =>
    isDeepStrictEqual(...(request === 'position' ? [wanted, answer] : [sorted(wanted), sorted(answer)])),
  like,
  unlike: (wanted, answer) => !like(wanted, answer),
  reason: (wanted, answer) => (answer.reason ?? wanted) === wanted,
  contains: (wanted, answer) => wanted.every(point => answer.includes(point)),
  lacks: (wanted, answer) => !wanted.some(point => answer.includes(point)),
  empty: (wanted, answer) => !wanted.some(point => stonesOf(answer).has(point)),
  change: (wanted, answer, request, before) => changed(wanted, before, answer),
}

/** The library takes no statements, and `inTurn` occurs only after one. */
function run(steps) {
  const asked = library()
  let before = []
  for (const { text, calls } of steps) {
    for (const { request, params = {}, expect = {}, needs } of calls) {
      if (request === 'finish' || (needs && !(request in asked))) {
        continue
      }
      const answer = asked[request](params)
      for (const [relation, wanted] of Object.entries(expect)) {
        assert.ok(
          RELATIONS[relation](wanted, answer, request, before),
          `${text}: ${request} answered ${JSON.stringify(answer)}, expected ${relation} ${JSON.stringify(wanted)}`)
      }
      before = request === 'position' ? answer : before
    }
  }
}

function report(scenario, outcome, message = '') {
  if (RESULTS) {
    appendFileSync(RESULTS, `${JSON.stringify({ scenario, outcome, message })}\n`)
  }
}

const files = existsSync(VECTORS) ? readdirSync(VECTORS).filter(file => file.endsWith('.json') && file !== 'index.json') : []

test('there are vectors', () =>
  assert.ok(files.length > 0, `no vectors in ${VECTORS}; write them with ./touchstone rulesets vectors --out ${VECTORS}`))

for (const { id, title, needs, variants } of files.flatMap(file =>
  JSON.parse(readFileSync(`${VECTORS}/${file}`, 'utf8')).scenarios)) {
  const variant = variants.find(({ rulesets }) => rulesets.includes(RULESET))
  const missing = needs.filter(capability => !capabilities.includes(capability))
  if (variant !== undefined && missing.length > 0) {
    test(`${id} ${title}`, { skip: `needs ${missing}` }, () => {})
    report(id, 'unsupported', `needs ${missing}`)
  } else if (variant !== undefined) {
    test(`${id} ${title}`, () => {
      try {
        run(variant.steps)
        report(id, 'passed')
      } catch (error) {
        report(id, 'failed', error.message)
        throw error
      }
    })
  }
}
