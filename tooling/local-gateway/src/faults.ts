/** Faults that the control API can order for the next API requests. */
export const FAULTS = [
  '409',
  '429',
  '500',
  '500-after-commit',
  'close-before-commit',
  'close-after-commit',
  'delay',
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

export interface FaultQueue {
  add(fault: Fault): void
  clear(): void
  pending(): Fault[]
  /** The faults that strike this request, each counted down. At most one besides a delay. */
  take(request: string): { delay: number; kind: Exclude<FaultKind, 'delay'> | undefined }
}

/** Faults live in memory only: a restarted gateway is a healthy one. */
export function createFaults(): FaultQueue {
  let queue: Fault[] = []

  function strike(fault: Fault): void {
    fault.times -= 1
    queue = queue.filter((other) => other.times > 0)
  }

  return {
    add: (fault) => void queue.push({ ...fault }),
    clear: () => void (queue = []),
    pending: () => queue.map((fault) => ({ ...fault })),
    take(request) {
      const striking = queue.filter((fault) => request.includes(fault.match))
      const delay = striking.find((fault) => fault.kind === 'delay')
      const other = striking.find((fault) => fault.kind !== 'delay')
      if (delay) strike(delay)
      if (other) strike(other)
      return { delay: delay?.milliseconds ?? 0, kind: other?.kind === 'delay' ? undefined : other?.kind }
    },
  }
}
