import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { Logger } from '../logger.ts'

/** How a migration waits for tables that are in use. */
export interface Patience {
  /** How long one statement waits for a lock, and with it everybody who comes after it. */
  lockTimeoutMs: number
  attempts: number
  /** Between attempts; up to twice as long, by chance. */
  pauseMs: number
}

/** Any number that no other user of this database takes. */
const turnsKey = 7_215_004_911
const turnPauseMs = 100

/**
 * Resolves once no other process migrates; the connection's end gives the turn to the next. Asks again and again, because
 * a statement that waits in PostgreSQL would be an old transaction that concurrent indexes wait for.
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

/** Repeats what failed only because a table was in use. */
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

/** Several processes that failed together do not come back together. */
const jittered = (milliseconds: number) => milliseconds * (1 + Math.random())
