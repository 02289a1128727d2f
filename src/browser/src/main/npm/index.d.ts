/** The words are those of Touchstone's subject protocol. What is not understood throws an Error, and changes nothing. */

export type Color = 'black' | 'white'

/** A column from A to Z without I and a row from the bottom, as in `C3`. */
export type Point = string

export type Move = Point | 'pass'

/** Its rows, the top row first: `X` black, `O` white, `.` empty. */
export type Position = string[]

/** A value for each axis of the rules, such as `repetition: 'situational'`. An axis that is not named is as in the base rules. */
export type Axes = Record<string, string>

export interface Ruleset {
  name: string
  title: string
  aliases: string[]
  axes: Axes
  /** In points for White, by the size of the board, such as `19x19`, or `any`. */
  komi: Record<string, number>
  /** Komi of a handicap game, where the texts give one. */
  handicapKomi?: number
}

export interface Start {
  position: Position
  /** Black, unless said. */
  toMove?: Color
  /** Where the opponent has just played, capturing nothing. */
  lastPlay?: Point
  blackPrisoners?: number
  whitePrisoners?: number
}

export type Reason =
  | 'off-board'
  | 'occupied'
  | 'self-capture'
  | 'repetition'
  | 'out-of-turn'
  | 'game-over'
  | 'stopped'
  | 'handicap'
  | 'no-stone-left'
  | 'undecided'

/** `clause` is that of an agreement; a play has the stones that it removes. */
export interface Accepted {
  kind: 'accepted'
  clause?: string
  captured?: Point[]
  selfCaptured?: Point[]
}

export interface Refused {
  kind: 'refused'
  words: string
  reason?: Reason
  clause?: string
  /** The position that would come back, and after how many moves it stood. */
  earlier?: { moves: number; position: Position }
  /** The stone that may not be taken back yet. */
  stone?: Point
}

export type Answer = Accepted | Refused

export type Statement =
  | { kind: 'komi'; points: number }
  | { kind: 'bids'; bids: number[] }
  | { kind: 'handicap'; stones: number }
  | { kind: 'placement'; points: Point[] }
  | { kind: 'stop' }
  | { kind: 'dead'; stones: Point[] }
  | { kind: 'resume'; requester: Color }
  | { kind: 'next-mover'; mover: Color }
  | { kind: 'deadlock' }
  | { kind: 'repeats' }
  | { kind: 'resigns'; player: Color }

export type Outcome =
  | { kind: 'won'; winner: Color; margin?: number }
  | { kind: 'drawn' }
  | { kind: 'no-result' }
  | { kind: 'both-lose' }
  | { kind: 'undecided'; clause: string }

export type Count =
  | { kind: 'half'; black: number; needed: number }
  | { kind: 'filled-in'; tooMany?: Color; stones: number; lead: number }
  | { kind: 'rearranged'; black: number; white: number }

/** What a controller may ask for, beside moves. */
export type ControllerRequest =
  | { kind: 'take-back' }
  | { kind: 'fixed-handicap'; stones: number }
  | { kind: 'free-handicap'; stones: number }
  | { kind: 'given-handicap'; vertices: Move[] }
  | { kind: 'set-komi'; points: number }
  | { kind: 'set-up'; position: Position; toMove: Color }
  | { kind: 'clear-board' }
  | { kind: 'load'; text: string; before?: number }

/** One game, which changes with each move that is made. */
export interface Game {
  /** Begins another game by the same rules. */
  begin(start: Start): void
  rules(): Axes
  make(player: Color, move: Move): Answer
  ask(player: Color, move: Move): Answer
  say(statement: Statement): Answer
  maySay(statement: Statement): Answer
  request(asked: ControllerRequest): Answer
  handicapStones(): Point[]
  position(): Position
  /** What stands when the dead stones have been taken off. */
  finalPosition(): Position
  /** How many stones each player has. */
  supply(): number
  legalPlays(player: Color): Point[]
  chain(point: Point): Point[]
  liberties(point: Point): Point[]
  /** How many stones of this player's are lost. */
  prisoners(player: Color): number
  toMove(): Color
  over(): boolean
  phase(): 'terms' | 'play' | 'stopped' | 'over'
  outcome(): Outcome
  /** By how many points Black is ahead. */
  lead(): number
  score(): { black: number; white: number }
  territory(player: Color): Point[]
  /** The stones that have this status if the game ended now; null if that of some stone is not decided. */
  statuses(status: 'alive' | 'seki' | 'dead'): Point[] | null
  /** Without `count` if the rules have no such way to count. */
  count(way: 'half-count' | 'fill-in' | 'rearrangement'): { count?: Count }
  komi(): number
  /** Whether the rules name a board of this size. */
  plays(width: number, height: number): boolean
  /** The move of a simple player, made. */
  move(player: Color): Move
}

/** Every axis with its values. */
export function axes(): Record<string, string[]>

export const rulesets: readonly Ruleset[]

/**
 * A game by a ruleset of the list, named, or by a value for each axis; on an empty 19x19 board, unless said otherwise.
 *
 * @throws Error if there are no such rules, or no such position
 */
export function newGame(rules?: string | Axes, start?: Start): Game

/**
 * @param width in lines, 1 to 25
 * @param height the same as the width, unless said otherwise
 * @throws RangeError if there is no such board
 */
export function emptyBoard(width: number, height?: number): Start
