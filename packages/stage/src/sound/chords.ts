/** Rows of chords, as steps of the major scale, one a bar. */
export const BRIGHT = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
] as const
export const STORY = [
  [0, 3, 0, 4],
  [0, 5, 1, 4],
] as const
