import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'

/** The types, which are written by hand, name what there is. PACKAGE is the folder of the package. */

const rules = await import(pathToFileURL(join(process.env.PACKAGE, 'index.js')))
const types = readFileSync(join(process.env.PACKAGE, 'index.d.ts'), 'utf8')

test('every method of a game that has a type is there', () => {
  const [, body] = /export interface Game \{([\s\S]*?)\n\}/.exec(types)
  const typed = [...body.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name).sort()
  const game = rules.newGame()
  const there = new Set()
  for (let proto = game; proto !== null && proto !== Object.prototype; proto = Object.getPrototypeOf(proto)) {
    for (const name of Object.getOwnPropertyNames(proto)) {
      if (typeof game[name] === 'function' && typed.includes(name)) there.add(name)
    }
  }
  assert.deepEqual([...there].sort(), typed)
})

test('every export that has a type is there', () => {
  const typed = [...types.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name).sort()
  assert.deepEqual(Object.keys(rules).sort(), typed)
})

test('what is not understood is an error that says so, and changes nothing', () => {
  const game = rules.newGame('base', rules.emptyBoard(3))
  for (const [wrong, words] of [
    [() => rules.newGame('chess'), /no ruleset 'chess'.*japanese/],
    [() => rules.newGame({ repetition: 'never' }), /'never' is no value of repetition/],
    [() => rules.newGame({ colour: 'red' }), /no axis 'colour'/],
    [() => rules.newGame(null), /an object is expected/],
    [() => rules.emptyBoard(26), /1 to 25 lines/],
    [() => game.begin({ position: ['..', '...'] }), /rows of different lengths|no position|lengths/],
    [() => game.begin({ position: ['?'] }), /X, O/],
    [() => game.begin({ position: [] }), /a row at least/],
    [() => game.make('red', 'A1'), /neither black nor white/],
    [() => game.make('black', 'I1'), /no point/],
    [() => game.say({ kind: 'komi', points: '7' }), /is a string and no number/],
    [() => game.say({ kind: 'threat' }), /no statement of the kind 'threat'/],
    [() => game.chain('Z25'), /no point/],
  ]) {
    assert.throws(wrong, words)
  }
  assert.deepEqual(game.position(), ['...', '...', '...'])
  assert.equal(game.make('black', 'Z25').reason, 'off-board')
})
