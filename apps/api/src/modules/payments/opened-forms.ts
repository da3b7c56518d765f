import type { Context } from '../../context.ts'
import { inHalves } from '../../jobs/in-halves.ts'
import { createPoller } from '../../jobs/poller.ts'
import { recordReferences } from './attempt-queries.ts'

/** Far below the first poll of an attempt, which would have to repeat the opening. */
const everyMs = 1000

/**
 * Stores the references of newly opened card forms, those of a second in one statement. One that is lost is found again
 * (P1.6): repeating the opening returns the same form.
 */
export function createOpenedForms({ db, logger }: Pick<Context, 'db' | 'logger'>) {
  let opened = new Map<string, string>()

  async function write() {
    if (opened.size === 0) return
    const refs = opened
    opened = new Map()
    await inHalves(
      [...refs],
      async (some) => {
        await recordReferences(db, new Map(some))
        return some
      },
      ([paymentId, ref], error) => {
        logger.error({ err: error, paymentId }, 'the reference of a card form could not be stored')
        return [paymentId, ref] as const
      },
    )
  }

  const poller = createPoller(logger, { name: 'opened forms', everyMs, work: write })
  return {
    ...poller,
    add: (attemptId: string, ref: string) => void opened.set(attemptId, ref),
    async stop() {
      await poller.stop()
      await poller.poll()
    },
  }
}
