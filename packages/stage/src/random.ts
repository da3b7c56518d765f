/** A seeded generator of numbers in [0, 1); the same seed gives the same numbers on every platform. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // SplitMix32: one addition and two multiply-xorshift rounds.
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32
  }
}

/** A number from a text (FNV-1a), to seed one generator per character or line. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
