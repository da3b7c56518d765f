import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { prepared } from './prepared.ts'
import type { Database } from './schema/index.ts'

export type Db = Kysely<Database>
export type Tx = Transaction<Database>

export interface PoolOptions {
  databaseUrl: string
  max: number
  /** Called for connections that broke while idle; without a listener the error would end the process. */
  onError: (error: Error) => void
  applicationName?: string
  statementTimeoutMs?: number
}

/** A pool with a timeout for every wait: for a connection, a lock, a statement, an idle transaction. */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: options.max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: options.applicationName ?? 'recadinho-api',
    keepAlive: true,
  })
  pool.on('error', options.onError)
  // A client that breaks while checked out also emits an error event; its query fails anyway.
  pool.on('connect', (client) => client.on('error', options.onError))
  return pool
}

/**
 * Typed queries over a pool. A single statement is retried after a deadlock; a transaction needs `transact`. `onQuery`
 * receives each statement's text, for counting in tests and benchmarks.
 */
export function createDb(pool: pg.Pool, onQuery?: (sql: string) => void): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepared(pool, onQuery) }),
  })
}

/** Resolves if the database answers. */
export const ping = (db: Db) => sql`select 1`.execute(db)
