import type { CreateReviewBody } from '@recadinho/contracts/reviews'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { ReviewsTable } from '../../db/schema/catalog.ts'

const columns = ['id', 'author', 'rating', 'body', 'locale', 'created_at', 'published_at'] as const

export type ReviewRow = Pick<Selectable<ReviewsTable>, (typeof columns)[number]>
export type PublishedReviewRow = ReviewRow & { published_at: Date }

/** As many as people read on one page. */
const shownAtMost = 24

export const listPublishedReviews = (db: Db): Promise<PublishedReviewRow[]> =>
  db
    .selectFrom('reviews')
    .select(columns)
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: Date }>()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute()

/** Newest first: ids are in order of time. */
export const listReviews = (
  db: Db,
  {
    before,
    limit,
    published,
  }: { before: string | undefined; limit: number; published?: boolean | undefined },
): Promise<ReviewRow[]> =>
  db
    .selectFrom('reviews')
    .select(columns)
    .$if(published !== undefined, (query) => query.where('published_at', published ? 'is not' : 'is', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const lockReview = (tx: Tx, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('reviews').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export const insertReview = (
  tx: Tx,
  { text, ...review }: CreateReviewBody & { id: string; created_at: Date },
): Promise<ReviewRow> =>
  tx
    .insertInto('reviews')
    .values({ ...review, body: text, published_at: null })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const setReviewPublished = (tx: Tx, id: string, at: Date | null): Promise<ReviewRow> =>
  tx
    .updateTable('reviews')
    .set({ published_at: at })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Replaces the text, and hides the review until staff have read it. */
export const rewriteReview = (tx: Tx, id: string, { text, ...review }: CreateReviewBody) =>
  tx
    .updateTable('reviews')
    .set({ ...review, body: text, published_at: null })
    .where('id', '=', id)
    .execute()

export const deleteReview = (tx: Tx, id: string) => tx.deleteFrom('reviews').where('id', '=', id).execute()
