#!/usr/bin/env node
import { newGame } from './index.js'

/**
 * The rules as a subject of Touchstone: JSON-RPC 2.0 on standard input and output, each message after a header with its length
 * in bytes.
 */

const CAPABILITIES = [
  'set-up', 'rectangular', 'board-size', 'reads-board', 'enforces-legality', 'answers-legality', 'gives-reasons',
  'lists-legal-plays', 'turn', 'game-end', 'chains', 'liberties', 'prisoners', 'score', 'literal-score', 'territory', 'undo',
  'handicap', 'free-handicap', 'given-handicap', 'komi', 'edits', 'records', 'agreements', 'counting', 'rulesets', 'tells-rules',
]

let game = newGame()

/** What one way shows: each thing is shown in one. */
const shown = (by, value) => [{ by, shown: value }]

const requests = {
  initialize: () => ({
    protocol: 1,
    name: 'touchstone-rules',
    version: '0.1.0',
    capabilities: CAPABILITIES,
    abilities: ['move-generator', 'witnesses', 'board-sizing'],
    channels: {},
    notes: [],
    knownLimits: [],
    reports: [],
  }),
  setRules({ name, axes }) {
    try {
      game = newGame(axes ?? name)
      return { kind: 'taken', instead: [] }
    } catch (error) {
      return { kind: 'refused', words: error.message }
    }
  },
  begin(start) {
    game.begin(start)
    return { byPasses: false }
  },
  make: ({ player, move }) => game.make(player, move),
  ask: ({ player, move }) => game.ask(player, move),
  position: () => game.position(),
  legalPlays: ({ player }) => game.legalPlays(player),
  chain: ({ point }) => game.chain(point),
  liberties: ({ point }) => game.liberties(point),
  prisoners: ({ player }) => game.prisoners(player),
  toMove: () => game.toMove(),
  over: () => game.over(),
  lead: () => game.lead(),
  territory: ({ player }) => game.territory(player),
  // A way to count is a value of the axis counting, as in counting=rearrangement.
  count: ({ way }) => game.count(way.replace('counting=', '')),
  score: () => game.score(),
  say: statement => game.say(statement),
  maySay: statement => game.maySay(statement),
  phase: () => game.phase(),
  outcome: () => game.outcome(),
  plays: ({ width, height }) => game.plays(width, height),
  request: asked => game.request(asked),
  handicapStones: () => game.handicapStones(),
  komi: () => game.komi(),
  move: ({ player }) => ({ kind: 'made', move: game.move(player) }),
  contradictedRules({ claimed }) {
    const told = game.rules()
    return Object.keys(claimed)
      .filter(of => told[of] !== claimed[of])
      .map(of => ({ of, claimed: claimed[of], told: told[of] }))
  },
  positionsShown: () => shown('position', game.position()),
  legalPlaysShown: ({ player }) => shown('list of legal plays', game.legalPlays(player)),
  prisonersShown: ({ player }) => shown('stones lost', game.prisoners(player)),
  turnsShown: () => shown('turn', game.toMove()),
  resize: () => ({ kind: 'taken', instead: [] }),
}

function answer({ id, method, params }) {
  if (!Object.hasOwn(requests, method)) {
    return { id, error: { code: -32601, message: `Unsupported request method: ${method}` } }
  }
  try {
    return { id, result: requests[method](params ?? {}) }
  } catch (error) {
    return { id, error: { code: -32602, message: error.message } }
  }
}

function write(message) {
  const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
  process.stdout.write(`Content-Length: ${content.length}\r\n\r\n`)
  process.stdout.write(content)
}

let received = Buffer.alloc(0)

/** The next message that has come whole; none if there is no such yet. */
function next() {
  const end = received.indexOf('\r\n\r\n')
  if (end < 0) {
    return undefined
  }
  const length = Number(/^content-length: *(\d+) *$/im.exec(received.toString('latin1', 0, end))?.[1])
  if (!Number.isInteger(length)) {
    throw new Error('a message begins with a header Content-Length')
  }
  const from = end + 4
  if (received.length < from + length) {
    return undefined
  }
  const message = JSON.parse(received.toString('utf8', from, from + length))
  received = received.subarray(from + length)
  return message
}

process.stdin.on('data', chunk => {
  received = Buffer.concat([received, chunk])
  try {
    for (let message = next(); message !== undefined; message = next()) {
      write(answer(message))
    }
  } catch (error) {
    console.error(`touchstone-rules: ${error.message}`)
    process.exit(2)
  }
})
