import assert from 'node:assert'
import { join } from 'node:path'
import test from 'node:test'

const { emptyBoard, newGame } = await import(join(process.env.PACKAGE, 'index.js'))

/** JavaScript's numbers of 64 bits are slow: no play may be made of them. */
test('plays need hardly any numbers of 64 bits', () => {
  const game = newGame('base')
  game.begin(emptyBoard(9))
  let made = 0
  const { asIntN } = BigInt
  BigInt.asIntN = (...bits) => {
    made++
    return asIntN(...bits)
  }
  try {
    const points = [...'ABCDEFGHJ'].flatMap(column => [1, 4, 7].map(row => column + row))
    points.forEach((point, number) => assert.strictEqual(game.make(number % 2 ? 'white' : 'black', point).kind, 'accepted'))
    assert.ok(made < 10 * points.length, `${made} numbers of 64 bits for ${points.length} plays`)
  } finally {
    BigInt.asIntN = asIntN
  }
})
