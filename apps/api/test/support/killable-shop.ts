import { spawn, type ChildProcess } from 'node:child_process'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import { freePort } from '@recadinho/presets/free-port'
import type pg from 'pg'
import { expect } from 'vitest'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { gatewayKeys } from './shop.ts'
import { serverEntry } from './process.ts'
import { createCaller, makeDue, openPool, processEnv, type Caller } from './shop-process.ts'

/** More than are ever held at once, so that a lower count shows that a request arrived. */
export const holdTimes = 50

/** Production's entry, in its own process that can be killed at any time. */
export interface KillableShop extends Caller {
  url: string
  gateway: LocalGateway
  mail: LocalMail
  pool: pg.Pool
  /** Like a power cut: no signal handler runs. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Kills and restarts it; clears the gateway's faults and ignores the results of running requests. */
  restart(running?: Promise<unknown>[]): Promise<void>
  /** Resolves once the gateway holds a request, by a fault `hold` of `holdTimes`. */
  heldAtGateway(): Promise<void>
  /** Makes everything due that waits for its time. */
  makeDue(): Promise<void>
  /** Locks rows or a table, so that the API blocks when it writes them. */
  hold(sql: string, values?: unknown[]): Promise<Hold>
  close(): Promise<void>
}

export interface Hold {
  /** Resolves once a statement of the API waits for the lock. */
  reached(): Promise<void>
  release(): Promise<void>
}

export async function createKillableShop({
  env = {},
  readyPath = '/readyz',
}: {
  /** In addition to the tests' own. */ env?: Record<string, string>
  /** The path that answers once it runs. */ readyPath?: string
} = {}): Promise<KillableShop> {
  const database = await createTestDatabase()
  const pool = openPool(database.url)
  const url = `http://127.0.0.1:${await freePort()}`
  const mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
  const gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookRetryDelay: 200,
  })
  let api: ChildProcess | undefined

  async function start() {
    api = spawn(process.execPath, [serverEntry], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        ...processEnv(database.url, url, gateway.url, mail.url),
        ...env,
      },
    })
    await eventually(async () => expect((await fetch(`${url}${readyPath}`)).ok).toBe(true))
  }

  async function kill() {
    if (!api || api.exitCode !== null || api.signalCode !== null) return
    const gone = new Promise((resolve) => api?.once('exit', resolve))
    api.kill('SIGKILL')
    await gone
    // Ends its connections and their waiting statements, which a server would only notice later.
    await eventually(async () => {
      const { rows } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name like 'recadinho%'`,
      )
      expect(rows).toEqual([])
    })
  }

  async function hold(sql: string, values: unknown[] = []): Promise<Hold> {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(sql, values)
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return {
      reached: () =>
        eventually(async () => {
          const waiting = await pool.query(
            'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
            [rows[0]?.pid],
          )
          expect(waiting.rowCount).toBeGreaterThan(0)
        }),
      async release() {
        await client.query('rollback')
        client.release()
      },
    }
  }

  await start()
  return {
    url,
    gateway,
    mail,
    pool,
    kill,
    start,
    ...createCaller(url),
    hold,
    makeDue: () => makeDue(pool),
    async restart(running = []) {
      await kill()
      await Promise.all(running)
      gateway.control['clear-faults']()
      await makeDue(pool)
      await start()
    },
    heldAtGateway: () =>
      eventually(async () => {
        const response = await fetch(`${gateway.url}/control/state`)
        const { faults } = (await response.json()) as { faults: { times: number }[] } // the stand-in's own answer
        expect(faults.some(({ times }) => times < holdTimes)).toBe(true)
      }),
    async close() {
      await kill()
      await gateway.close()
      await mail.close()
      await pool.end()
      await database.drop()
    },
  }
}
