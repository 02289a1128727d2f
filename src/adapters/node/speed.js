import { existsSync, readFileSync } from 'node:fs'
import { direct } from './test/direct.js'

/**
 * How many plays each library makes of games that are known, in a second of processor time: node speed.js GAMES [SECONDS [NAME...]]
 *
 * A line of the file is a game: the side of the board, and each play as column,row. Black begins, and every play is legal by
 * any rules. With names, only libraries whose titles begin so are timed. Printed are, with tabs between them: the library and
 * its options, what it does less than Touchstone's reference, the side of the board, plays.
 */

const LIBRARIES = [
  ['@sabaki/go-board', 'sabaki-go-board', {}, 'no ko, no history, refuses nothing'],
  [
    '@sabaki/go-board, preventing all it can',
    'sabaki-go-board',
    { preventOverwrite: true, preventSuicide: true, preventKo: true },
    'simple ko alone, no history',
  ],
  ['goban', 'goban', { rules: 'nz', superko_algorithm: 'psk' }, 'superko for 30 moves back'],
  ['godash', 'godash', { ko: 'none' }, 'no ko, no history, no turns'],
  ['tenuki, simple ko', 'tenuki', { koRule: 'simple' }, 'simple ko alone, no self-capture'],
  ['tenuki, superko', 'tenuki', { koRule: 'positional-superko' }, 'no self-capture'],
  ['weiqi', 'weiqi', {}, 'no self-capture'],
  ['wgo, simple ko', 'wgo', { repeating: 'KO', allowSuicide: true }, 'simple ko alone'],
  // The library's own names are the other way round: NONE is that no position comes again.
  ['wgo, superko', 'wgo', { repeating: 'NONE', allowSuicide: true }, ''],
]

/** The reference itself, where it has been compiled: mvn -Pbrowser -DskipTests package. */
const reference = new URL('../../browser/target/touchstone-rules/index.js', import.meta.url)
if (existsSync(reference)) {
  const { emptyBoard, newGame } = await import(reference)
  const game = newGame('base')
  direct['touchstone-rules'] = side => {
    game.begin(emptyBoard(side))
    return {
      move: (color, x, y) => game.make(color, 'ABCDEFGHJKLMNOPQRSTUVWXYZ'[x] + (side - y)).kind === 'accepted',
    }
  }
  LIBRARIES.push(['touchstone-rules, the reference compiled', 'touchstone-rules', {}, ''])
}

const [file, seconds = '2', ...names] = process.argv.slice(2)

const games = readFileSync(file, 'utf8').trim().split('\n').map(line => {
  const [side, ...plays] = line.split(' ')
  return { side: Number(side), plays: plays.map(play => play.split(',').map(Number)) }
})

class RefusedPlay extends Error {}

/** Plays of one game after the other, without an end. */
function* playing(begin, options, side) {
  for (;;) {
    for (const game of games.filter(one => one.side === side)) {
      const { move } = begin(side, options)
      let number = 0
      for (const [x, y] of game.plays) {
        if (!move(number++ % 2 === 0 ? 'black' : 'white', x, y)) {
          throw new RefusedPlay(`refuses play ${number} of a game on ${side}x${side}, ${x},${y}`)
        }
        yield
      }
    }
  }
}

/** How many plays are made in a second of processor time, measured while so many milliseconds pass. */
function speed(plays, milliseconds) {
  const end = performance.now() + milliseconds
  const start = process.cpuUsage()
  let made = 0
  while (performance.now() < end) {
    plays.next()
    made++
  }
  const { user, system } = process.cpuUsage(start)
  return (1e6 * made) / (user + system)
}

const wanted = LIBRARIES.filter(([title]) => names.length === 0 || names.some(name => title.startsWith(name)))

for (const [title, library, options, lacks] of wanted) {
  for (const side of new Set(games.map(game => game.side))) {
    const plays = playing(direct[library], options, side)
    try {
      // Before it counts, the virtual machine gets to know the code.
      speed(plays, 500 * Number(seconds))
      console.log([title, lacks, side, Math.round(speed(plays, 1000 * Number(seconds)))].join('\t'))
    } catch (error) {
      if (!(error instanceof RefusedPlay)) {
        throw error
      }
      console.error(`touchstone: ${title} ${error.message}: not timed`)
      process.exitCode = 1
    }
  }
}
