import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { migrations as ours } from './migrations/migrations.gen.ts'
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
  sandboxLandingUrl?: string | undefined
  /** By name, in order; the shop's own by default. */
  migrations?: Readonly<Record<string, Migration>>
  patience?: Partial<Patience>
}

/**
 * Migrates the schema and the seed data while older processes keep running. Processes that start together take turns;
 * an up-to-date database costs two small reads.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  const { logger, migrations = ours } = options
  // A separate connection, because long DDL must not hit the pool's timeouts.
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 1,
    application_name: 'recadinho-migrate',
  })
  // Without a listener, a connection that breaks, even while being closed, would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => logger.warn({ err: error }, 'migration connection')),
  )
  pool.on('error', () => undefined) // its client has reported it, above
  const dialect = new PostgresDialect({ pool })
  // Untyped: a migration must not depend on the current tables.
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
  // A statement that waits for a table's lock blocks every later one. A concurrent index waits for old transactions
  // instead, and blocks nobody.
  await sql`select set_config('lock_timeout', ${migration.transaction === false ? '0' : `${lockTimeoutMs}ms`}, false)`.execute(
    db,
  )
  if (migration.transaction === false) await upAndRecord(db)
  else await db.transaction().execute(upAndRecord)
}

/** The migrations that the database lacks; a database of a later release may have more, which is fine. */
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
