/** Registers of a sketch: 2^12, for estimates within two per cent. */
export const registers = 4096

const alpha = 0.7213 / (1 + 1.079 / registers)

/**
 * The number of different visitors in the combined sketches (HyperLogLog). A register holds the longest run of zeros at
 * the start of its hashes, so the largest value of each register is the combined sketch.
 */
export function countDistinct(sketches: readonly Uint8Array[]): number {
  const merged = new Uint8Array(registers)
  for (const sketch of sketches)
    for (let index = 0; index < registers; index += 1) {
      const value = sketch[index] ?? 0
      if (value > (merged[index] ?? 0)) merged[index] = value
    }
  let sum = 0
  let empty = 0
  for (const value of merged) {
    sum += 2 ** -value
    if (value === 0) empty += 1
  }
  const estimate = (alpha * registers * registers) / sum
  // Few visitors leave registers empty, and counting those is more accurate.
  return Math.round(
    empty > 0 && estimate <= 2.5 * registers ? registers * Math.log(registers / empty) : estimate,
  )
}

/** Adds a visitor whose hash selects this register and has this run of zeros. */
export function note(sketch: Uint8Array, index: number, run: number): void {
  sketch[index] = Math.max(sketch[index] ?? 0, run)
}
