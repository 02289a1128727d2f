import assert from 'node:assert/strict'
import { test } from 'node:test'
import { turns } from '../layout.js'
import { stonesOf } from '../points.js'

const POSITIONS = [['...'], ['X..'], ['O..'], ['XO.'], ['XXO'], ['OOX'], ['XXX'], ['OOO'], ['XOXOXO']]

for (const rows of POSITIONS) {
  for (const toMove of ['black', 'white']) {
    test(`${rows} with ${toMove} to move is played in turn, nobody passing twice in a row`, () => {
      for (const order of [0, 1, 2]) {
        const played = turns(stonesOf(rows), toMove, undefined, order)
        assert.deepEqual(played.map(({ color }) => color), played.map((turn, i) => ['black', 'white'][i % 2]))
        assert.equal(played.length % 2, toMove === 'black' ? 0 : 1)
        assert.ok(played.every(({ at }, i) => i === 0 || at !== null || played[i - 1].at !== null))
        const key = ({ color, at }) => `${color} ${at.x} ${at.y}`
        assert.deepEqual(played.filter(({ at }) => at !== null).map(key).sort(), stonesOf(rows).map(key).sort())
      }
    })
  }
}

test('the last play is last', () => {
  for (const order of [0, 1, 2, 3]) {
    const { color, at } = turns(stonesOf(['XOXO', '.O.X']), 'black', { x: 1, y: 1 }, order).at(-1)
    assert.deepEqual([color, at], ['white', { x: 1, y: 1 }])
  }
})
