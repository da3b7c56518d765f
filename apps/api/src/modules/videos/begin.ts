import type { Tx } from '../../db/client.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { appendOrderEvents } from '../orders/write.ts'
import { findStaffActor, insertCheckedVideo } from './queries.ts'

/** Starts the check of an uploaded file for an order, and records who uploaded it in timeline and log. */
export async function beginVideo(
  tx: Tx,
  by: Asker,
  { orderId, ...file }: { id: string; orderId: string; staffId: string; bytes: number },
  now: Date,
): Promise<void> {
  await insertCheckedVideo(tx, { orderId, ...file }, now)
  const actor = await findStaffActor(tx, by.staffId)
  const line = { orderId, machine: 'video', to_state: 'uploaded' } as const
  await appendOrderEvents(tx, [line], { actor, requestId: by.requestId, now })
  await insertAuditEntry(tx, { at: now, action: 'video.uploaded', subject: `orders/${orderId}`, ...by })
}
