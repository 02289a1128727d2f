/**
 * The Go Text Protocol, version 2, as an engine speaks it: ids, comments, errors. It knows no command and no library.
 *
 * The protocol: https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html
 */

/** What a command throws to be answered with a question mark and this message. */
export class Failure extends Error {}

/** @param {string} line without the end of line */
function preprocessed(line) {
  return line
    .replace(/\t/g, ' ')
    .replace(/[\x00-\x1f\x7f]/g, '')
    .replace(/#.*$/, '')
    .trim()
}

function reply(sign, id, text) {
  // An empty line would end the reply.
  const body = text.replace(/\r/g, '').replace(/\n+/g, '\n').trim()
  return `${sign}${id}${body === '' ? '' : ` ${body}`}\n\n`
}

/**
 * The reply to one line.
 *
 * @param {string} line
 * @param {Map<string, (words: string[]) => string | undefined>} commands what each does with its arguments
 * @returns {string} empty if the line asks for nothing
 * @throws whatever a command throws that is no Failure: then something has broken
 */
export function answer(line, commands) {
  const words = preprocessed(line).split(/ +/).filter(word => word !== '')
  const id = /^\d+$/.test(words[0] ?? '') ? words.shift() : ''
  if (words.length === 0) {
    return id === '' ? '' : reply('?', id, 'no command')
  }
  const [name, ...rest] = words
  const command = commands.get(name)
  if (command === undefined) {
    return reply('?', id, 'unknown command')
  }
  try {
    return reply('=', id, command(rest) ?? '')
  } catch (error) {
    if (error instanceof Failure) {
      return reply('?', id, error.message)
    }
    throw error
  }
}

/**
 * Answers what comes in until it ends or the command quit comes.
 *
 * @param {AsyncIterable<string>} input
 * @param {(text: string) => void} write
 */
export async function serve(input, write, commands) {
  let unfinished = ''
  for await (const chunk of input) {
    const lines = (unfinished + chunk).split('\n')
    unfinished = lines.pop()
    let replies = ''
    try {
      for (const line of lines) {
        replies += answer(line, commands)
        if (/^\s*\d*\s*quit\b/.test(line)) {
          return
        }
      }
    } finally {
      // Many commands may come at once, and are answered at once.
      write(replies)
    }
  }
}
