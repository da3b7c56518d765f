/**
 * Where a message can be held: before the server accepts its recipient, or after it has received the message but before
 * it confirms that.
 */
export type HoldPoint = 'recipient' | 'end'

export interface Holds {
  /** Holds responses of this kind from now on. */
  hold: (point: HoldPoint) => void
  /** Sends all held responses, and stops holding. */
  release: () => void
  /** Number of held responses. */
  held: () => number
  /** Refuses the next `times` messages with this code: 4xx for temporary, 5xx for permanent errors. */
  refuse: (code: number, times?: number) => void
  /** The code to refuse this message with, if any. */
  refusal: () => number | undefined
  /** Resolves once this point is not held. */
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
