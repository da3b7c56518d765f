import type { Context } from '../../context.ts'
import { gatewayActor } from '../orders/actor.ts'
import { askGateway } from './ask.ts'
import { claimAttempts } from './queries.ts'

/** Attempts a round takes, and how many of them are asked for at once. */
const batch = 100
const atOnce = 5

/** Asks for every attempt that is due (P5.1), so that an order is paid even when no webhook ever comes. */
export async function reconcilePayments(ctx: Context): Promise<void> {
  const attempts = await claimAttempts(ctx.db, ctx.clock.now(), batch)
  const next = attempts.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const attempt of next) {
        try {
          await askGateway(ctx, attempt, { actor: gatewayActor(attempt.gateway) })
        } catch (error) {
          ctx.logger.warn({ err: error, paymentId: attempt.id }, 'a payment will be asked for again')
        }
      }
    }),
  )
}
