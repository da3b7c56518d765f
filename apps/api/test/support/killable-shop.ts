import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { startLocalGateway, type LocalGateway } from '@recadinho/local-gateway'
import pg from 'pg'
import { expect } from 'vitest'
import { adminOrigin, origin } from './app.ts'
import { createTestDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { withKey } from './order.ts'
import { gatewayEnv, gatewayKeys } from './shop.ts'

const server = fileURLToPath(new URL('../../src/server.ts', import.meta.url))
const ownerPassword = 'an owner of the crash tests'

/** More than are held at any moment, so that one that was counted down shows that a request came. */
export const holdTimes = 50

/** The entry that production starts, as a process of its own that can be killed at any moment. */
export interface KillableShop {
  gateway: LocalGateway
  pool: pg.Pool
  /** As power cuts do it: no signal handler runs. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Kills it and starts it again: no fault is left at the gateway, and what was under way is heard by nobody. */
  restart(underWay?: Promise<unknown>[]): Promise<void>
  /** Resolves once the gateway holds a request, by a fault `hold` of `holdTimes`. */
  heldAtGateway(): Promise<void>
  /** Everything that waits for its time is due now; nobody waits for the real one here. */
  makeDue(): Promise<void>
  send(method: 'GET' | 'POST', path: string, options?: Sent): Promise<Response>
  /** The owner's cookie, for `send`. */
  ownerCookie(): Promise<string>
  /** Holds rows or a table from now on, so that the API stops where it wants to write them. */
  hold(sql: string, values?: unknown[]): Promise<Hold>
  close(): Promise<void>
}

interface Sent {
  body?: object
  key?: string
  cookie?: string
}

export interface Hold {
  /** Resolves once a statement of the API waits for what is held. */
  reached(): Promise<void>
  release(): Promise<void>
}

export async function createKillableShop(): Promise<KillableShop> {
  const database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  const url = `http://127.0.0.1:${await freePort()}`
  const gateway = await startLocalGateway({
    ...gatewayKeys,
    port: 0,
    webhookUrl: `${url}/api/webhooks/stripe`,
    webhookRetryDelay: 200,
  })
  let api: ChildProcess | undefined

  async function start() {
    api = spawn(process.execPath, [server], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        PORT: new URL(url).port,
        PUBLIC_URL: origin,
        ADMIN_URL: adminOrigin,
        RECADINHO_OWNER_PASSWORD: ownerPassword,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'fatal',
        ...gatewayEnv(gateway.url),
      },
    })
    await eventually(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true))
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

  function send(method: 'GET' | 'POST', path: string, { body, key, cookie }: Sent = {}) {
    return fetch(url + path, {
      method,
      headers: {
        ...withKey(key).headers,
        origin: path.startsWith('/api/admin') ? adminOrigin : origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

  async function makeDue() {
    await pool.query(`update payments set check_at = now() where check_at is not null`)
    await pool.query(`update refunds set check_at = now() where check_at is not null`)
    await pool.query(`update webhook_events set retry_at = now() where retry_at is not null`)
    // The sign of life that a worker gives; the one that was killed gives none any more.
    await pool.query(
      `update jobs.job set heartbeat_on = now() - interval '1 hour' where heartbeat_on is not null and state = 'active'`,
    )
  }

  await start()
  // The queue's tables are made after the shop has begun to answer.
  await eventually(async () => {
    const { rows } = await pool.query(`select to_regclass('jobs.job') as made`)
    expect(rows).not.toEqual([{ made: null }])
  })
  return {
    gateway,
    pool,
    kill,
    start,
    send,
    hold,
    makeDue,
    async restart(underWay = []) {
      await kill()
      await Promise.all(underWay)
      gateway.control['clear-faults']()
      await makeDue()
      await start()
    },
    heldAtGateway: () =>
      eventually(async () => {
        const response = await fetch(`${gateway.url}/control/state`)
        const { faults } = (await response.json()) as { faults: { times: number }[] } // the stand-in's own
        expect(faults.some(({ times }) => times < holdTimes)).toBe(true)
      }),
    async ownerCookie() {
      const body = { email: 'owner@recadinho.test', password: ownerPassword }
      const response = await send('POST', '/api/admin/sessions', { body })
      if (!response.ok) throw new Error(`Not signed in: ${await response.text()}`)
      return response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    },
    async close() {
      await kill()
      await gateway.close()
      await pool.end()
      await database.drop()
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // listening on TCP
  await new Promise((resolve) => probe.close(resolve))
  return port
}
