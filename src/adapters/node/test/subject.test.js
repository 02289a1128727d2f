import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

function run(words, input = '', folder = FOLDER) {
  return spawnSync(process.execPath, [join(folder, 'shim.js'), ...words], { input, encoding: 'utf8', timeout: 20_000 })
}

/** A copy of the shim without the libraries, and with one of our own in its place. */
function copied(t, source) {
  const folder = mkdtempSync(join(tmpdir(), 'shim-'))
  t.after(() => rmSync(folder, { recursive: true }))
  cpSync(FOLDER, folder, { recursive: true, filter: file => !file.includes('node_modules') })
  writeFileSync(join(folder, 'libraries', 'mine.js'), source)
  return folder
}

const mine = play => `export default {
  package: 'mine',
  options: {},
  begin: () => ({ play: () => { ${play} }, pass() {}, stones: () => [] }),
}`

test('says what it is', () => {
  const { status, stdout, stderr } = run(['weiqi'], 'name\nversion\nprotocol_version\nquit\n')
  assert.deepEqual([status, stdout, stderr], [0, '= weiqi\n\n= 1.0.0\n\n= 2\n\n=\n\n', ''])
})

test('ends with its input', () => assert.equal(run(['weiqi'], 'name\n').status, 0))

test('names the libraries there are', () => {
  for (const words of [[], ['weichi'], ['../shim']]) {
    const { status, stderr } = run(words)
    assert.equal(status, 64)
    assert.match(stderr, /^touchstone: no library '.*'; expected one of goban, godash, sabaki-go-board, .*\n$/)
  }
})

test('names the options there are', () => {
  const { status, stderr } = run(['tenuki', '--ko', 'simple'])
  assert.equal(status, 64)
  assert.match(stderr, /^touchstone: tenuki: no option --ko; expected --koRule simple\|positional-superko\|.*\n$/)
  assert.match(run(['tenuki', '--help']).stdout, /--scoring territory\|area\|equivalence/)
})

test('gives a library the options it was given', () => {
  const area = run(['tenuki', '--scoring', 'area'], 'boardsize 3\nplay B B2\nplay W pass\nplay B pass\nfinal_score\n')
  assert.match(area.stdout, /= B\+9\n\n$/)
})

test('says what to do where a library is not installed', t => {
  const folder = copied(t, mine(''))
  const { status, stderr } = run(['weiqi'], 'name\n', folder)
  assert.equal(status, 2)
  assert.match(stderr, /^touchstone: weiqi is not installed; run npm ci in \S+\n$/)
})

test('keeps what a library prints off the replies', t => {
  const folder = copied(t, mine('console.log("= noise")'))
  const { status, stdout, stderr } = run(['mine'], 'play B A1\n', folder)
  assert.deepEqual([status, stdout, stderr], [0, '=\n\n', '= noise\n'])
})

test('breaks down if the library does', t => {
  const folder = copied(t, mine('null.stone'))
  const { status, stdout, stderr } = run(['mine'], '1 name\n2 play B A1\n3 name\n', folder)
  assert.equal(status, 2)
  assert.equal(stdout, '=1 mine\n\n')
  assert.match(stderr, /^touchstone: mine broke down: TypeError: /)
})
