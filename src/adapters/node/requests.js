import { Session } from './session.js'

const ALWAYS = ['begin', 'make', 'ask', 'position', 'say', 'request']

/** The requests that not every library can answer: what a game needs for each, and the capabilities it stands for. */
const NEEDS = {
  legalPlays: [game => game.isLegal ?? game.isLegalNow, ['lists-legal-plays']],
  toMove: [game => game.toMove, ['turn']],
  over: [game => game.over, ['game-end']],
  chain: [game => game.chain, ['chains']],
  liberties: [game => game.liberties, ['liberties']],
  prisoners: [game => game.lost, ['prisoners']],
  // None of the libraries takes stones off the board that nobody has called dead.
  lead: [game => game.lead ?? game.score, ['score', 'literal-score']],
  score: [game => game.score, ['counting']],
  territory: [game => game.territory, ['territory']],
  komi: [game => game.komi, ['komi']],
}

/**
 * The requests of the subject protocol that a library can answer, as functions by their names.
 *
 * @param {import('./game.js').Library} library
 * @param {object} options of the library
 * @param {{name: string, version: string}} identity
 */
export function requests(library, options, identity) {
  const session = new Session(library, options)
  const game = library.begin({ width: 9, height: 9 }, options)
  const able = Object.keys(NEEDS).filter(method => NEEDS[method][0](game))
  const capabilities = [
    'set-up', 'board-size', 'reads-board', 'enforces-legality', 'answers-legality', 'undo',
    ...(library.rectangular ? ['rectangular'] : []),
    ...(library.givesReasons ? ['gives-reasons'] : []),
    ...able.flatMap(method => NEEDS[method][1]),
  ]
  return {
    initialize: () => ({ protocol: 1, ...identity, capabilities }),
    ...Object.fromEntries([...ALWAYS, ...able].map(method => [method, params => session[method](params)])),
  }
}
