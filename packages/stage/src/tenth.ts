/** The last tenth of a second: slow things move in such steps, in every player, so that few frames draw them again. */
export function tenth(t: number): number {
  // A little more, because 0.3 * 10 is less than 3.
  return Math.floor(t * 10 + 1e-6) / 10
}
