import type { Context } from '../../context.ts'
import { periodBefore, readPeriod } from '../tracking/period.ts'
import { tracking } from '../tracking/tracking.ts'

/** The sessions of these days and of as many before, exactly as the analytics count them. */
export async function readVisits(ctx: Context, days: number) {
  const { store } = tracking(ctx)
  const period = await readPeriod(ctx, { days })
  const [counted, before, { steps }] = await Promise.all([
    store.series(period),
    store.totals(periodBefore(period)),
    store.funnel(period),
  ])
  return {
    days: new Map(counted.map(({ day, sessions }) => [day, sessions])),
    before: before.sessions,
    funnel: { all: steps.visit, ordered: steps.payment },
  }
}
