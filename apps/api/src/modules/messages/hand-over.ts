import type { Context } from '../../context.ts'
import { sendLetter } from '../../jobs/send-letter.ts'
import { sendReceipts } from '../../jobs/send-receipts.ts'
import { claimLetters } from './letter-queries.ts'
import { claimEffects } from './queries.ts'

/** Receipts that one job carries. */
const batch = 20
/** Orders that are paid within this time share a job. */
const gatherMs = 200

/**
 * Brings effects from the table where they were written, with the order that they belong to, into the queue. Not one by
 * one: at a busy hour a job for each would cost as much as the order itself.
 */
export interface HandOver {
  /** There is something new. */
  wake(): void
  /** Finishes what is under way; nothing new is begun. */
  stop(): Promise<void>
}

export function createHandOver(ctx: () => Context): HandOver {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let stopped = false

  async function run() {
    try {
      await handOverEffects(ctx())
      await handOverLetters(ctx())
    } catch (error) {
      // The sweep comes by in a moment and takes them.
      ctx().logger.warn({ err: error }, 'receipts and letters are handed over later')
    }
  }

  return {
    wake() {
      if (timer || stopped) return
      timer = setTimeout(() => {
        timer = undefined
        running = run()
      }, gatherMs)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Letters are rare: a job each. */
export async function handOverLetters(ctx: Context): Promise<void> {
  for (let more = true; more;) {
    more = await ctx.db.transaction().execute(async (tx) => {
      const letterIds = await claimLetters(tx, ctx.clock.now(), batch)
      for (const letterId of letterIds) await ctx.jobs.send(tx, sendLetter, { letterId })
      return letterIds.length === batch
    })
  }
}

/** The claim and the job are one transaction: an effect is either still to be handed over or surely in the queue. */
export async function handOverEffects(ctx: Context): Promise<void> {
  for (let more = true; more;) {
    more = await ctx.db.transaction().execute(async (tx) => {
      const effectIds = await claimEffects(tx, ctx.clock.now(), batch)
      if (effectIds.length > 0) await ctx.jobs.send(tx, sendReceipts, { effectIds })
      return effectIds.length === batch
    })
  }
}
