/** How long things take, in seconds: a character comes, all wave good-bye, leave, and the last picture stays. */
export const ENTER = 0.7
export const GOODBYE = 1.1
export const EXIT = 0.75
export const CLOSE = 2.8
/** The silence in which candles are blown out. */
export const BLOW = 1.3
/** A thing is shown at least and at most so long; if the line ends before, the next one waits. */
export const SHORTEST_PROP = 1.3
export const LONGEST_PROP = 3.5
/** The silence after a line that ends with a thing to look at. */
export const LOOK = 0.9
