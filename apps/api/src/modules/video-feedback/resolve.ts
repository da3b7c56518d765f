import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { resolveProblem } from './queries.ts'

/** F9: staff resolve a problem in the version that they read. */
export async function resolveVideoProblem(
  ctx: Context,
  order: OrderWithParts,
  reportedAt: string,
  { staffId, requestId }: Asker,
): Promise<void> {
  const now = ctx.clock.now()
  const videoId = order.video?.id
  await transact(ctx.db, async (tx) => {
    const same =
      videoId !== undefined && (await resolveProblem(tx, { videoId, reportedAt: new Date(reportedAt), now }))
    if (!same) throw new AppError('version_conflict', 'The buyer says something else by now')
    const subject = `orders/${order.id}`
    await insertAuditEntry(tx, { at: now, staffId, action: 'video.problem_resolved', subject, requestId })
  })
}
