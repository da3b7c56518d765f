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

/** The same, after a line has lost what was heard in it: the shop's voice says it first. */
export const filmSpeechEvent = (orderId: string, dedupeKey: string): NewOutboxEvent => ({
  ...filmRenderEvent(orderId, dedupeKey),
  kind: filmSpeechKind,
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

/** The dedupe key of the event by which `film_speech` has the film made, once its lines are said. */
export const speechSaid = (speechEventId: string): string => `speech ${speechEventId}`

/**
 * Whether lines of an order are still to be said, after which its film is made. One that has said them does not count,
 * though its end is not recorded yet: the film is made by the event that it has just appended.
 */
export async function isToBeSaid(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (
      select from outbox_events s
      where s.order_id = ${orderId} and s.kind = ${filmSpeechKind} and s.done_at is null and s.dead_at is null
        and not exists (
          select from outbox_events r where r.kind = ${filmRenderKind} and r.dedupe_key = ${speechSaid('')} || s.id)
    ) as due`.execute(db)
  return rows[0]?.due === true
}
