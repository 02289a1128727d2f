import assert from 'node:assert'
import { join } from 'node:path'
import test from 'node:test'

const { emptyBoard, newGame } = await import(join(process.env.PACKAGE, 'index.js'))

/** How many numbers of 64 bits are made meanwhile. JavaScript's are slow. */
function numbersOf64Bits(meanwhile) {
  let made = 0
  const { asIntN, asUintN } = BigInt
  const counted = own => (...bits) => {
    made++
    return own(...bits)
  }
  BigInt.asIntN = counted(asIntN)
  BigInt.asUintN = counted(asUintN)
  try {
    meanwhile()
  } finally {
    BigInt.asIntN = asIntN
    BigInt.asUintN = asUintN
  }
  return made
}

test('plays need hardly any numbers of 64 bits', () => {
  const game = newGame('base')
  game.begin(emptyBoard(9))
  const points = [...'ABCDEFGHJ'].flatMap(column => [1, 4, 7].map(row => column + row))
  const made = numbersOf64Bits(() => points.forEach((point, number) =>
    assert.strictEqual(game.make(number % 2 ? 'white' : 'black', point).kind, 'accepted')))
  assert.ok(made < 10 * points.length, `${made} numbers of 64 bits for ${points.length} plays`)
})

/** Where the first bit of a number of 64 is found by shifting the number, this takes 26,000. */
test('life and death need fewer numbers of 64 bits', () => {
  const game = newGame('japanese')
  game.begin({ position: ['.XXXX', 'XX...', 'OOXXX', '.OOOO', 'O.O.O'] })
  game.make('black', 'pass')
  game.make('white', 'pass')
  const made = numbersOf64Bits(() => assert.deepStrictEqual(game.statuses('dead'), []))
  assert.ok(made < 16000, `${made} numbers of 64 bits`)
})
