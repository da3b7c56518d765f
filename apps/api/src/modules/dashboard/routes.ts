import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { findSettings } from '../settings/queries.ts'
import { periodOf } from './period.ts'
import { readHealth, readRevenue, readSales, readWork } from './queries.ts'

/** How the shop does: of each, what the role may see. */
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

  route(app, endpoints.getSalesFigures, async ({ query }) => readSales(db, await period(query.days)), {
    silent: true,
  })

  route(app, endpoints.getRevenueFigures, async ({ query }) => readRevenue(db, await period(query.days)), {
    silent: true,
  })

  route(
    app,
    endpoints.getShopHealth,
    async () => {
      const { dead, blocked, overdue, notifications } = await readHealth(db, clock.now())
      return {
        deadEvents: dead,
        blockedEvents: blocked,
        overdueEvents: overdue,
        deadNotifications: notifications,
        mail: ctx.mailer !== undefined,
      }
    },
    { silent: true },
  )
}
