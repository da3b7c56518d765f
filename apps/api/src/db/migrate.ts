import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import type { Logger } from '../logger.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema/index.ts'
import { seed } from './seed/seed.ts'

/** Any number that no other user of this database takes. */
const lockKey = 7_215_004_911

export interface MigrateOptions {
  databaseUrl: string
  logger: Logger
  clock: Clock
  /** See `SeedOptions`. */
  sandboxLinksUrl?: string | undefined
}

/**
 * Brings the schema and the seed data up to date. Processes that start together take turns by an advisory lock; a
 * database that is up to date is left after two small reads.
 */
export async function migrate(options: MigrateOptions): Promise<void> {
  // One connection of its own: waiting for the lock and long DDL must not meet the pool's time limits.
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 1,
    application_name: 'recadinho-migrate',
  })
  // Without a listener a connection that breaks, even while it is being closed, would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => options.logger.warn({ err: error }, 'migration connection')),
  )
  pool.on('error', () => undefined) // told by its client, above
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    if (await isUpToDate(db)) return await seed(db, options)
    await sql`select pg_advisory_lock(${lockKey})`.execute(db)
    await sql`set lock_timeout = '2s'`.execute(db)
    await runMigrations(db, options.logger)
    await seed(db, options)
  } finally {
    await db.destroy()
  }
}

async function isUpToDate(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean
  }>`select to_regclass('kysely_migration') is not null as known`.execute(db)
  if (!rows[0]?.known) return false
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const names = new Set(applied.rows.map(({ name }) => name))
  return Object.keys(migrations).every((name) => names.has(name))
}

async function runMigrations(db: Kysely<Database>, logger: Logger) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  for (const { migrationName, status } of results)
    if (status === 'Success') logger.info({ migration: migrationName }, 'migrated')
  if (error) throw new Error('The database could not be migrated', { cause: error })
}
