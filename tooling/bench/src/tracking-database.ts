import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDb, createPool, createPostgresEventStore, type EventStore } from '@recadinho/api/event-store'
import type pg from 'pg'
import { startPostgres } from '@recadinho/postgres'
import { runOnce } from './shop.ts'

export interface TrackingDatabase {
  url: string
  pool: pg.Pool
  store: EventStore
  stop(): Promise<void>
}

/** An empty durable database with the shop's tables and its event store. */
export async function startTrackingDatabase(): Promise<TrackingDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-tracking-'))
  chmodSync(folder, 0o755) // as root the database runs as `nobody`
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
  const env = { NODE_ENV: 'development', DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
  await runOnce('apps/api/dist/server.js', ['migrate'], env)
  const pool = createPool({
    databaseUrl: postgres.url,
    max: 8,
    onError: () => undefined,
    statementTimeoutMs: 600_000,
  })
  const db = createDb(pool)
  return {
    url: postgres.url,
    pool,
    store: createPostgresEventStore(db),
    async stop() {
      await db.destroy()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** On disk, with sessions and all indexes. */
export async function bytesAnEvent({ pool }: Pick<TrackingDatabase, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    `select (sum(pg_total_relation_size(c.oid)) / (select count(*) from tracking_events))::int as bytes
     from pg_class c where c.relname ~ '^tracking_(events|sessions)' and c.relkind = 'r'`,
  )
  return rows[0]?.bytes ?? 0
}
