const windowMs = 60_000

/**
 * T12: limits how many events a site, or a network, may send per minute, counted in this process, so that no sender
 * crowds out the others.
 */
export function createQuota(perMinute: number): (sender: string, events: number, now: Date) => boolean {
  let started = 0
  const counts = new Map<string, number>()
  return (sender, events, now) => {
    if (Math.abs(now.getTime() - started) >= windowMs) {
      started = now.getTime()
      counts.clear()
    }
    const count = (counts.get(sender) ?? 0) + events
    if (count > perMinute) return false
    counts.set(sender, count)
    return true
  }
}
