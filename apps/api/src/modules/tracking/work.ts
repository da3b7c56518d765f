import type { Context } from '../../context.ts'
import { tracking } from './tracking.ts'

const zoneOf = async ({ catalog }: Context) => (await catalog.snapshot()).settings.time_zone

/** E6: deletes what has reached its retention period. */
export async function maintainVisits(ctx: Context): Promise<void> {
  await tracking(ctx).store.maintain(ctx.clock.now(), await zoneOf(ctx))
}

/** T1: writes this process's counts of refusals and robots. */
export async function writeNotes(ctx: Context): Promise<void> {
  await tracking(ctx).notes.write(await zoneOf(ctx), ctx.clock.now())
}
