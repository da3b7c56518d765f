import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'

/** How a migration waits for tables in use. */
export interface Patience {
  /** How long one statement waits for a lock, and with it everyone queued behind it. */
  lockTimeoutMs: number
  attempts: number
  /** Pause between attempts, with jitter up to twice as long. */
  pauseMs: number
}

/** An advisory lock key that nothing else in this database uses. */
const turnsKey = 7_215_004_911
const turnPauseMs = 100

/**
 * Resolves once no other process migrates; the lock ends with the connection. Polls, because a statement waiting inside
 * PostgreSQL would be an old transaction that concurrent indexes wait for.
 */
export async function takeTurns(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${turnsKey}) as mine`.execute(
      db,
    )
    if (rows[0]?.mine) return
    await pause(jittered(turnPauseMs))
  }
}

/** Retries work that failed only because a table was in use. */
export async function withRetries(
  work: () => Promise<void>,
  { name, logger, patience = {} }: { name: string; logger: Logger; patience?: Partial<Patience> | undefined },
): Promise<void> {
  const { attempts = 30, pauseMs = 500 } = patience
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || attempt >= attempts) throw error
      logger.warn({ migration: name, attempt, code: error.code }, 'a table is in use; migrating again')
      await pause(jittered(pauseMs))
    }
  }
}

/** `lock_not_available` and `deadlock_detected`. */
const isBusy = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')

/** Jitter, so that processes that failed together do not retry together. */
const jittered = (milliseconds: number) => milliseconds * (1 + Math.random())
