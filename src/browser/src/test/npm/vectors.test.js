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

const { rulesets } = await import(pathToFileURL(join(process.env.PACKAGE, 'index.js')))
const { requests } = await import(pathToFileURL(join(process.env.PACKAGE, 'requests.js')))

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const opponent = color => (color === 'black' ? 'white' : 'black')

const scenarios = readdirSync(process.env.VECTORS)
  .filter(name => name !== 'index.json')
  .flatMap(name => JSON.parse(readFileSync(join(process.env.VECTORS, name), 'utf8')).scenarios)

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

/** Points, in whatever order; the rows of a position stay in theirs. */
const unordered = shown => Array.isArray(shown) && !/^[XO.]*$/.test(shown[0] ?? '') ? ordered(shown) : shown

/** One scenario, played with one library. */
class Trial {
  #asked
  #turn
  #before = []
  #generated
  #answers = {}

  constructor(asked) {
    this.#asked = asked
  }

  #holds(relation, wanted, found, request) {
    switch (relation) {
      case 'is': return request.startsWith('position') ? isDeepStrictEqual(wanted, found) : same(wanted, found)
      case 'like': return like(wanted, found)
      case 'unlike': return !like(wanted, found)
      case 'reason': return (found.reason ?? wanted) === wanted
      case 'contains': return wanted.every(point => found.includes(point))
      case 'lacks': return !wanted.some(point => found.includes(point))
      case 'together': return wanted.every(point => this.#answers[request].some(points => points.includes(point)))
      case 'empty': return !wanted.some(point => stones(found)[point])
      case 'each': return found.every(({ shown }) => this.#all(wanted, shown, request))
      case 'agree': return found.every(({ shown }) => isDeepStrictEqual(unordered(shown), unordered(found[0].shown)))
      case 'generated': return isDeepStrictEqual(stones(found), this.#generated === 'pass' ? {} : { [this.#generated]: wanted })
      case 'above': return found === this.#answers[request][0] + wanted
      case 'change': return changed(wanted, stones(this.#before), stones(found))
      default: throw new Error(`expected ${relation}`)
    }
  }

  #all(expect, found, request) {
    return Object.entries(expect).every(([relation, wanted]) => this.#holds(relation, wanted, found, request))
  }

  /** After the two passes of a game that has ended: what its rules ask for then. Whether each pass is accepted. */
  #finish() {
    const { make, maySay, phase, say, toMove } = this.#asked
    const accepted = answer => answer.kind === 'accepted'
    for (let i = 0; i < 2 && !['over', 'stopped'].includes(phase()) && !accepted(maySay({ kind: 'stop' })); i++) {
      if (!accepted(make({ player: toMove(), move: 'pass' }))) return false
    }
    for (const statement of [{ kind: 'stop' }, { kind: 'dead', stones: [] }]) {
      if (phase() !== 'over' && accepted(maySay(statement))) say(statement)
    }
    return true
  }

  /** What is wrong, or 'unsupported'; nothing if the library passes. */
  fault(steps) {
    for (const { text, calls } of steps) {
      this.#answers = {}
      for (const { request, params: given = {}, expect = {}, inTurn, unsupported, enough } of calls) {
        if (request === 'finish') {
          if (!this.#finish()) return `${text}: a pass at the end is refused`
          continue
        }
        const params = inTurn ? { ...given, player: this.#turn ?? this.#asked.toMove() } : given
        const found = this.#asked[request](params)
        if (request === 'make') this.#turn = opponent(params.player)
        if (request === 'say' || request === 'begin') this.#turn = undefined
        if (unsupported && like(unsupported, found)) return 'unsupported'
        this.#answers[request] = [...this.#answers[request] ?? [], found]
        if (request === 'move') this.#generated = found.move
        if (!this.#all(expect, found, request)) {
          return `${text}: ${request} ${JSON.stringify(params)} answered ${JSON.stringify(found)}, expected ${JSON.stringify(expect)}`
        }
        if (request === 'position') this.#before = found
        if (enough && like(enough, found)) break
      }
    }
    return undefined
  }
}

for (const { name, axes } of rulesets) {
  test(name, () => {
    let tried = 0
    const wrong = []
    for (const { id, variants } of scenarios) {
      for (const { steps } of variants.filter(variant => variant.rulesets.includes(name))) {
        tried++
        const asked = requests()
        asked.setRules({ axes })
        const found = new Trial(asked).fault(steps)
        if (found) wrong.push(`${id}: ${found}`)
      }
    }
    assert.ok(tried > 100, `${tried} scenarios`)
    assert.deepEqual(wrong, [])
  })
}
