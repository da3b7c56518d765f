/** How long things take, in seconds: a character comes, all wave good-bye, leave, and the last picture stays. */
export const ENTER = 0.7
export const GOODBYE = 1.1
export const EXIT = 0.75
export const CLOSE = 2.8
/** The silence in which candles are blown out. */
export const BLOW = 1.3
