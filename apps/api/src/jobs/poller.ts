import type { Logger } from '../logger.ts'

/** One lane of polling at an interval. Lanes do not wait for each other. */
export interface Poller {
  name: string
  start(): void
  /** Runs one round, or joins the running one. Never rejects. */
  poll(): Promise<void>
  /** Waits for the running round. */
  stop(): Promise<void>
}

export interface PollerOptions {
  name: string
  everyMs: number
  work: () => Promise<void>
  /** Called after each round. */
  onRound?: ((name: string, failed: boolean) => void) | undefined
}

/** A round that takes longer than the interval is joined by the following ticks instead of overlapping. */
export function createPoller(logger: Logger, { name, everyMs, work, onRound }: PollerOptions): Poller {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const poll = (): Promise<void> =>
    (running ??= work()
      .then(() => onRound?.(name, false))
      .catch((error: unknown) => {
        onRound?.(name, true)
        logger.error({ err: error, job: name }, 'a poller failed; its next round tries again')
      })
      .finally(() => {
        running = undefined
      }))

  return {
    name,
    poll,
    start() {
      if (timer) return
      timer = setInterval(() => void poll(), everyMs)
      void poll()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}
