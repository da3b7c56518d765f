import { spawn, type ChildProcess } from 'node:child_process'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import getPort from 'get-port'
import type pg from 'pg'
import { expect } from 'vitest'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { gatewayKeys } from './shop.ts'
import {
  createCaller,
  makeDue,
  openPool,
  processEnv,
  queueIsReady,
  serverEntry,
  type Caller,
} from './shop-process.ts'

/** More than are held at any moment, so that one that was counted down shows that a request came. */
export const holdTimes = 50

/** The entry that production starts, as a process of its own that can be killed at any moment. */
export interface KillableShop extends Caller {
  url: string
  gateway: LocalGateway
  mail: LocalMail
  pool: pg.Pool
  /** As power cuts do it: no signal handler runs. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Kills it and starts it again: no fault is left at the gateway, and what was under way is heard by nobody. */
  restart(running?: Promise<unknown>[]): Promise<void>
  /** Resolves once the gateway holds a request, by a fault `hold` of `holdTimes`. */
  heldAtGateway(): Promise<void>
  /** Everything that waits for its time is due now; nobody waits for the real one here. */
  makeDue(): Promise<void>
  /** Holds rows or a table from now on, so that the API stops where it wants to write them. */
  hold(sql: string, values?: unknown[]): Promise<Hold>
  close(): Promise<void>
}

export interface Hold {
  /** Resolves once a statement of the API waits for what is held. */
  reached(): Promise<void>
  release(): Promise<void>
}

export async function createKillableShop({
  env = {},
  readyPath = '/readyz',
}: {
  /** Besides the tests' own. */ env?: Record<string, string>
  /** What answers once it runs. */ readyPath?: string
} = {}): Promise<KillableShop> {
  const database = await createTestDatabase()
  const pool = openPool(database.url)
  const url = `http://127.0.0.1:${await getPort()}`
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
    // Its connections end with it, and the statements that waited; by itself a server notices that only later.
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
  await queueIsReady(pool)
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
        const { faults } = (await response.json()) as { faults: { times: number }[] } // the stand-in's own
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
