import type { Frame } from './features.ts'

/** Which moment of a recording belongs to each moment of the reference. */
export interface Warp {
  /** For each frame of the reference the frame of the recording, with fractions. */
  readonly path: Float32Array
  /** Mean distance along the path: the lower, the likelier both say the same. */
  readonly cost: number
}

const diagonal = 0
const down = 1
const right = 2
/** A step that holds one of both costs a little more, so that the path does not linger. */
const holding = 1.1

/** Dynamic time warping within a band around the diagonal (Sakoe and Chiba, 1978). */
export function warp(reference: readonly Frame[], heard: readonly Frame[]): Warp {
  const [rows, columns] = [reference.length, heard.length]
  const costs = new Float32Array(rows * columns).fill(Infinity)
  const steps = new Uint8Array(rows * columns)
  const band = Math.max(60, Math.abs(rows - columns), Math.round(0.35 * Math.max(rows, columns)))
  for (let row = 0; row < rows; row += 1) {
    const middle = Math.round((row * columns) / rows)
    for (let column = Math.max(0, middle - band); column < Math.min(columns, middle + band); column += 1) {
      const distance = distanceOf(reference[row], heard[column])
      const at = row * columns + column
      if (at === 0) {
        costs[0] = distance
        continue
      }
      const straight = row > 0 && column > 0 ? (costs[at - columns - 1] ?? Infinity) + distance : Infinity
      const lower = row > 0 ? (costs[at - columns] ?? Infinity) + holding * distance : Infinity
      const later = column > 0 ? (costs[at - 1] ?? Infinity) + holding * distance : Infinity
      const best = Math.min(straight, lower, later)
      costs[at] = best
      steps[at] = best === straight ? diagonal : best === lower ? down : right
    }
  }
  return { path: follow(steps, rows, columns), cost: (costs.at(-1) ?? 0) / (rows + columns) }
}

/** The mean column of each row, going back from the end. */
function follow(steps: Uint8Array, rows: number, columns: number): Float32Array {
  const sums = new Float32Array(rows)
  const counts = new Float32Array(rows)
  for (let row = rows - 1, column = columns - 1; row >= 0 && column >= 0;) {
    sums[row] = (sums[row] ?? 0) + column
    counts[row] = (counts[row] ?? 0) + 1
    if (row === 0 && column === 0) break
    const step = steps[row * columns + column]
    if (step !== right) row -= 1
    if (step !== down) column -= 1
  }
  return sums.map((sum, row) => sum / (counts[row] || 1))
}

function distanceOf(a: Frame = empty, b: Frame = empty): number {
  let sum = 0
  for (let k = 0; k < a.length; k += 1) sum += ((a[k] ?? 0) - (b[k] ?? 0)) ** 2
  return Math.sqrt(sum)
}

const empty = new Float32Array(0)
