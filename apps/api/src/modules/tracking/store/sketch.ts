/** Registers of a sketch: 2^12, which estimates within two per cent. */
export const registers = 4096

const alpha = 0.7213 / (1 + 1.079 / registers)

/**
 * How many different visitors the sketches (HyperLogLog) saw together: a register holds the longest run of zeros that its
 * share of the hashes began with, so the largest of each are the sketch of all.
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
  // Few visitors leave registers empty, and counting those is more exact.
  return Math.round(
    empty > 0 && estimate <= 2.5 * registers ? registers * Math.log(registers / empty) : estimate,
  )
}

/** A visitor whose hash chose this register and had such a run of zeros was there. */
export function note(sketch: Uint8Array, index: number, run: number): void {
  sketch[index] = Math.max(sketch[index] ?? 0, run)
}
