import pg from 'pg'
import { adminOrigin, origin } from './app.ts'
import { compileCache } from './process.ts'
import { withKey } from './order.ts'
import { gatewayEnv } from './shop.ts'

const ownerPassword = 'an owner of the crash tests'

/** The environment of an API in its own process. */
export const processEnv = (
  databaseUrl: string,
  url: string,
  gatewayUrl: string,
  smtpUrl: string,
): Record<string, string> => ({
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  PORT: new URL(url).port,
  PUBLIC_URL: origin,
  ADMIN_URL: adminOrigin,
  RECADINHO_OWNER_PASSWORD: ownerPassword,
  RATE_LIMITS: 'off',
  FILMS: 'off',
  LOG_LEVEL: 'fatal',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'shop@recadinho.test',
  ...gatewayEnv(gatewayUrl),
  ...compileCache(),
})

/** Requests to a process like that. */
export interface Caller {
  send(method: 'GET' | 'POST', path: string, options?: Sent): Promise<Response>
  /** The owner's cookie, for `send`. */
  ownerCookie(): Promise<string>
}

interface Sent {
  body?: object
  key?: string
  cookie?: string
}

export function createCaller(url: string): Caller {
  const send: Caller['send'] = (method, path, { body, key, cookie } = {}) =>
    fetch(url + path, {
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
  return {
    send,
    async ownerCookie() {
      const body = { email: 'owner@recadinho.test', password: ownerPassword }
      const response = await send('POST', '/api/admin/sessions', { body })
      if (!response.ok) throw new Error(`Not signed in: ${await response.text()}`)
      return response.headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; ')
    },
  }
}

/**
 * A connection to the process's database. Errors of connections that close while the database is dropped are ignored.
 */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Makes everything due that waits for its time. */
export async function makeDue(pool: pg.Pool): Promise<void> {
  await pool.query(`update payments set next_poll_at = now() where next_poll_at is not null`)
  await pool.query(`update refunds set next_poll_at = now() where next_poll_at is not null`)
  await pool.query(
    `update outbox_events set leased_until = null, next_attempt_at = now() where next_attempt_at is not null`,
  )
  await pool.query(`update webhook_events set retry_at = now() where retry_at is not null`)
}
