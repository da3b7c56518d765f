import type { Context } from '../../context.ts'

type Parts = Pick<Context, 'catalog' | 'clock' | 'tracking'>

const zoneOf = async ({ catalog }: Parts) => (await catalog.snapshot()).settings.time_zone

/** E6: deletes what has reached its retention period. */
export async function maintainVisits(ctx: Parts): Promise<void> {
  await ctx.tracking.store.maintain(ctx.clock.now(), await zoneOf(ctx))
}

/** T1: writes this process's counts of refusals and robots. */
export async function writeNotes(ctx: Parts): Promise<void> {
  await ctx.tracking.notes.write(await zoneOf(ctx), ctx.clock.now())
}
