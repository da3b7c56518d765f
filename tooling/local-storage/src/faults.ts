/** How a request fails: with a status, half of a response, no response at all, or none before `release`. */
export type Fault =
  | { kind: 'error'; status: number; times: number }
  | { kind: 'cut' | 'lose' | 'hold'; times: number }

export interface Faults {
  /** The next requests fail like this. */
  fail(fault: Fault): void
  /** Ends every fault, and continues held requests. */
  release(): void
  /** Number of held requests. */
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
