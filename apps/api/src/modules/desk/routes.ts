import type { DeskRow } from '@recadinho/contracts/desk'
import { endpoints } from '@recadinho/contracts/endpoints'
import { filmFindings } from '@recadinho/contracts/films'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { rawRoute, route } from '../../plugins/endpoint.ts'
import { claimView, type Reader } from '../admin-orders/claim-view.ts'
import { commandOf } from '../admin-orders/staff-request.ts'
import { streamChanges } from '../admin-orders/stream-routes.ts'
import { readDelivery } from '../deliveries/view.ts'
import { allNames } from '../orders/detail-columns.ts'
import { orderFeed } from '../orders/feed.ts'
import { findSettings } from '../settings/queries.ts'
import { approveFilm, undoApproval } from './decide.ts'
import { listDesk, type DeskOrder } from './queries.ts'

const rowsAtMost = 100
/** Orders change all the time; the desk looks at most once a second. */
const atMostEveryMs = 1000

/** Where staff look at the shop's films and decide. */
export function deskRoutes(scope: FastifyInstance, ctx: Context): void {
  route(
    scope,
    endpoints.getDesk,
    async ({ staffSession }) => {
      const now = ctx.clock.now()
      const reader = { staffId: staffSession.staff.id, now }
      const [rows, settings] = await Promise.all([listDesk(ctx.db, rowsAtMost), findSettings(ctx.db)])
      return {
        items: rows.map((row) => ({
          ...rowView(row, reader),
          stops: settings.approve_by_rule ? row.rule_stops : null,
        })),
        total: rows[0]?.total ?? 0,
        inBulk: settings.approve_in_bulk,
        serverTime: now.toISOString(),
      }
    },
    { silent: true },
  )

  route(scope, endpoints.approveFilm, async (request) => {
    const command = commandOf(request)
    await approveFilm(ctx, command, request.body)
    return readDelivery(ctx, command.orderId)
  })

  route(scope, endpoints.undoFilmApproval, async (request) => {
    const command = commandOf(request)
    await undoApproval(ctx, command)
    return readDelivery(ctx, command.orderId)
  })

  rawRoute(
    scope,
    rawCalls.followDesk,
    async (_request, reply) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      streamChanges(ctx, reply, (notify) => {
        const changes = orderFeed(ctx).watchAll(() => {
          timer ??= setTimeout(() => {
            timer = undefined
            notify()
          }, atMostEveryMs)
        })
        return {
          close() {
            clearTimeout(timer)
            changes.close()
          },
        }
      })
    },
    { exposeHeadRoute: false },
  )
}

const rowView = (row: DeskOrder, reader: Reader): Omit<DeskRow, 'stops'> => ({
  id: row.id,
  number: row.number,
  dueAt: row.due_at?.toISOString() ?? null,
  onHoldSince: row.on_hold_since?.toISOString() ?? null,
  childName: allNames(row),
  childAge: row.child_age,
  occasion: row.occasion,
  locale: row.locale,
  characters: row.characters.map(({ character_id: id, category, name, picture }) => ({
    id,
    category,
    name,
    picture,
  })),
  claim: claimView(row.claim, reader),
  videoId: row.video_id,
  madeAt: row.made_at.toISOString(),
  findings: filmFindings.filter((each) => row.problems.includes(each)),
  making: row.making,
  version: row.version,
})
