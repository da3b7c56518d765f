/** Which objects end by themselves, and when (seconds). */
export interface Deadlines {
  watch(id: string, at: number): void
  /** Takes out the ids whose time has come. Whether they are still open is the caller's to see. */
  takeDue(now: number): string[]
}

export function createDeadlines(): Deadlines {
  const byId = new Map<string, number>()
  // Every request asks, so the common answer "nothing yet" must not walk the list.
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
