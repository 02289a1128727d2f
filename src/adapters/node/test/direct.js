import { createRequire } from 'node:module'
import Board from '@sabaki/go-board'
import godash from 'godash'
import tenuki from 'tenuki'
import wgo from 'wgo'
// For what a browser has and goban looks for.
import '../libraries/goban.js'

/**
 * Each library as it is used without the shim: what came of a move, and where stones are then. Written apart from the
 * adapters, in order to be compared with them.
 *
 * The functions make a move, at x and y from the upper left corner, or a pass, and answer whether it was taken; at() is B, W
 * or '.'.
 */
const require = createRequire(import.meta.url)
const weiqi = require('weiqi').default
const { GobanEngine } = require('goban')

const opposite = { black: 'white', white: 'black' }

function tried(action) {
  try {
    action()
    return true
  } catch {
    return false
  }
}

export const direct = {
  'sabaki-go-board': (side, options) => {
    let board = Board.fromDimensions(side)
    return {
      move: (color, x, y) => tried(() => { board = board.makeMove(color === 'black' ? 1 : -1, [x, y], options) }),
      pass: color => tried(() => { board = board.makeMove(color === 'black' ? 1 : -1, [-1, -1], options) }),
      at: (x, y) => ({ 1: 'B', '-1': 'W', 0: '.' })[board.get([x, y])],
    }
  },
  goban: (side, options) => {
    const engine = new GobanEngine({ width: side, height: side, ...options })
    return {
      move: (color, x, y) => tried(() => {
        engine.player = color === 'black' ? 1 : 2
        engine.place(x, y, true, true)
      }),
      pass: color => tried(() => {
        engine.player = color === 'black' ? 1 : 2
        engine.place(-1, -1)
      }),
      at: (x, y) => ['.', 'B', 'W'][engine.board[y][x]],
    }
  },
  tenuki: (side, options) => {
    const game = new tenuki.Game({ boardSize: side, ...options })
    return {
      alternates: true,
      move: (color, x, y) => game.playAt(y, x),
      pass: () => game.pass(),
      at: (x, y) => ({ black: 'B', white: 'W', empty: '.' })[game.intersectionAt(y, x).value],
    }
  },
  wgo: (side, options) => {
    const game = new wgo.Game(side, { ...wgo.JAPANESE_RULES, ...options })
    return {
      move: (color, x, y) => {
        game.turn = color === 'black' ? 1 : -1
        return game.play(x, y) !== false
      },
      pass: color => tried(() => game.pass(color === 'black' ? 1 : -1)),
      at: (x, y) => ({ 1: 'B', '-1': 'W', 0: '.' })[game.getStone(x, y)],
    }
  },
  weiqi: side => {
    let game = weiqi.createGame(side)
    return {
      alternates: true,
      move: (color, x, y) => tried(() => { game = weiqi.play(game, color, [y, x]) }),
      pass: color => tried(() => { game = weiqi.pass(game, color) }),
      at: (x, y) => {
        const stone = game.get('board').get('stones').find((color, at) => at.get('i') === y && at.get('j') === x)
        return stone === undefined ? '.' : stone[0].toUpperCase()
      },
    }
  },
  godash: (side, { ko }) => {
    let board = godash.Board(side)
    let forbidden = null
    return {
      move(color, x, y) {
        const move = godash.Move(godash.Coordinate(x, y), color)
        if (ko === 'followupKo' && forbidden !== null && forbidden.color === color && forbidden.x === x &&
            forbidden.y === y) {
          return false
        }
        const before = board
        return tried(() => {
          board = godash.addMove(board, move)
          const point = godash.followupKo(before, move)
          forbidden = point === null ? null : { color: opposite[color], x: point.x, y: point.y }
        })
      },
      // It has none, so whoever uses it makes them, and no ko follows.
      pass() {
        forbidden = null
        return true
      },
      at: (x, y) => ({ black: 'B', white: 'W' })[board.moves.get(godash.Coordinate(x, y))] ?? '.',
    }
  },
}
