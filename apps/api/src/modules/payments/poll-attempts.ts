import type { Context } from '../../context.ts'
import { drain } from '../../jobs/drain.ts'
import { gatewayActor } from '../orders/actor.ts'
import type { PaymentGateway } from './gateways/gateway.ts'
import { pollAttempt } from './poll.ts'
import { claimAttempts, pullPollsForward } from './queries.ts'
import { orderFeed } from '../orders/feed.ts'

/** How many attempts are claimed at once. */
const batch = 50

/** Polls a gateway for every attempt that is due (P5.1), so that an order is paid even if no webhook arrives. */
export const pollAttempts = (ctx: Context, { name }: PaymentGateway): Promise<void> =>
  drain(ctx, {
    batch,
    claim: () => claimAttempts(ctx.db, name, ctx.clock.now(), batch),
    async work(attempt) {
      try {
        const snapshot = await pollAttempt(ctx, attempt, { actor: gatewayActor(name) })
        return snapshot !== undefined
      } catch (error) {
        ctx.logger.warn({ err: error, paymentId: attempt.id }, 'a payment will be polled again')
        return false
      }
    },
  })

/** Makes the attempts of buyers who wait with an open page due (P5.8), for the pollers. */
export async function pollForWaitingBuyers(ctx: Context): Promise<void> {
  const watched = orderFeed(ctx).watched()
  if (watched.length > 0) await pullPollsForward(ctx.db, watched, ctx.clock.now())
}
