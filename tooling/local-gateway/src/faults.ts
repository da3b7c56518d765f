/** Faults that the control API can order for the next API requests of either face. */
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

/** The caller's process dies during the call, before or after it is carried out. Needs the option `shop`. */
export const KILLS = ['kill-before-commit', 'kill-after-commit'] as const

/** A true answer with something wrong in it: a PIX code whose checksum does not fit. */
export const FLAWS = ['wrong-code'] as const
export type FaultKind = (typeof FAULTS)[number] | (typeof FLAWS)[number] | (typeof KILLS)[number]
type Wait = 'delay' | 'hold'

export interface Fault {
  kind: FaultKind
  /** How many more requests meet it. */
  times: number
  /** How many of a hundred requests that match meet it. */
  percent: number
  /** Of a delay: milliseconds held before execution. Of a drip: between one byte of the answer and the next. */
  milliseconds: number
  /** Of a 429: what `Retry-After` says. */
  seconds: number
  /** Only requests whose `METHOD path` contains this. */
  match: string
}

/** What a request meets: first the wait, then the rest. */
export interface AppliedFault {
  delay: number
  /** Resolves when the faults are cleared. */
  held: Promise<void> | undefined
  kind: Exclude<FaultKind, Wait> | undefined
  milliseconds: number
  seconds: number
  /** Resolves when the faults are cleared; an answer that drips is then sent at once. */
  cleared: Promise<void>
  /** Of a kill: resolves once the caller's process is gone. */
  killCaller: () => Promise<void>
}

export interface FaultQueue {
  add(fault: Fault): void
  /** Forgets what was ordered and lets held requests go. */
  clear(): void
  pending(): Fault[]
  /** The faults that this request meets, each counted down. At most one besides a wait. */
  take(request: string): AppliedFault
}

/**
 * Faults live in memory only: a restarted gateway is a healthy one. `random` is from 0 to 1, as `Math.random`; `killCaller`
 * is there where the shop can be killed.
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

/** Whether a fault ends the shop's own process. */
export const isKill = (kind: FaultKind | undefined): boolean => KILLS.some((each) => each === kind)

function isWait(kind: FaultKind): kind is Wait {
  return kind === 'delay' || kind === 'hold'
}
