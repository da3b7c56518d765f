/** Work that was begun and that nobody awaits; a process that ends waits for it. */
export interface WorkSet {
  /** Begins it once fewer than the set's limit are running, in the order in which it came. It must not reject. */
  add(work: () => Promise<unknown>): void
  idle(): Promise<void>
}

/** `atOnce` keeps a burst from taking every connection of the pool, and every second that the gateway allows. */
export function createWorkSet(atOnce: number): WorkSet {
  const running = new Set<Promise<unknown>>()
  const waiting: (() => Promise<unknown>)[] = []

  function begin(work: () => Promise<unknown>) {
    const promise = work().finally(() => {
      running.delete(promise)
      const next = waiting.shift()
      if (next) begin(next)
    })
    running.add(promise)
  }

  return {
    add(work) {
      if (running.size < atOnce) begin(work)
      else waiting.push(work)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
