import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { gatewayActor } from '../orders/actor.ts'
import { askGateway } from './ask.ts'
import { claimAttempts } from './queries.ts'

/** Attempts that are taken at once. */
const batch = 50

/** Asks for every attempt that is due (P5.1), so that an order is paid even when no webhook ever comes. */
export const reconcilePayments = (ctx: Context): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimAttempts(ctx.db, ctx.clock.now(), batch),
    async work(attempt) {
      try {
        const truth = await askGateway(ctx, attempt, { actor: gatewayActor(attempt.gateway) })
        return truth !== undefined
      } catch (error) {
        ctx.logger.warn({ err: error, paymentId: attempt.id }, 'a payment will be asked for again')
        return false
      }
    },
  })
