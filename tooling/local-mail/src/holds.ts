/** Where a message can be held: before the server takes its recipient, or after it has the message and before it says so. */
export type HoldPoint = 'recipient' | 'end'

export interface Holds {
  /** Answers of this kind wait from now on. */
  hold: (point: HoldPoint) => void
  /** Gives all answers that wait, and holds none from now on. */
  release: () => void
  /** How many answers wait. */
  held: () => number
  /** The next so many messages are refused with this code: 4xx for now, 5xx for good. */
  refuse: (code: number, times?: number) => void
  /** The code with which this message is refused, if it is. */
  refusal: () => number | undefined
  /** Resolves when nothing is held here. */
  pass: (point: HoldPoint) => Promise<void>
}

export function createHolds(): Holds {
  const points = new Set<HoldPoint>()
  let waiting: (() => void)[] = []
  const refusals: number[] = []
  return {
    hold: (point) => void points.add(point),
    release() {
      points.clear()
      for (const go of waiting) go()
      waiting = []
    },
    held: () => waiting.length,
    refuse: (code, times = 1) => void refusals.push(...Array.from({ length: times }, () => code)),
    refusal: () => refusals.shift(),
    async pass(point) {
      if (points.has(point)) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
