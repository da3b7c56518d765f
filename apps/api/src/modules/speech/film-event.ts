import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'

export const filmRenderKind = 'film_render'
export const filmSpeechKind = 'film_speech'

/** Has an order's film made again, after what is heard in it has changed; the newest event supersedes older ones. */
export const filmRenderEvent = (orderId: string, dedupeKey: string): NewOutboxEvent => ({
  kind: filmRenderKind,
  dedupeKey,
  supersedeKey: orderId,
  payload: {},
  orderId,
})

/** Whether lines of the order are still to be said: its film follows by itself. */
export async function isSpeechDue(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from outbox_events where order_id = ${orderId} and kind = ${filmSpeechKind}
      and done_at is null and dead_at is null limit 1`.execute(db)
  return rows.length > 0
}
