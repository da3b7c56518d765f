import pLimit from 'p-limit'

/** Work that was begun and that nobody awaits; a process that ends waits for it. */
export interface WorkSet {
  /** Begins it once fewer than the set's limit are running, in the order in which it came. It must not reject. */
  add(work: () => Promise<unknown>): void
  idle(): Promise<void>
}

/** `atOnce` keeps a burst from taking every connection of the pool, and every second that a gateway allows. */
export function createWorkSet(atOnce: number): WorkSet {
  const limit = pLimit(atOnce)
  const begun = new Set<Promise<unknown>>()
  return {
    add(work) {
      const promise = limit(work).finally(() => begun.delete(promise))
      begun.add(promise)
    },
    async idle() {
      while (begun.size > 0) await Promise.all(begun)
    },
  }
}
