import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/**
 * Removes what is from before that time, oldest first, and yields after each batch how many rows that were. What was removed
 * is not found again, so that an interrupted removal simply continues the next time.
 */
export type Removal = (db: Db, before: Date, now: Date) => AsyncGenerator<number>

/** Deletes at most `limit` rows from before that time, oldest first, and returns how many. */
type RemoveBatch = (db: Db, before: Date, limit: number) => Promise<number>

/** Small enough that no buyer waits for the locks. */
const rowsAtOnce = 1000

const inBatches = (removeBatch: RemoveBatch): Removal =>
  async function* (db, before) {
    for (let removed = rowsAtOnce; removed === rowsAtOnce;) {
      removed = await removeBatch(db, before, rowsAtOnce)
      yield removed
    }
  }

/** Clears webhook bodies; the rows stay, so that repeated events are still recognized. */
export const clearWebhookBodies = inBatches(async (db, before, limit) => {
  const { numAffectedRows } = await sql`
    update webhook_events set raw = null where id in (
      select id from webhook_events where raw is not null and received_at < ${before} and processed_at is not null
      order by received_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
})

/** Keeps events that wait for staff, since they were not processed. */
export const deleteWebhookEvents = inBatches(async (db, before, limit) => {
  const { numAffectedRows } = await sql`
    delete from webhook_events where id in (
      select id from webhook_events where received_at < ${before}
        and (processed_at is not null or outcome = 'ignored')
      order by received_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
})

/** Deletes the rows whose time `since` is before that; `key` is the column that identifies a row. */
const oldestOf =
  (table: string, since: string, key = 'id'): RemoveBatch =>
  async (db, before, limit) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${sql.ref(key)} in (
        select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(since)} < ${before}
        order by ${sql.ref(since)} limit ${limit} for update skip locked)`.execute(db)
    return Number(numAffectedRows)
  }

const deleteOldest = (table: string, since: string, key?: string) => inBatches(oldestOf(table, since, key))

export const deleteVisits = deleteOldest('visits', 'updated_at')

/** Clicks, kept as long as visits. An order stores its affiliate's code itself. */
export const deleteClicks = deleteOldest('affiliate_clicks', 'created_at')

/** Completed outbox events, such as sent emails. Dead events wait for staff. */
export const deleteDoneOutboxEvents = deleteOldest('outbox_events', 'done_at')

/** Reported and failed visits, which are too old to be reported. Sales are kept with their orders. */
export const deleteEndedConversions = inBatches(async (db, before, limit) => {
  const { numAffectedRows } = await sql`
    delete from outbox_events where id in (
      select id from outbox_events where kind = 'meta_conversion' and coalesce(done_at, dead_at) < ${before}
      order by coalesce(done_at, dead_at) limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
})

/** Data about an order's buyer for advertisers. */
export const deleteOrderAdvertising = deleteOldest('order_advertising', 'created_at', 'order_id')

/** What the writing service answered. */
export const deleteScriptAnswers = deleteOldest('script_answers', 'created_at', 'key')

export const deleteEndedSessions = deleteOldest('staff_sessions', 'expires_at', 'token_hash')

export const deleteOldComparisons = deleteOldest('ledger_comparisons', 'began_at')

/** Deletes WhatsApp messages, then numbers without messages. Opt-outs are kept. */
export const deleteChats = inBatches(async (db, before, limit) => {
  const removed = await oldestOf('chat_messages', 'at')(db, before, limit)
  await sql`
    delete from chats where id in (
      select id from chats where opted_in is distinct from false and coalesce(last_inbound_at, created_at) < ${before}
        and not exists (select from chat_messages m where m.phone = chats.phone)
      order by coalesce(last_inbound_at, created_at) limit ${limit} for update skip locked)`.execute(db)
  return removed
})

/** Opens tonight's run of a purge, a new one if the last ended before `since`; `false` if it is done. */
export async function openPurge(db: Db, name: string, now: Date, since: Date): Promise<boolean> {
  const { rows } = await sql<{ finished_at: Date | null }>`
    insert into purges (name, began_at) values (${name}, ${now})
    on conflict (name) do update set
      began_at = case when purges.finished_at < ${since} then excluded.began_at else purges.began_at end,
      removed = case when purges.finished_at < ${since} then 0 else purges.removed end,
      finished_at = case when purges.finished_at < ${since} then null else purges.finished_at end
    returning finished_at`.execute(db)
  return rows[0]?.finished_at === null
}

export const countRemoved = (db: Db, name: string, count: number) =>
  db
    .updateTable('purges')
    .set((set) => ({ removed: set('removed', '+', count) }))
    .where('name', '=', name)
    .execute()

export async function finishPurge(db: Db, name: string, now: Date): Promise<number> {
  const { removed } = await db
    .updateTable('purges')
    .set({ finished_at: now })
    .where('name', '=', name)
    .returning('removed')
    .executeTakeFirstOrThrow()
  return removed
}

export const listPurges = (db: Db) =>
  db.selectFrom('purges').select(['name', 'removed', 'began_at', 'finished_at']).orderBy('name').execute()
