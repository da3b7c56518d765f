import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrations } from '../src/db/migrations/index.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

const moving = '20261122112200-emails-by-outbox'

let database: TestDatabase
let db: Kysely<unknown>
beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
  db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database.url, max: 1 }) }),
  })
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

async function run(names: readonly string[]) {
  const wanted = Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(wanted) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be migrated', { cause: error })
}

async function anOrder(number: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into orders (number, package_id, package_title, characters_count, currency, price, discount, total, locale,
      child_name, child_age, occasion, additional_notes, use_ai_voice, whatsapp_number, guardian_name, guardian_email,
      search_text, link_token_hash, idempotency_key, request_hash)
    values (${number}, 'one-character', '{}', 1, 'BRL', 1, 0, 1, 'pt', 'Olívia', 6, 'birthday', '', true, '5511987654321',
      'Ana', 'ana@example.com', '', '\\x00', ${number}, '\\x00')
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

test('A4: what waited, failed or was done in the three old tables is the same in the outbox', async () => {
  // Migrations with a concurrent index run without a transaction, and need no rows.
  const before = Object.entries(migrations)
    .filter(([name, migration]) => name < moving && !('transaction' in migration))
    .map(([name]) => name)
  await run(before)
  await sql`set session_replication_role = replica`.execute(db)
  const [waiting, dead, done, unsent] = await Promise.all(['W', 'D', 'S', 'U'].map(anOrder))
  await sql`
    insert into effects (kind, order_id, done_at, failed_at) values
      ('receipt', ${waiting}, null, null), ('receipt', ${dead}, null, now()), ('receipt', ${done}, now(), null),
      ('receipt', ${unsent}, now(), null)`.execute(db)
  await sql`
    insert into messages (order_id, kind, channel, recipient, subject, body, state, tries, last_error) values
      (${dead}, 'receipt', 'email', 'ana@example.com', '', '', 'failed', 9, 'EENVELOPE'),
      (${done}, 'receipt', 'email', 'ana@example.com', '', '', 'sent', 1, null),
      (${unsent}, 'receipt', 'email', 'ana@example.com', '', '', 'queued', 1, null)`.execute(db)
  await sql`
    insert into order_letters (order_id, kind, recipient, state, tries, failed_at, sent_at, created_at) values
      (${waiting}, 'link', 'ana@example.com', 'queued', 0, null, null, now()),
      (${dead}, 'link', 'ana@example.com', 'failed', 9, now(), null, now()),
      (${dead}, 'link', 'old@example.com', 'failed', 9, now(), null, now()),
      (${done}, 'address_changed', 'old@example.com', 'sent', 1, null, now(), now())`.execute(db)

  await run([...before, moving])
  const { rows } = await sql<{ number: string; kind: string; state: string; why: string | null }>`
    select o.number, e.kind, coalesce(e.dead_reason, e.last_error) as why,
      case when e.done_at is not null then 'done' when e.dead_at is not null then 'dead'
        when e.next_attempt_at <= now() then 'due' end as state
    from outbox_events e join orders o on o.id = e.order_id order by o.number, e.kind, e.id`.execute(db)
  expect(rows).toEqual([
    { number: 'D', kind: 'order_link', state: 'dead', why: 'attempts_used' },
    { number: 'D', kind: 'order_link', state: 'done', why: null },
    { number: 'D', kind: 'receipt', state: 'dead', why: 'attempts_used' },
    { number: 'S', kind: 'address_changed', state: 'done', why: null },
    { number: 'S', kind: 'receipt', state: 'done', why: null },
    { number: 'U', kind: 'receipt', state: 'due', why: 'no_mail_server' },
    { number: 'W', kind: 'order_link', state: 'due', why: null },
    { number: 'W', kind: 'receipt', state: 'due', why: null },
  ])
  const { rows: notices } = await sql`
    select payload from outbox_events where kind = 'address_changed'`.execute(db)
  expect(notices).toEqual([{ payload: { oldAddress: 'old@example.com' } }])
})
