import type { AdminReview, Review } from '@recadinho/contracts/reviews'
import type { PublishedReviewRow, ReviewRow } from './queries.ts'

export const reviewView = ({
  id,
  author,
  rating,
  body,
  locale,
  published_at,
}: PublishedReviewRow): Review => ({
  id,
  author,
  rating,
  text: body,
  locale,
  publishedAt: published_at.toISOString(),
})

export const adminReviewView = (row: ReviewRow): AdminReview => ({
  id: row.id,
  author: row.author,
  rating: row.rating,
  text: row.body,
  locale: row.locale,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at?.toISOString() ?? null,
})
