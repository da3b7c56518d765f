import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { findSite, listSites } from './queries.ts'
import { changeLandingSite, createLandingSite, landingSiteView } from './service.ts'

/** External sites whose pages may send events, for the owner. */
export function landingSiteRoutes(scope: FastifyInstance, ctx: Context): void {
  const { publicOrigin } = ctx.config

  route(scope, endpoints.listLandingSites, async () => {
    const rows = await listSites(ctx.db)
    return { items: rows.map((row) => landingSiteView(row, publicOrigin)) }
  })

  route(scope, endpoints.getLandingSite, async ({ params: { key } }) => {
    const found = await findSite(ctx.db, key)
    if (!found) throw new AppError('not_found', 'No such site')
    return landingSiteView(found, publicOrigin)
  })

  route(scope, endpoints.createLandingSite, (request) =>
    createLandingSite(ctx, request.body, askerOf(request)),
  )

  route(scope, endpoints.changeLandingSite, (request) =>
    changeLandingSite(ctx, request.params.key, request.body, askerOf(request)),
  )
}
