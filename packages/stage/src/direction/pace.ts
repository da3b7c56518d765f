/** How long things take, in seconds: a character comes, all wave good-bye, leave, and the last picture stays. */
export const ENTER = 0.7
/** Who comes from the side walks in. */
export const WALK = 1.1
export const GOODBYE = 1.1
export const EXIT = 0.75
export const CLOSE = 2.8
/** The breath that is held before the climax: a silence. */
export const SUSPENSE = 1.15
/** The silence in which candles are blown out. */
export const BLOW = 1.3
/** A thing is shown at least and at most so long; if the line ends before, the next one waits. */
export const SHORTEST_PROP = 1.3
export const LONGEST_PROP = 3.5
export const LONGEST_OF_TWO = 2.4

/** The pace of a film, in seconds (D13). */
export interface Pace {
  /** A shot stays at least so long: before another speaker, and of the same one. */
  readonly shot: number
  readonly same: number
  /** Between two lines, and after one that ends with a thing to look at. */
  readonly pause: number
  readonly look: number
  /** Faces of listeners, at most. */
  readonly reactions: number
  /** Whether the film stays close to who speaks. */
  readonly near: boolean
}

const LITTLE: Pace = { shot: 2.2, same: 3.6, pause: 0.6, look: 1.3, reactions: 1, near: true }
const CHILD: Pace = { shot: 1.7, same: 3, pause: 0.45, look: 0.9, reactions: 2, near: false }
const BIG: Pace = { shot: 1.4, same: 2.2, pause: 0.35, look: 0.8, reactions: 3, near: false }

/** Slower, simpler and closer for the little ones; quicker for the big ones. */
export function paceOf(age: number | null): Pace {
  if (age === null) return CHILD
  return age <= 3 ? LITTLE : age >= 10 ? BIG : CHILD
}
