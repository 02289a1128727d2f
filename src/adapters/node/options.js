/** What is wrong with a command line, as one line for whoever wrote it. */
export class BadOptions extends Error {}

/** `--ko simple` for each option of a library, with the words it may have. */
export function help(options) {
  return Object.entries(options).map(([name, values]) => `--${name} ${values.join('|')}`)
}

/**
 * The options of a library, as they are given on the command line. What is not given is left out, so that the library
 * has its own default.
 *
 * @param {string[]} words such as ['--koRule', 'simple']
 * @param {Object<string, Array>} options what there is, and the values of each
 */
export function parsed(words, options) {
  const given = {}
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, '')
    if (!words[i].startsWith('--') || !Object.hasOwn(options, name)) {
      throw new BadOptions(`no option ${words[i]}; expected ${help(options).join(', ') || 'none'}`)
    }
    const value = options[name].find(one => String(one) === words[i + 1])
    if (value === undefined) {
      throw new BadOptions(`--${name} ${words[i + 1] ?? 'without a value'}; expected one of ${options[name].join(', ')}`)
    }
    given[name] = value
  }
  return given
}
