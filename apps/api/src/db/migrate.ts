import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { migrations as ours } from './migrations/index.ts'
import type { Migration } from './migration.ts'
import { takeTurns, withRetries, type Patience } from './migration-locks.ts'
import type { Database } from './schema/index.ts'
import { seed } from './seed/seed.ts'

export interface MigrateOptions {
  databaseUrl: string
  logger: Logger
  clock: Clock
  /** See `SeedOptions`. */
  sandboxLinksUrl?: string | undefined
  /** By name, in order; the shop's own when absent. */
  migrations?: Readonly<Record<string, Migration>>
  patience?: Partial<Patience>
}

/**
 * Brings the schema and the seed data up to date while older processes go on. Processes that start together take turns; a
 * database that is up to date is left after two small reads.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { logger, migrations = ours } = options
  // One connection of its own: long DDL must not meet the pool's time limits.
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 1,
    application_name: 'recadinho-migrate',
  })
  // Without a listener a connection that breaks, even while it is being closed, would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ err: error }, 'migration connection')),
  )
  pool.on('error', () => undefined) // its client has reported it, above
  const dialect = new PostgresDialect({ pool })
  // A migration must not know the tables as they are by now.
  const db = new Kysely<unknown>({ dialect })
  try {
    if ((await listPending(db, migrations)).length > 0) {
      await takeTurns(db)
      await run(db, options, migrations)
    }
    await seed(new Kysely<Database>({ dialect }), options)
  } finally {
    await db.destroy()
  }
}

async function run(
  db: Kysely<unknown>,
  { logger, patience }: MigrateOptions,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  await sql`create table if not exists kysely_migration (name text primary key, timestamp text not null)`.execute(
    db,
  )
  for (const [name, migration] of await listPending(db, migrations)) {
    try {
      await withRetries(() => apply(db, name, migration, patience), { name, logger, patience })
    } catch (error) {
      throw new Error(`The database could not be migrated: ${name}`, { cause: error })
    }
    logger.info({ migration: name }, 'migrated')
  }
}

async function apply(
  db: Kysely<unknown>,
  name: string,
  migration: Migration,
  { lockTimeoutMs = 2000 }: Partial<Patience> = {},
): Promise<void> {
  const upAndRecord = async (on: Kysely<unknown>) => {
    await migration.up(on)
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
      on,
    )
  }
  // A statement that waits for a table's lock makes every later one wait behind it. A concurrent index waits for old
  // transactions instead, and holds up nobody.
  await sql`select set_config('lock_timeout', ${migration.transaction === false ? '0' : `${lockTimeoutMs}ms`}, false)`.execute(
    db,
  )
  if (migration.transaction === false) await upAndRecord(db)
  else await db.transaction().execute(upAndRecord)
}

/** Those of the list that the database does not have; a database of a later release has others besides, and that is fine. */
async function listPending(
  db: Kysely<unknown>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<[string, Migration][]> {
  const known = await sql<{ is: boolean }>`select to_regclass('kysely_migration') is not null as is`.execute(
    db,
  )
  const applied = known.rows[0]?.is
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    : { rows: [] }
  const names = new Set(applied.rows.map(({ name }) => name))
  return Object.entries(migrations).filter(([name]) => !names.has(name))
}
