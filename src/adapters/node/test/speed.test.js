import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'

const script = fileURLToPath(new URL('../speed.js', import.meta.url))

function timed(games) {
  const file = join(mkdtempSync(join(tmpdir(), 'touchstone-')), 'games.txt')
  writeFileSync(file, games)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, file, '0.01'], { encoding: 'utf8' })
  return { status, stderr, rows: stdout.trim().split('\n').map(line => line.split('\t')) }
}

test('every library takes the plays, and is timed on each board', () => {
  const { status, stderr, rows } = timed('9 2,2 3,3 2,3\n13 0,0 1,0 5,5 0,1\n')
  assert.equal(stderr, '')
  assert.equal(status, 0)
  // Nine in the list, and the reference if it has been compiled.
  assert.ok([18, 20].includes(rows.length), `${rows.length} rows`)
  for (const [title, , side, speed] of rows) {
    assert.match(side, /^(9|13)$/, title)
    assert.ok(Number(speed) > 0, title)
  }
})

test('a library that refuses a play is not timed', () => {
  const { status, stderr, rows } = timed('9 2,2 2,2\n')
  assert.equal(status, 1)
  assert.match(stderr, /^touchstone: weiqi refuses play 2 of a game on 9x9, 2,2: not timed$/m)
  assert.ok(rows.every(([title]) => title !== 'weiqi'))
})
