/**
 * A network of random numbers in Leela Zero's text format. It plays badly and is enough to start the engine with, which has
 * the same rules whatever its network is.
 *
 * The format, by the engine's README ("Weights format") and its Network.cpp: the first line is the version, 1; each line
 * after it a row of numbers. A convolution has four rows: weights (outputs x inputs x height x width), biases, and the
 * means and variances of its batch normalisation. A fully connected layer has two: weights (outputs x inputs), biases.
 */
const BOARD = 19 * 19
const INPUT_PLANES = 18
const FILTERS = 4
const RESIDUAL_BLOCKS = 1
const POLICY_PLANES = 2
const VALUE_PLANES = 1
const VALUE_UNITS = 256

/** Mulberry32: 32 bits of state, which is plenty here. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The rows of a network, without the line of the version. */
export function* rows(seed) {
  const random = generator(seed)
  // So scaled that what goes in comes out neither as nothing nor as too much.
  const weights = (outputs, inputs) =>
    Array.from({ length: outputs * inputs }, () => ((random() * 2 - 1) / Math.sqrt(inputs)).toFixed(4)).join(' ')
  const all = (count, value) => Array(count).fill(value).join(' ')

  function* convolution(outputs, inputs, side) {
    yield weights(outputs, inputs * side * side)
    yield all(outputs, 0)
    yield all(outputs, 0)
    yield all(outputs, 1)
  }

  function* connected(outputs, inputs) {
    yield weights(outputs, inputs)
    yield all(outputs, 0)
  }

  yield* convolution(FILTERS, INPUT_PLANES, 3)
  for (let i = 0; i < 2 * RESIDUAL_BLOCKS; i++) {
    yield* convolution(FILTERS, FILTERS, 3)
  }
  yield* convolution(POLICY_PLANES, FILTERS, 1)
  yield* connected(BOARD + 1, POLICY_PLANES * BOARD)
  yield* convolution(VALUE_PLANES, FILTERS, 1)
  yield* connected(VALUE_UNITS, VALUE_PLANES * BOARD)
  yield* connected(1, VALUE_UNITS)
}

/** The whole file, which is always the same for a seed. */
export function network(seed) {
  return `1\n${[...rows(seed)].join('\n')}\n`
}
