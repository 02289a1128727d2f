import { newGame } from './index.js'

const CAPABILITIES = [
  'set-up', 'rectangular', 'board-size', 'reads-board', 'enforces-legality', 'answers-legality', 'gives-reasons',
  'lists-legal-plays', 'turn', 'game-end', 'chains', 'liberties', 'prisoners', 'score', 'literal-score', 'territory', 'undo',
  'handicap', 'free-handicap', 'given-handicap', 'komi', 'edits', 'records', 'agreements', 'counting', 'statuses', 'rulesets', 'tells-rules',
]

/** What one way shows: each thing is shown in one. */
const shown = (by, value) => [{ by, shown: value }]

/** A function for each request of the subject protocol, which takes its parameters; all of them are about one game. */
export function requests() {
  let game = newGame()
  return {
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
    statuses: ({ status }) => game.statuses(status),
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
    resize: () => ({ kind: 'taken', contradictions: [] }),
  }
}
