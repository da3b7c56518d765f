import type { Context } from '../../context.ts'
import { pullPollsForward } from './queries.ts'

/** Makes the attempts due whose buyers wait with a page open (P5.8); the pollers then find them. */
export async function pollForWaitingBuyers(ctx: Context): Promise<void> {
  const watched = ctx.orderFeed.watched()
  if (watched.length > 0) await pullPollsForward(ctx.db, watched, ctx.clock.now())
}
