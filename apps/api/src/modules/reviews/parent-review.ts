import { reviewLimits, type CreateReviewBody } from '@recadinho/contracts/reviews'
import type { Tx } from '../../db/client.ts'
import { uuidv7 } from '../../ids.ts'
import { deleteReview, insertReview, lockReview, rewriteReview } from './queries.ts'

/** What a parent lets the shop quote. */
export type Quote = CreateReviewBody

/**
 * Keeps the review of a parent as they say it now: `quote` is absent where they do not agree, or say too little. Whatever
 * they change is not shown before staff have looked at it again. Answers the id of the review, if there is one.
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
