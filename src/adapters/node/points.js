/** The protocol's names for columns: no I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'

const SIGNS = { X: 'black', O: 'white' }

/** @returns {string} such as C3 */
export function name({ x, y }, { height }) {
  return `${COLUMNS[x]}${height - y}`
}

/** The point of this name, counted from 0 at the upper left corner; it need not be on the board. */
export function point(name, { height }) {
  return { x: COLUMNS.indexOf(name[0]), y: height - Number(name.slice(1)) }
}

export function isOn({ width, height }, { x, y }) {
  return x < width && y >= 0 && y < height
}

export function sizeOf(rows) {
  return { width: rows[0].length, height: rows.length }
}

/** The stones of a position, row by row from the top. */
export function stonesOf(rows) {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign in SIGNS ? [{ color: SIGNS[sign], at: { x, y } }] : [])))
}

/** @param {(color: string) => Array<{x: number, y: number}>} stones of a colour */
export function rowsOf({ width, height }, stones) {
  const rows = Array.from({ length: height }, () => Array(width).fill('.'))
  for (const [sign, color] of Object.entries(SIGNS)) {
    stones(color).forEach(({ x, y }) => { rows[y][x] = sign })
  }
  return rows.map(row => row.join(''))
}
