import type { CreateReviewBody } from '@recadinho/contracts/reviews'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { ReviewsTable } from '../../db/schema/reviews.ts'

export type ReviewRow = Selectable<ReviewsTable>
export type PublishedReviewRow = ReviewRow & { published_at: Date }

/** More than these nobody reads on one page. */
const shownAtMost = 24

export const listPublishedReviews = (db: Db): Promise<PublishedReviewRow[]> =>
  db
    .selectFrom('reviews')
    .selectAll()
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: Date }>()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownAtMost)
    .execute()

export const listReviews = (db: Db): Promise<ReviewRow[]> =>
  db.selectFrom('reviews').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

export const lockReview = (tx: Tx, id: string): Promise<ReviewRow | undefined> =>
  tx.selectFrom('reviews').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertReview = (
  tx: Tx,
  { text, ...review }: CreateReviewBody & { id: string; created_at: Date },
): Promise<ReviewRow> =>
  tx
    .insertInto('reviews')
    .values({ ...review, body: text, published_at: null })
    .returningAll()
    .executeTakeFirstOrThrow()

export const setReviewPublished = (tx: Tx, id: string, at: Date | null): Promise<ReviewRow> =>
  tx
    .updateTable('reviews')
    .set({ published_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
