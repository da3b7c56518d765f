/** Faults that the control API can order for the next API requests. */
export const FAULTS = [
  '409',
  '429',
  '500',
  '500-after-commit',
  'close-before-commit',
  'close-after-commit',
  'delay',
  'hold',
] as const
export type FaultKind = (typeof FAULTS)[number]

export interface Fault {
  kind: FaultKind
  /** Requests that it still strikes. */
  times: number
  /** Of a delay: milliseconds held before execution. */
  milliseconds: number
  /** Only requests whose `METHOD path` contains this. */
  match: string
}

/** What a request meets: first the wait, then the rest. */
export interface Strike {
  delay: number
  /** Resolves when the faults are cleared. */
  held: Promise<void> | undefined
  kind: Exclude<FaultKind, 'delay' | 'hold'> | undefined
}

export interface FaultQueue {
  add(fault: Fault): void
  /** Forgets what was ordered and lets held requests go. */
  clear(): void
  pending(): Fault[]
  /** The faults that strike this request, each counted down. At most one besides a wait. */
  take(request: string): Strike
}

/** Faults live in memory only: a restarted gateway is a healthy one. */
export function createFaults(): FaultQueue {
  let queue: Fault[] = []
  let gate = Promise.withResolvers<void>()

  function strike(fault: Fault): void {
    fault.times -= 1
    queue = queue.filter((other) => other.times > 0)
  }

  return {
    add: (fault) => void queue.push({ ...fault }),
    clear() {
      queue = []
      gate.resolve()
      gate = Promise.withResolvers<void>()
    },
    pending: () => queue.map((fault) => ({ ...fault })),
    take(request) {
      const striking = queue.filter((fault) => request.includes(fault.match))
      const wait = striking.find(({ kind }) => kind === 'delay' || kind === 'hold')
      const other = striking.find(({ kind }) => kind !== 'delay' && kind !== 'hold')
      if (wait) strike(wait)
      if (other) strike(other)
      return {
        delay: wait?.kind === 'delay' ? wait.milliseconds : 0,
        held: wait?.kind === 'hold' ? gate.promise : undefined,
        kind: other?.kind === 'delay' || other?.kind === 'hold' ? undefined : other?.kind,
      }
    },
  }
}
