import { Failure } from './gtp.js'

/** The protocol's names for columns: no I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

/** The longest side that the protocol has names for. */
export const LARGEST = COLUMNS.length

/** @returns {string} such as C3 */
export function name({ x, y }, { height }) {
  return `${COLUMNS[x]}${height - y}`
}

/** The point of this name. What the board has not is not for a library to judge: the protocol has no word for it. */
export function point(word, size) {
  const match = /^([A-HJ-Z])([1-9]\d?)$/.exec((word ?? '').toUpperCase())
  if (match === null) {
    throw new Failure('syntax error: invalid vertex')
  }
  const x = COLUMNS.indexOf(match[1])
  const y = size.height - Number(match[2])
  if (x >= size.width || y < 0) {
    throw new Failure(`invalid vertex: ${word} is off the board`)
  }
  return { x, y }
}

/** @returns {'black' | 'white'} */
export function color(word) {
  switch ((word ?? '').toLowerCase()) {
    case 'b':
    case 'black':
      return 'black'
    case 'w':
    case 'white':
      return 'white'
    default:
      throw new Failure('syntax error: invalid color')
  }
}

/** A whole number from one to another. */
export function integer(word, least, most) {
  const number = Number(word)
  if (!/^\d+$/.test(word ?? '') || number < least || number > most) {
    throw new Failure(`syntax error: expected a whole number from ${least} to ${most}`)
  }
  return number
}
