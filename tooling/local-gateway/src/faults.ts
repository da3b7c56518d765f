/** Faults that the control API can add for the next API requests to either gateway. */
export const FAULTS = [
  '409',
  '429',
  'lock-timeout',
  '500',
  '500-after-commit',
  'close-before-commit',
  'close-after-commit',
  'foreign-json',
  'foreign-json-after-commit',
  '404',
  'html',
  'html-after-commit',
  'drip',
  'delay',
  'hold',
] as const

/** Kills the caller's process during the call, before or after the call is executed. Needs the option `shop`. */
export const KILLS = ['kill-before-commit', 'kill-after-commit'] as const

/** A genuine response with an error in it: a PIX code with a wrong checksum. */
export const FLAWS = ['wrong-code'] as const
export type FaultKind = (typeof FAULTS)[number] | (typeof FLAWS)[number] | (typeof KILLS)[number]
type Wait = 'delay' | 'hold'

export interface Fault {
  kind: FaultKind
  /** Number of requests that still get it. */
  times: number
  /** Percentage of matching requests that get it. */
  percent: number
  /** For a delay: milliseconds before execution. For a drip: milliseconds between bytes of the response. */
  milliseconds: number
  /** For 429: the value of `Retry-After`. */
  seconds: number
  /** Applies only to requests whose `METHOD path` contains this. */
  match: string
}

/** The faults of one request: first the wait, then the rest. */
export interface AppliedFault {
  delay: number
  /** Resolves when the faults are cleared. */
  held: Promise<void> | undefined
  kind: Exclude<FaultKind, Wait> | undefined
  milliseconds: number
  seconds: number
  /** Resolves when the faults are cleared; the rest of a dripping response is then sent at once. */
  cleared: Promise<void>
  /** For a kill: resolves once the caller's process has ended. */
  killCaller: () => Promise<void>
}

export interface FaultQueue {
  add(fault: Fault): void
  /** Removes all faults and continues held requests. */
  clear(): void
  pending(): Fault[]
  /** The faults for this request, each counted down: at most one wait and one other. */
  take(request: string): AppliedFault
}

/**
 * Faults are kept only in memory, so a restart clears them. `random` returns 0 to 1, like `Math.random`; `killCaller`
 * is given if the shop can be killed.
 */
export function createFaults(
  random: () => number = Math.random,
  killCaller: () => Promise<void> = () => Promise.resolve(),
): FaultQueue {
  let queue: Fault[] = []
  let gate = Promise.withResolvers<void>()

  function countDown(fault: Fault): void {
    fault.times -= 1
    queue = queue.filter((other) => other.times > 0)
  }

  const hits = ({ match, percent }: Fault, request: string) =>
    request.includes(match) && (percent >= 100 || random() * 100 < percent)

  return {
    add: (fault) => void queue.push({ ...fault }),
    clear() {
      queue = []
      gate.resolve()
      gate = Promise.withResolvers<void>()
    },
    pending: () => queue.map((fault) => ({ ...fault })),
    take(request) {
      const wait = queue.find((fault) => isWait(fault.kind) && hits(fault, request))
      const other = queue.find((fault) => !isWait(fault.kind) && hits(fault, request))
      if (wait) countDown(wait)
      if (other) countDown(other)
      return {
        delay: wait?.kind === 'delay' ? wait.milliseconds : 0,
        held: wait?.kind === 'hold' ? gate.promise : undefined,
        kind: other && !isWait(other.kind) ? other.kind : undefined,
        milliseconds: other?.milliseconds ?? 0,
        seconds: other?.seconds ?? 0,
        cleared: gate.promise,
        killCaller,
      }
    },
  }
}

/** Whether a fault kills the shop's own process. */
export const isKill = (kind: FaultKind | undefined): boolean => KILLS.some((each) => each === kind)

function isWait(kind: FaultKind): kind is Wait {
  return kind === 'delay' || kind === 'hold'
}
