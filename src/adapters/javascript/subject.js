/**
 * The library as a subject of Touchstone: JSON-RPC 2.0 on standard input and output.
 *
 * Try it with: ./touchstone certify --subject "rpc:node src/adapters/javascript/subject.js" --ruleset base
 */
import { fileURLToPath } from 'node:url'
import { Game, Illegal } from './go-library.js'
import { serve } from './rpc.js'

const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
const SIGNS = { X: 'black', O: 'white' }

export const capabilities = [
  'set-up', 'board-size', 'rectangular', 'reads-board', 'enforces-legality', 'answers-legality', 'gives-reasons',
  'lists-legal-plays', 'turn', 'game-end', 'chains', 'liberties', 'territory', 'score', 'literal-score',
]

/** The stones of a position, by the names of their points. */
export function stonesOf(rows) {
  return new Map(rows.flatMap((row, y) => [...row].flatMap((sign, x) =>
    (sign in SIGNS ? [[COLUMNS[x] + (rows.length - y), SIGNS[sign]]] : []))))
}

/** A function for each request, which takes its parameters. */
export function subject() {
  let game

  const name = point => COLUMNS[point % game.width] + (Math.floor(point / game.width) + 1)
  const names = points => [...points].map(name)

  function parsed(text, { width, height }) {
    const [x, y] = [COLUMNS.indexOf(text[0]), Number(text.slice(1)) - 1]
    if (x >= width || y >= height) {
      throw new Illegal('off-board', 'there is no such point')
    }
    return y * width + x
  }

  const parse = text => (text === 'pass' ? null : parsed(text, game))

  function answer(action) {
    try {
      action()
      return { kind: 'accepted' }
    } catch (error) {
      if (error instanceof Illegal) {
        return { kind: 'refused', reason: error.reason, words: error.message }
      }
      throw error
    }
  }

  const mayPlay = (player, point) => answer(() => game.after(player, point)).kind === 'accepted'

  return {
    initialize: () => ({ protocol: 1, name: 'JavaScript starter', version: '1', capabilities }),
    begin({ position, toMove }) {
      const size = { width: position[0].length, height: position.length }
      const stones = [...stonesOf(position)].map(([at, color]) => [parsed(at, size), color])
      game = new Game(size.width, size.height, new Map(stones), toMove)
      return {}
    },
    make: ({ player, move }) => answer(() => game.play(player, parse(move))),
    ask: ({ player, move }) => answer(() => game.after(player, parse(move))),
    position() {
      const signs = { black: 'X', white: 'O' }
      const row = y => game.points.slice(y * game.width, (y + 1) * game.width)
      return Array.from({ length: game.height }, (none, i) =>
        row(game.height - 1 - i).map(point => signs[game.stones.get(point)] ?? '.').join(''))
    },
    legalPlays: ({ player }) => names(game.points.filter(point => mayPlay(player, point))),
    toMove: () => game.toMove,
    over: () => game.passes === 2,
    chain: ({ point }) => names(game.region(game.stones, parse(point)).found),
    liberties: ({ point }) => names(game.liberties(game.stones, parse(point))),
    territory: ({ player }) => names(game.territory(player)),
    lead: () => game.area('black') - game.area('white'),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serve(subject(), process.stdin, process.stdout)
}
