import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadOptions, help, parsed } from '../options.js'

const options = { ko: ['simple', 'none'], suicide: [true, false] }

test('what is not given is left to the library', () => assert.deepEqual(parsed([], options), {}))

test('values are those of the library and not their names', () =>
  assert.deepEqual(parsed(['--suicide', 'false', '--ko', 'none'], options), { suicide: false, ko: 'none' }))

test('the last one counts', () =>
  assert.deepEqual(parsed(['--ko', 'none', '--ko', 'simple'], options), { ko: 'simple' }))

test('shows what there is', () => assert.deepEqual(help(options), ['--ko simple|none', '--suicide true|false']))

for (const [words, message] of [
  [['--super', 'x'], /no option --super; expected --ko simple\|none, --suicide true\|false/],
  [['ko', 'none'], /no option ko;/],
  [['--toString', 'x'], /no option --toString/],
  [['--ko', 'x'], /--ko x; expected one of simple, none/],
  [['--ko'], /--ko without a value/],
]) {
  test(`tells what is wrong with ${words.join(' ')}`, () =>
    assert.throws(() => parsed(words, options), error => error instanceof BadOptions && message.test(error.message)))
}
