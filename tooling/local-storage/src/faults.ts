/** How a request fails: with a status, half of its answer, no answer at all, or none before `release`. */
export type Fault =
  | { kind: 'error'; status: number; times: number }
  | { kind: 'cut' | 'lose' | 'hold'; times: number }

export interface Faults {
  /** The next requests fail in this way. */
  fail(fault: Fault): void
  /** Ends every fault, and lets go on what is held. */
  release(): void
  /** How many requests are held. */
  held(): number
}

export function createFaults(): Faults & { next: () => Fault | undefined; wait: () => Promise<void> } {
  let faults: Fault[] = []
  let waiting: (() => void)[] = []
  return {
    fail: (fault) => void faults.push({ ...fault }),
    release() {
      faults = []
      for (const go of waiting) go()
      waiting = []
    },
    held: () => waiting.length,
    next() {
      const fault = faults[0]
      if (fault === undefined) return undefined
      fault.times -= 1
      if (fault.times <= 0) faults.shift()
      return fault
    },
    wait: () => new Promise((resolve) => waiting.push(resolve)),
  }
}
