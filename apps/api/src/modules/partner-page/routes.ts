import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { createLink, revokeLink } from './links.ts'
import { openPage } from './page.ts'
import { findPage } from './queries.ts'

/** Staff's calls that manage an affiliate's private link, and the public call behind it. */
export function partnerPageRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getPartnerLink, async ({ params }) => {
    const found = await findPage(ctx.db, params.code.toUpperCase())
    if (!found) throw new AppError('not_found', 'No such affiliate')
    return { madeAt: found.created_at?.toISOString() ?? null }
  })

  route(scope, endpoints.createPartnerLink, (request) =>
    createLink(ctx, request.params.code.toUpperCase(), askerOf(request)),
  )

  route(scope, endpoints.revokePartnerLink, async (request) => {
    await revokeLink(ctx, request.params.code.toUpperCase(), askerOf(request))
    return null
  })

  route(scope, endpoints.openPartnerPage, ({ body }) => openPage(ctx, body.token))
}
