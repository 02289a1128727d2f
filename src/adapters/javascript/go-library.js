/** A small library of the base rules of Go, with two deliberate faults, which are marked. */

export const opponent = { black: 'white', white: 'black' }

/** A move that the rules forbid. The reason is a word of the subject protocol. */
export class Illegal extends Error {
  constructor(reason, words) {
    super(words)
    this.reason = reason
  }
}

/** A game from a position on. A point is a number, counted by rows from the lower left corner; stones are a Map of points to colours. */
export class Game {
  constructor(width, height, stones, toMove) {
    Object.assign(this, { width, height, stones, toMove, passes: 0 })
    this.seen = new Set([this.key(stones)])
  }

  get points() {
    return Array.from({ length: this.width * this.height }, (none, point) => point)
  }

  key(stones) {
    return this.points.map(point => stones.get(point) ?? '.').join()
  }

  neighbours(point) {
    const x = point % this.width
    return [
      ...(x > 0 ? [point - 1] : []),
      ...(x < this.width - 1 ? [point + 1] : []),
      ...[point - this.width, point + this.width].filter(near => near >= 0 && near < this.width * this.height),
    ]
  }

  /** The points connected to this one in the same state, and the points next to them. */
  region(stones, point) {
    const found = new Set([point])
    const border = new Set()
    for (const one of found) {
      for (const near of this.neighbours(one)) {
        (stones.get(near) === stones.get(point) ? found : border).add(near)
      }
    }
    return { found, border }
  }

  liberties(stones, point) {
    return [...this.region(stones, point).border].filter(near => !stones.has(near))
  }

  /** The stones after a move; a point of null is a pass. Throws Illegal. */
  after(player, point) {
    if (this.passes === 2) {
      throw new Illegal('game-over', 'the game is over')
    }
    if (player !== this.toMove) {
      throw new Illegal('out-of-turn', `it is the turn of ${this.toMove}`)
    }
    if (point === null) {
      return this.stones
    }
    if (this.stones.has(point)) {
      throw new Illegal('occupied', 'there is a stone')
    }
    const stones = new Map(this.stones).set(point, player)
    for (const near of this.neighbours(point)) {
      if (stones.get(near) === opponent[player] && this.liberties(stones, near).length === 0) {
        this.region(stones, near).found.forEach(dead => stones.delete(dead))
      }
    }
    if (this.liberties(stones, point).length === 0) {
      // Fault: a self-capture removes the stone that was played, and not the others of its chain.
      stones.delete(point)
    }
    if (this.seen.has(this.key(stones))) {
      throw new Illegal('repetition', 'the position was there before')
    }
    return stones
  }

  play(player, point) {
    this.stones = this.after(player, point)
    this.passes = point === null ? this.passes + 1 : 0
    this.toMove = opponent[player]
    this.seen.add(this.key(this.stones))
  }

  territory(player) {
    return this.points.filter(point => {
      const { border } = this.region(this.stones, point)
      // Fault: on an empty board there is no border, and every stone of none is Black's, and White's too.
      return !this.stones.has(point) && [...border].every(near => this.stones.get(near) === player)
    })
  }

  /** How many points a player's stones and territory are. */
  area(player) {
    return [...this.stones.values()].filter(color => color === player).length + this.territory(player).length
  }
}
