import type { Context } from '../../context.ts'
import { pullPollsForward } from './queries.ts'

/** Makes the attempts of buyers who wait with an open page due (P5.8), for the pollers. */
export async function pollForWaitingBuyers(ctx: Context): Promise<void> {
  const watched = ctx.orderFeed.watched()
  if (watched.length > 0) await pullPollsForward(ctx.db, watched, ctx.clock.now())
}
