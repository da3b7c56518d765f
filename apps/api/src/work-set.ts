import pLimit from 'p-limit'

/** Background work that nobody awaits, except a stopping process. */
export interface WorkSet {
  /** Starts the work in order, at most `atOnce` at a time. It must not reject. */
  add(work: () => Promise<unknown>): void
  idle(): Promise<void>
}

/** `atOnce` keeps a burst from using all connections of the pool, or a gateway's whole rate limit. */
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
