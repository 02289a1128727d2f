import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { network } from './network.mjs'

const SCRIPT = fileURLToPath(new URL('random-network.mjs', import.meta.url))

test('a seed always makes the same network, and another seed another one', () => {
  assert.equal(network(1), network(1))
  assert.notEqual(network(1), network(2))
})

test('has the rows that the engine reads', () => {
  const [version, ...rows] = network(1).trimEnd().split('\n')
  assert.equal(version, '1')
  // One convolution, two in each block, and the heads.
  assert.equal(rows.length, 4 + 8 + 6 + 8)
  const lengths = rows.map(row => row.split(' ').length)
  assert.deepEqual(lengths.slice(0, 12), [648, 4, 4, 4, 144, 4, 4, 4, 144, 4, 4, 4])
  assert.deepEqual(lengths.slice(12), [8, 2, 2, 2, 722 * 362, 362, 4, 1, 1, 1, 361 * 256, 256, 256, 1])
  assert.ok(rows.every(row => row.split(' ').every(word => Number.isFinite(Number(word)))))
})

test('is written by the script', () => {
  const run = words => spawnSync(process.execPath, [SCRIPT, ...words], { encoding: 'utf8', maxBuffer: 2 ** 24 })
  assert.equal(run(['2']).stdout, network(2))
  assert.equal(run([]).stdout, network(1))
  const wrong = run(['two'])
  assert.deepEqual([wrong.status, wrong.stdout], [64, ''])
  assert.match(wrong.stderr, /^touchstone: expected one seed, /)
})
