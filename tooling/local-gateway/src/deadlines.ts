/** Objects that expire automatically, and when (seconds). */
export interface Deadlines {
  watch(id: string, at: number): void
  /** Removes and returns the ids that are due. The caller checks whether they are still open. */
  takeDue(now: number): string[]
}

export function createDeadlines(): Deadlines {
  const byId = new Map<string, number>()
  // Called on every request, so the common answer "nothing is due" must not scan the list.
  let earliest = Infinity
  return {
    watch(id, at) {
      byId.set(id, at)
      earliest = Math.min(earliest, at)
    },
    takeDue(now) {
      if (now < earliest) return []
      const due = [...byId].flatMap(([id, at]) => (at <= now ? [id] : []))
      for (const id of due) byId.delete(id)
      earliest = Math.min(Infinity, ...byId.values())
      return due
    },
  }
}
