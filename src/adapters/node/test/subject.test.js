import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const FOLDER = fileURLToPath(new URL('..', import.meta.url))

function run(words, input = '', folder = FOLDER) {
  return spawnSync(process.execPath, [join(folder, 'subject.js'), ...words], { input, encoding: 'utf8', timeout: 20_000 })
}

/** A copy of the adapters without the libraries, and with one of our own in their place. */
function copied(t, source) {
  const both = mkdtempSync(join(tmpdir(), 'subject-'))
  const folder = join(both, 'node')
  t.after(() => rmSync(both, { recursive: true }))
  cpSync(FOLDER, folder, { recursive: true, filter: file => !file.includes('node_modules') })
  cpSync(join(FOLDER, '../javascript'), join(both, 'javascript'), { recursive: true })
  writeFileSync(join(folder, 'libraries', 'mine.js'), source)
  return folder
}

const mine = play => `export default {
  package: 'mine',
  options: {},
  begin: () => ({ play: () => { ${play} }, pass() {}, undo() {}, stones: () => [] }),
}`

function message(method, params, id) {
  const content = JSON.stringify({ jsonrpc: '2.0', id, method, params })
  return `Content-Length: ${content.length}\r\n\r\n${content}`
}

const BEGIN = { position: ['...', '...', '...'], toMove: 'black', blackPrisoners: 0, whitePrisoners: 0 }
const PLAY = { player: 'black', move: 'A1' }

/** Requests in one go, and the results that came back. */
function asked(words, requests, folder = FOLDER) {
  const { status, stdout, stderr } = run(words, requests.map(([method, params], id) => message(method, params, id)).join(''), folder)
  const answers = stdout.split(/Content-Length: \d+\r\n\r\n/).slice(1).map(one => JSON.parse(one))
  return { status, stderr, answers }
}

test('says what it is', () => {
  const { status, stderr, answers } = asked(['weiqi'], [['initialize', { protocol: 1, version: '' }]])
  assert.deepEqual([status, stderr], [0, ''])
  assert.deepEqual([answers[0].result.name, answers[0].result.version], ['weiqi', '1.0.0'])
})

test('does not know what a library cannot do', () => {
  const { answers } = asked(['weiqi'], [['begin', BEGIN], ['territory', { player: 'black' }], ['constructor', {}]])
  assert.deepEqual(answers.slice(1).map(({ error }) => error.code), [-32601, -32601])
})

test('names the libraries there are', () => {
  for (const words of [[], ['weichi'], ['../subject']]) {
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
  const passes = ['white', 'black'].map(player => ['make', { player, move: 'pass' }])
  const { answers } = asked(['tenuki', '--scoring', 'area'], [['begin', BEGIN], ['make', PLAY], ...passes, ['lead']])
  assert.equal(answers.at(-1).result, 9)
})

test('says what to do where a library is not installed', t => {
  const folder = copied(t, mine(''))
  const { status, stderr } = run(['weiqi'], '', folder)
  assert.equal(status, 2)
  assert.match(stderr, /^touchstone: weiqi is not installed; run npm ci in \S+\n$/)
})

test('keeps what a library prints off the answers', t => {
  const folder = copied(t, mine('console.log("noise")'))
  const { status, answers, stderr } = asked(['mine'], [['begin', BEGIN], ['make', PLAY]], folder)
  assert.deepEqual([status, answers[1].result, stderr], [0, { kind: 'accepted' }, 'noise\n'])
})

test('breaks down if the library does', t => {
  const folder = copied(t, mine('null.stone'))
  const { status, answers, stderr } = asked(['mine'], [['begin', BEGIN], ['make', PLAY], ['position']], folder)
  assert.deepEqual([status, answers.length], [2, 1])
  assert.match(stderr, /^touchstone: mine broke down: TypeError: /)
})
