import { sql, type Expression } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { NewOutboxEvent } from '../outbox/write.ts'

export const filmRenderKind = 'film_render'
export const filmSpeechKind = 'film_speech'
/** The kinds of events that voice and make an order's film: it follows the last of them. */
export const filmKinds = [filmSpeechKind, filmRenderKind] as const

/** Has an order's film made again, after what is heard in it has changed; the newest event supersedes older ones. */
export const filmRenderEvent = (orderId: string, dedupeKey: string): NewOutboxEvent => ({
  kind: filmRenderKind,
  dedupeKey,
  supersedeKey: orderId,
  payload: {},
  orderId,
})

/** Whether events of these kinds are unfinished for an order, which a column or a value names. */
export const hasUnfinished = (order: Expression<unknown>, kinds: readonly string[]) => sql<boolean>`exists (
  select from outbox_events e
  where e.order_id = ${order} and e.kind in (${sql.join(kinds)}) and e.done_at is null and e.dead_at is null)`

/** Whether events of these kinds are unfinished for one order. */
export async function isUnfinished(db: Db | Tx, orderId: string, kinds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{
    due: boolean
  }>`select ${hasUnfinished(sql.val(orderId), kinds)} as due`.execute(db)
  return rows[0]?.due === true
}
