import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { requireRole, staffOf } from '../sessions/guard.ts'
import { listReviews } from './queries.ts'
import { createReview, publishReview } from './service.ts'
import { adminReviewView, reviewView } from './view.ts'

/** The published ones, for anybody. */
export function reviewRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.listReviews,
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return { items: (await ctx.catalog.snapshot()).reviews.map(reviewView) }
    },
    { quiet: true },
  )
}

/** In the staff scope, for who speaks for the shop. */
export function adminReviewRoutes(scope: FastifyInstance, ctx: Context): void {
  requireRole(scope, 'owner', 'marketing')

  route(scope, endpoints.listAdminReviews, async () => ({
    items: (await listReviews(ctx.db)).map(adminReviewView),
  }))

  route(scope, endpoints.createReview, async (request) =>
    adminReviewView(await createReview(ctx, request.body, askerOf(request))),
  )

  route(scope, endpoints.changeReviewPublication, async (request) =>
    adminReviewView(await publishReview(ctx, request.params.id, request.body.published, askerOf(request))),
  )
}

const askerOf = (request: FastifyRequest<{ Params: unknown; Body: unknown }>) => ({
  staffId: staffOf(request).staff.id,
  requestId: request.id,
})
