import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { findSettings } from '../settings/queries.ts'
import { periodBefore, readPeriod } from '../tracking/period.ts'
import { tracking } from '../tracking/tracking.ts'
import { periodOf } from './period.ts'
import { hideFirstSteps, readFirstSteps } from './first-steps.ts'
import { readFilms } from './film-queries.ts'
import { readHealth } from './health.ts'
import { readRevenue, readSales, readWork } from './queries.ts'

/** Dashboard figures; each role gets those that it may see. */
export function dashboardRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, clock } = ctx
  const period = async (days: number) => periodOf(clock.now(), days, (await findSettings(db)).time_zone)

  route(
    app,
    endpoints.getWorkFigures,
    async () => {
      const now = clock.now()
      return { ...(await readWork(db, now)), serverTime: now.toISOString() }
    },
    { silent: true },
  )

  route(
    app,
    endpoints.getSalesFigures,
    async ({ query }) => {
      const [sold, visits] = await Promise.all([period(query.days), readVisits(ctx, query.days)])
      return readSales(db, sold, visits)
    },
    { silent: true },
  )

  route(app, endpoints.getRevenueFigures, async ({ query }) => readRevenue(db, await period(query.days)), {
    silent: true,
  })

  route(app, endpoints.getFilmFigures, async ({ query }) => readFilms(db, await period(query.days)), {
    silent: true,
  })

  route(app, endpoints.getShopHealth, () => readHealth(ctx), { silent: true })

  route(app, endpoints.getFirstSteps, ({ staffSession }) => readFirstSteps(ctx, staffSession.staff.id), {
    silent: true,
  })

  route(app, endpoints.hideFirstSteps, async ({ staffSession }) => {
    await hideFirstSteps(ctx, staffSession.staff.id)
    return readFirstSteps(ctx, staffSession.staff.id)
  })
}

/** The sessions of these days and of as many before, exactly as the analytics count them. */
async function readVisits(ctx: Context, days: number) {
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
