import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { VideoProblemsTable, VideoReactionsTable, VideoViewsTable } from '../../db/schema/delivery.ts'

export const findReaction = (db: Db, orderId: string) =>
  db
    .selectFrom('video_reactions')
    .select(['hearts', 'words', 'may_quote', 'reacted_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

export const findProblem = (db: Db, videoId: string) =>
  db
    .selectFrom('video_problems')
    .select(['reason', 'words', 'reported_at', 'resolved_at'])
    .where('video_id', '=', videoId)
    .executeTakeFirst()

export const findView = (db: Db, videoId: string) =>
  db
    .selectFrom('video_views')
    .select(['first_opened_at', 'first_played_at'])
    .where('video_id', '=', videoId)
    .executeTakeFirst()

/** Stores the first time of each; returns whether this was the first. */
export async function insertView(tx: Tx, view: Insertable<VideoViewsTable>): Promise<boolean> {
  const played = view.first_played_at
  const row = await tx
    .insertInto('video_views')
    .values(view)
    .onConflict((conflict) =>
      played
        ? conflict
            .column('video_id')
            .doUpdateSet({ first_played_at: played })
            .where('video_views.first_played_at', 'is', null)
        : conflict.column('video_id').doNothing(),
    )
    .returning('video_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the order's reaction, or inserts it and returns `undefined`. */
export async function lockReaction(tx: Tx, reaction: Insertable<VideoReactionsTable>) {
  const added = await tx
    .insertInto('video_reactions')
    .values(reaction)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (added) return undefined
  return tx
    .selectFrom('video_reactions')
    .select(['hearts', 'words', 'may_quote', 'review_id'])
    .where('order_id', '=', reaction.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateReaction = (tx: Tx, { order_id, ...reaction }: Insertable<VideoReactionsTable>) =>
  tx.updateTable('video_reactions').set(reaction).where('order_id', '=', order_id).execute()

/** Reports or rewords a problem with a video; returns whether that is new. */
export async function putProblem(
  tx: Tx,
  problem: Omit<Selectable<VideoProblemsTable>, 'resolved_at'>,
): Promise<boolean> {
  const { reason, words, reported_at } = problem
  const row = await tx
    .insertInto('video_problems')
    .values(problem)
    .onConflict((conflict) =>
      conflict
        .column('video_id')
        .doUpdateSet({ reason, words, reported_at, resolved_at: null })
        .where((is) =>
          is.or([
            is('video_problems.reason', '!=', reason),
            is('video_problems.words', 'is distinct from', words),
          ]),
        ),
    )
    .returning('video_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks the problem as resolved if it is still the report that staff read; returns whether it is. */
export async function resolveProblem(
  tx: Tx,
  { videoId, reportedAt, now }: { videoId: string; reportedAt: Date; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('video_problems')
    .set((eb) => ({ resolved_at: eb.fn.coalesce('resolved_at', eb.val(now)) }))
    .where('video_id', '=', videoId)
    .where('reported_at', '=', reportedAt)
    .returning('video_id')
    .executeTakeFirst()
  return row !== undefined
}
