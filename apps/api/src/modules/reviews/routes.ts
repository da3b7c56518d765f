import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { pageOf } from '../../paging.ts'
import { askerOf } from '../audit/asker.ts'
import { listReviews, type PublishedReviewRow, type ReviewRow } from './queries.ts'
import { createReview, publishReview } from './service.ts'
import type { AdminReview, Review } from '@recadinho/contracts/reviews'

const pageSize = 50

/** Published reviews, public. */
export function reviewRoutes(app: FastifyInstance, ctx: Context): void {
  route(
    app,
    endpoints.listReviews,
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return { items: (await ctx.catalog.snapshot()).reviews.map(reviewView) }
    },
    { silent: true },
  )
}

/** Managing reviews, for staff who may publish. */
export function adminReviewRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listAdminReviews, async ({ query: { cursor, published, limit = pageSize } }) => {
    const rows = await listReviews(ctx.db, { before: cursor, published, limit: limit + 1 })
    const { items, nextCursor } = pageOf(rows, limit)
    return { items: items.map(adminReviewView), nextCursor }
  })

  route(scope, endpoints.createReview, async (request) =>
    adminReviewView(await createReview(ctx, request.body, askerOf(request))),
  )

  route(scope, endpoints.changeReviewPublication, async (request) =>
    adminReviewView(await publishReview(ctx, request.params.id, request.body.published, askerOf(request))),
  )
}

const reviewView = ({ id, author, rating, body, locale, published_at }: PublishedReviewRow): Review => ({
  id,
  author,
  rating,
  text: body,
  locale,
  publishedAt: published_at.toISOString(),
})

const adminReviewView = (row: ReviewRow): AdminReview => ({
  id: row.id,
  author: row.author,
  rating: row.rating,
  text: row.body,
  locale: row.locale,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
})
