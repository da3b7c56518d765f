/** The order's pages hear of each so many percent. */
const step = 5

/** Hears how much of a film is drawn, 0 to 1, and reports it in percent, now and then. */
export function progressIn(report: (percent: number) => Promise<unknown>): (share: number) => void {
  let last = 0
  return (share) => {
    const percent = Math.floor((100 * share) / step) * step
    if (percent <= last) return
    last = percent
    // A film without it is no worse.
    void report(percent).catch(() => undefined)
  }
}
