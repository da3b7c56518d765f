import { performance } from 'node:perf_hooks'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'

/** A clock's offset from the shop's, in milliseconds; positive if it is ahead. */
export interface Skew {
  /** `machine`: this process's own clock; otherwise a payment gateway's name. */
  source: string
  milliseconds: number
}

/** The time for all deadlines: the database's, whatever the machines' clocks say. */
export interface DatabaseClock extends Clock {
  /** Resolves after the first measurement; repeats it every half minute until `stop`. */
  start(): Promise<void>
  stop(): void
  /** Compares another clock's time. */
  compare(source: string, at: Date): void
  skews(): readonly Skew[]
}

export interface DatabaseClockOptions {
  /** The database's time when it answers. */
  read: () => Promise<Date>
  logger: Logger
  /** Called for each measurement beyond `toleratedSkewMs`. */
  onSkewed: (skew: Skew) => void
  /** This machine's clocks; tests replace them. */
  machine?: { now: () => number; monotonic: () => number }
}

/** A machine's clock that is further off is a fault for the operator to fix. */
export const toleratedSkewMs = 60_000

const measureEveryMs = 30_000
/** A slower answer is too inaccurate. */
const usableRoundTripMs = 1000

const ownClocks = { now: () => Date.now(), monotonic: () => performance.now() }

export function createDatabaseClock(options: DatabaseClockOptions): DatabaseClock {
  const { read, logger, onSkewed, machine = ownClocks } = options
  const skews = new Map<string, number>()
  /** The database's time at zero of the monotonic clock, which is unaffected by corrections of this machine's time. */
  let origin: number | undefined
  let timer: NodeJS.Timeout | undefined

  const now = () => (origin === undefined ? machine.now() : origin + machine.monotonic())

  async function measure(): Promise<void> {
    const before = machine.monotonic()
    const there = await read()
    const answered = machine.monotonic()
    if (origin !== undefined && answered - before > usableRoundTripMs) return
    origin = there.getTime() - (before + answered) / 2
    note('machine', machine.now() - now())
  }

  function note(source: string, milliseconds: number): void {
    skews.set(source, milliseconds)
    if (Math.abs(milliseconds) > toleratedSkewMs) onSkewed({ source, milliseconds })
  }

  return {
    now: () => new Date(now()),
    async start() {
      await measure()
      timer = setInterval(
        () =>
          void measure().catch((error: unknown) =>
            logger.warn({ err: error }, 'the time could not be measured'),
          ),
        measureEveryMs,
      )
      timer.unref()
    },
    stop: () => clearInterval(timer),
    compare: (source, at) => note(source, at.getTime() - now()),
    skews: () => [...skews].map(([source, milliseconds]) => ({ source, milliseconds })),
  }
}
