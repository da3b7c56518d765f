import type { Logger } from '../logger.ts'

/** One lane of work that is looked for at intervals. Lanes do not wait for each other. */
export interface Poller {
  name: string
  start(): void
  /** One round; joins the round that is running. Never rejects. */
  poll(): Promise<void>
  /** Lets the round that is running finish. */
  stop(): Promise<void>
}

export interface PollerOptions {
  name: string
  everyMs: number
  work: () => Promise<void>
  /** Told how each round ended. */
  onRound?: ((name: string, failed: boolean) => void) | undefined
}

/** A round that takes longer than the interval is followed by the next one that is due. */
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
