import { asked } from './game.js'

/** How a position is played where a library has nothing but moves: any order will do, as nothing is captured on the way. */

/** Whole numbers below a limit, the same ones every time. */
function generator(seed) {
  let state = seed
  return limit => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

function shuffled(points, seed) {
  const random = generator(seed)
  const left = [...points]
  return points.map(() => left.splice(random(left.length), 1)[0])
}

/**
 * Moves in turn, Black first, that lead to a position. Whoever has fewer stones passes first; so nobody passes twice in a row,
 * and the last move is a pass only if that player has no stones.
 *
 * @param stones as of stonesOf
 * @param last the point that is to be played last, if any
 * @param order 0, 1, 2, ...: another order for each
 * @returns {Array<{color: string, at: object | null}>} null is a pass
 */
export function turns(stones, toMove, last, order) {
  const isLast = at => last !== undefined && at.x === last.x && at.y === last.y
  const [black, white] = ['black', 'white'].map(color => {
    const own = shuffled(stones.filter(stone => stone.color === color).map(stone => stone.at), order)
    return [...own.filter(at => !isLast(at)), ...own.filter(isLast)]
  })
  const whites = toMove === 'black' ? Math.max(black.length, white.length) : Math.max(black.length - 1, white.length, 0)
  const blacks = toMove === 'black' ? whites : whites + 1
  const queues = {
    black: [...Array(blacks - black.length).fill(null), ...black],
    white: [...Array(whites - white.length).fill(null), ...white],
  }
  return Array.from({ length: blacks + whites }, (none, i) => {
    const color = i % 2 === 0 ? 'black' : 'white'
    return { color, at: queues[color][i >> 1] }
  })
}

/** Makes moves, each of which the library has to take. */
export function play(game, moves) {
  moves.forEach(({ color, at }) => asked(() => (at === null ? game.pass(color) : game.play(color, at))))
}
