import { axes as compiledAxes, newGame as compiledGame } from './rules.js'
import { rulesets } from './rulesets.js'

export { rulesets }

export function axes() {
  return compiledAxes()
}

/** The axes of rules that are given by name, or as they are. */
function axesOf(rules) {
  if (typeof rules !== 'string') {
    return rules
  }
  const named = rulesets.find(({ name, aliases }) => name === rules || aliases.includes(rules))
  if (!named) {
    throw new RangeError(`there is no ruleset '${rules}'; expected one of ${rulesets.map(({ name }) => name).join(', ')}`)
  }
  return named.axes
}

export function newGame(rules = 'base', start = undefined) {
  const game = compiledGame(axesOf(rules))
  if (start !== undefined) {
    game.begin(start)
  }
  return game
}

export function emptyBoard(width, height = width) {
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < 1 || side > 25) {
      throw new RangeError(`a board has 1 to 25 lines each way, not ${width}x${height}`)
    }
  }
  return { position: Array(height).fill('.'.repeat(width)), toMove: 'black' }
}
