import { Type, type Static } from 'typebox'
import { Closed, Instant, Locale, Nullable, Uuid, Words, WordsOfProse } from './common.ts'
import { PageOf } from './paging.ts'

/** A parent's review of a video, as the shop shows it. */
export const Review = Closed({
  id: Uuid,
  /** The name the parent agreed to: a first name, or a first name and a town. */
  author: Type.String(),
  /** Stars. */
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  /** The language it was written in. */
  locale: Locale,
  publishedAt: Instant,
})
export type Review = Static<typeof Review>

/** `GET /api/reviews`: published reviews, newest first; empty until staff publish a real one. */
export const ReviewList = Closed({ items: Type.Array(Review) })
export type ReviewList = Static<typeof ReviewList>

export const reviewLimits = { authorMax: 60, textMin: 10, textMax: 600 } as const

/** A review as staff see it, including whether the shop shows it. */
export const AdminReview = Closed({
  id: Uuid,
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: Type.String(),
  locale: Locale,
  createdAt: Instant,
  publishedAt: Nullable(Instant),
})
export type AdminReview = Static<typeof AdminReview>

/** `cursor` is the `nextCursor` of the previous page. */
export const AdminReviewListQuery = Closed({
  /** Only published or only unpublished reviews. */
  published: Type.Optional(Type.Boolean()),
  cursor: Type.Optional(Uuid),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type AdminReviewListQuery = Static<typeof AdminReviewListQuery>

export const AdminReviewList = PageOf(AdminReview)
export type AdminReviewList = Static<typeof AdminReviewList>

export const CreateReviewBody = Closed({
  author: Words(1, reviewLimits.authorMax),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  text: WordsOfProse(reviewLimits.textMin, reviewLimits.textMax),
  locale: Locale,
})
export type CreateReviewBody = Static<typeof CreateReviewBody>

/** Publishes or unpublishes a review; idempotent. */
export const ReviewPublicationBody = Closed({ published: Type.Boolean() })

export const ReviewParams = Closed({ id: Uuid })
