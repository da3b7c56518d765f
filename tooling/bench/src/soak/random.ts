/** Seeded random numbers, so that a run can be repeated. */
export interface Random {
  /** In [0, 1). */
  next(): number
  chance(probability: number): boolean
  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number
  pick<T>(values: readonly T[]): T
  /** One of the keys, with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** Mulberry32: 32 bits of state are enough to choose faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    chance: (probability) => random.next() < probability,
    between: (least, most) => least + Math.floor(random.next() * (most - least + 1)),
    pick(values) {
      const value = values[random.between(0, values.length - 1)]
      if (value === undefined) throw new Error('Nothing to pick from')
      return value
    },
    weighted(weights) {
      const entries = Object.entries<number>(weights)
      let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0]
      return found?.[0] as keyof typeof weights // a key of the table that was given
    },
  }
  return random
}
