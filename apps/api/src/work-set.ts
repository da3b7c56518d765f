/** Work that was begun and that nobody awaits; a process that ends waits for it. */
export interface WorkSet {
  /** The promise must not reject. */
  add(work: Promise<unknown>): void
  idle(): Promise<void>
}

export function createWorkSet(): WorkSet {
  const running = new Set<Promise<unknown>>()
  return {
    add(work) {
      running.add(work)
      void work.finally(() => running.delete(work))
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
