import { sql, type Kysely } from 'kysely'

/**
 * Renames to the trade's words. The only migration that an older release cannot run beside: it came before the first
 * release, so every later one expands first and contracts a release later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments rename column check_at to next_poll_at`.execute(db)
  await sql`alter table payments rename column checks to poll_count`.execute(db)
  await sql`alter index payments_to_check rename to payments_to_poll`.execute(db)
  await sql`alter table refunds rename column check_at to next_poll_at`.execute(db)
  await sql`alter table refunds rename column checks to poll_count`.execute(db)
  await sql`alter table refunds rename column settled_at to finished_at`.execute(db)
  await sql`alter index refunds_to_check rename to refunds_to_poll`.execute(db)
  await sql`alter table orders rename column access_token_hash to link_token_hash`.execute(db)
  await sql`alter table user_accesses rename to visits`.execute(db)
  await sql`alter table affiliate_clicks rename column access_id to visit_id`.execute(db)
  await renameValues(db, 'money_inbox', 'kind', {
    double: 'duplicate',
    short: 'underpaid',
    orphan: 'unmatched',
    mismatch: 'mismatched',
  })
  await renameValues(db, 'money_inbox', 'resolution', { settled: 'resolved' })
  await renameValues(db, 'orders', 'payment_status', { short: 'underpaid' })
  await sql`update webhook_events set outcome = 'unmatched' where outcome = 'orphan'`.execute(db)
  await sql`update payments set failure_code = 'mismatched' where failure_code = 'mismatch'`.execute(db)
}

/** Replaces values of a column and its check constraint, which lists them. */
async function renameValues(
  db: Kysely<unknown>,
  table: string,
  column: string,
  names: Record<string, string>,
): Promise<void> {
  const constraint = `${table}_${column}_check`
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${constraint}`.execute(
    db,
  )
  const [old] = rows
  if (old === undefined) throw new Error(`${table} has no constraint ${constraint}`)
  const renamed = Object.entries(names).reduce(
    (text, [from, to]) => text.replaceAll(`'${from}'::text`, `'${to}'::text`),
    old.definition,
  )
  await sql`alter table ${sql.table(table)} drop constraint ${sql.id(constraint)}`.execute(db)
  for (const [from, to] of Object.entries(names))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
      db,
    )
  await sql`alter table ${sql.table(table)} add constraint ${sql.id(constraint)} ${sql.raw(renamed)}`.execute(
    db,
  )
}
