import { reviewLimits, type CreateReviewBody } from '@recadinho/contracts/reviews'
import type { Tx } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'
import { deleteReview, insertReview, lockReview, rewriteReview } from './queries.ts'

/** A review that the shop may quote, by permission of the parent. */
export type Quote = CreateReviewBody

/**
 * Stores a parent's review in its current form; `quote` is absent if they did not agree or wrote too little. A changed
 * review is hidden until staff have read it again. Returns the review's id, if there is one.
 */
export async function keepParentReview(
  tx: Tx,
  { id, quote, now }: { id: string | null; quote: Quote | undefined; now: Date },
): Promise<string | null> {
  const known = id === null ? undefined : await lockReview(tx, id)
  if (!quote || quote.text.trim().length < reviewLimits.textMin) {
    if (known) await deleteReview(tx, known.id)
    return null
  }
  if (!known) return (await insertReview(tx, { ...quote, id: uuidv7(now), created_at: now })).id
  const same = known.body === quote.text && known.rating === quote.rating && known.author === quote.author
  if (!same) await rewriteReview(tx, known.id, quote)
  return known.id
}
