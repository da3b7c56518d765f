import { perContext, type Context } from '../../context.ts'
import { createNotes } from './notes.ts'
import { createBatcher } from './pipeline/batcher.ts'
import { createEventStore } from './store/create.ts'

/** Measures visits: the store, and the batching intake that requests share. */
export const tracking = perContext(({ db, metrics, config }) => {
  const store = createEventStore(db, config.clickhouse)
  const notes = createNotes(db)
  /** Counts something refused, left out, repaired or flagged. */
  const note = (reason: string) => {
    metrics.event(`tracking_${reason}`)
    notes.add(reason)
  }
  /** Resolves once the events are stored. */
  const keep = createBatcher(store, (refused) => {
    for (let each = 0; each < refused; each += 1) note('refused_event')
  })
  return { store, notes, keep, note }
})

const zoneOf = async ({ catalog }: Context) => (await catalog.snapshot()).settings.time_zone

/** E6: deletes what has reached its retention period. */
export async function maintainVisits(ctx: Context): Promise<void> {
  await tracking(ctx).store.maintain(ctx.clock.now(), await zoneOf(ctx))
}

/** T1: writes this process's counts of refusals and robots. */
export async function writeNotes(ctx: Context): Promise<void> {
  await tracking(ctx).notes.write(await zoneOf(ctx), ctx.clock.now())
}
