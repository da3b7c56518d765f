import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { gatewayActor } from '../orders/actor.ts'
import { askGateway } from './ask.ts'
import { listOpenAttempts } from './queries.ts'

/** With the asking itself this stays under the ten seconds that a waiting buyer is promised. */
const everyMs = 8000

/** Asks about the money that buyers wait for with a page open (P5.8), each order once however many pages follow it. */
export interface WaitingBuyers {
  start(): void
  /** One round; never throws. */
  ask(): Promise<void>
  /** Lets the round that is running finish. */
  stop(): Promise<void>
}

export function createWaitingBuyers(ctx: () => Context): WaitingBuyers {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const ask = (): Promise<void> =>
    (running ??= askForAll(ctx()).finally(() => {
      running = undefined
    }))

  return {
    start() {
      timer ??= setInterval(() => void ask(), everyMs)
    },
    ask,
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}

async function askForAll(ctx: Context): Promise<void> {
  const watched = ctx.orderFeed.watched()
  if (watched.length === 0) return
  try {
    const attempts = await listOpenAttempts(ctx.db, watched)
    await drain(ctx, {
      batch: Infinity,
      claim: () => Promise.resolve(attempts),
      work: async (attempt) =>
        (await askGateway(ctx, attempt, { actor: gatewayActor(attempt.gateway) })) !== undefined,
    })
  } catch (error) {
    ctx.logger.warn({ err: error }, 'waiting buyers are asked for again')
  }
}
