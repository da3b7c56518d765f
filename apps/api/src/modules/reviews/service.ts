import type { AuditAction } from '@recadinho/contracts/audit'
import type { CreateReviewBody } from '@recadinho/contracts/reviews'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import { uuidv7 } from '../../ids.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertReview, lockReview, setReviewPublished, type ReviewRow } from './queries.ts'

/** Enters a parent's review. It is not shown before it is published. */
export function createReview(ctx: Context, review: CreateReviewBody, asker: Asker): Promise<ReviewRow> {
  const now = ctx.clock.now()
  return transact(ctx.db, async (tx) => {
    const made = await insertReview(tx, { ...review, id: uuidv7(now), created_at: now })
    await audit(tx, asker, now, 'review.created', made.id)
    return made
  })
}

/** Publishes or hides a review; a no-op, date included, if nothing changes. */
export function publishReview(
  ctx: Context,
  id: string,
  published: boolean,
  asker: Asker,
): Promise<ReviewRow> {
  const now = ctx.clock.now()
  return transact(ctx.db, async (tx) => {
    const review = await lockReview(tx, id)
    if (!review) throw new AppError('not_found', 'No such review')
    if ((review.published_at !== null) === published) return review
    await audit(tx, asker, now, published ? 'review.published' : 'review.unpublished', id)
    return setReviewPublished(tx, id, published ? now : null)
  })
}

// Without the parent's name and text.
const audit = (tx: Tx, asker: Asker, at: Date, action: AuditAction, id: string) =>
  insertAuditEntry(tx, { at, ...asker, action, subject: `reviews/${id}` })
