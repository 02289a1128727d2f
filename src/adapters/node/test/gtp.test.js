import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Failure, answer, serve } from '../gtp.js'

const commands = new Map([
  ['echo', words => words.join(' ')],
  ['nothing', () => undefined],
  ['lines', () => 'one\n\n\ntwo\r\n'],
  ['fail', () => { throw new Failure('because') }],
  ['break', () => { throw new TypeError('a fault') }],
  ['quit', () => ''],
])

const answers = {
  'echo a b': '= a b\n\n',
  '7 echo a': '=7 a\n\n',
  '  12   echo\ta   b ': '=12 a b\n\n',
  'echo a # b': '= a\n\n',
  '\x01echo\x07 a\r': '= a\n\n',
  nothing: '=\n\n',
  '3 nothing': '=3\n\n',
  lines: '= one\ntwo\n\n',
  fail: '? because\n\n',
  '4 fail': '?4 because\n\n',
  ECHO: '? unknown command\n\n',
  '5 toString': '?5 unknown command\n\n',
  6: '?6 no command\n\n',
  '': '',
  '   ': '',
  '# comment': '',
}

for (const [line, reply] of Object.entries(answers)) {
  test(`answers ${JSON.stringify(line)}`, () => assert.equal(answer(line, commands), reply))
}

test('a fault of a command is no refusal', () => assert.throws(() => answer('break', commands), TypeError))

async function served(chunks) {
  let written = ''
  await serve(chunks, text => { written += text }, commands)
  return written
}

test('takes lines as they come, in pieces or many at once', async () => {
  assert.equal(await served(['ec', 'ho a\n1 echo b\n2 ec', 'ho c\n']), '= a\n\n=1 b\n\n=2 c\n\n')
})

test('stops after quit', async () => assert.equal(await served(['1 quit\necho a\n', 'echo b\n']), '=1\n\n'))

test('answers what came before a fault', async () => {
  let written = ''
  await assert.rejects(serve(['echo a\nbreak\necho b\n'], text => { written += text }, commands), TypeError)
  assert.equal(written, '= a\n\n')
})
