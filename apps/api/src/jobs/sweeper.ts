import type { Context } from '../context.ts'
import { handOverEffects, handOverLetters } from '../modules/messages/hand-over.ts'
import { expireOrders } from '../modules/orders/expire.ts'
import { sweepInbox } from '../modules/payments/inbox.ts'
import { reconcilePayments } from '../modules/payments/reconcile.ts'
import { sendRefunds } from '../modules/refunds/send.ts'

/**
 * The clockwork that leaves nothing lying: a round at the start and every ten seconds, and payments that are due to be
 * asked for every two, because a buyer waits. Not in the queue, whose clock ticks by the minute. Rows are claimed, so any
 * number of processes may run it.
 */
export interface Sweeper {
  start(): void
  /** Lets the round that is running finish. */
  stop(): Promise<void>
}

const tickMs = 2000
const ticksOfARound = 5

/** What a round does, in this order: an event may answer what the reconciler would ask for, and pay what would lapse. */
const chores = [
  sweepInbox,
  reconcilePayments,
  sendRefunds,
  expireOrders,
  handOverEffects,
  handOverLetters,
] as const

export function createSweeper(ctx: () => Context): Sweeper {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let ticks = 0

  function tick() {
    if (running) return
    const wholeRound = ticks % ticksOfARound === 0
    ticks += 1
    running = sweep(ctx(), wholeRound ? chores : [reconcilePayments]).finally(() => {
      running = undefined
    })
  }

  return {
    start() {
      if (timer) return
      ticks = 0
      timer = setInterval(tick, tickMs)
      tick()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await running
    },
  }
}

/** One round. */
export const sweepOnce = (ctx: Context): Promise<void> => sweep(ctx, chores)

/** A chore that fails is logged and leaves the others their turn. */
async function sweep(ctx: Context, work: readonly ((ctx: Context) => Promise<void>)[]): Promise<void> {
  for (const chore of work) {
    try {
      await chore(ctx)
    } catch (error) {
      ctx.logger.error({ err: error, job: chore.name }, 'a chore failed; the next round tries again')
    }
  }
}
