import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { launch, ownerPassword, runOnce, untilAnswers } from '../shop.ts'
import { bankSecret, keys, mercadoPagoKeys } from './world.ts'

const entry = 'apps/api/dist/server.js'
/** How often a caller retries without a response, and its pause in milliseconds. */
const tries = 60
const pauseMs = 50

/** The shop's API as in production, which can be killed on demand. */
export interface SoakApi {
  url: string
  start(): Promise<void>
  /** Sends SIGKILL, so that no handler runs. Callers retry until the API is back. */
  kill(): Promise<void>
  /** Retries a request with the same key until there is a response; undefined if none arrives. */
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Answer | undefined>
  /** Signs in and returns the owner's cookie, for `call`. */
  signIn(): Promise<string>
}

export interface CallOptions {
  body?: object | string
  key?: string
  cookie?: string
  headers?: Record<string, string>
  /** Sends the request only once, like a buyer who closes the page. */
  once?: boolean
}

export interface Answer {
  status: number
  body: unknown
  /** The cookies set by the response, formatted for the next request. */
  cookies: string
}

export interface Outside {
  gatewayUrl: string
  smtpUrl: string
}

export async function createApi(databaseUrl: string, outside: Outside, port: number): Promise<SoakApi> {
  const url = `http://127.0.0.1:${port}`
  const env = environment(databaseUrl, outside, url)
  let child: ChildProcess | undefined
  const api: SoakApi = {
    url,
    async start() {
      child = launch(entry, [], env)
      await untilAnswers(`${url}/api/settings`)
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    async call(method, path, options = {}) {
      for (let attempt = 0; attempt < tries; attempt++) {
        const answer = await send(url, method, path, options).catch(() => undefined)
        if (answer || options.once) return answer
        await pause(pauseMs)
      }
      return undefined
    },
    async signIn() {
      const body = { email: 'owner@recadinho.test', password: ownerPassword }
      for (let attempt = 0; ; attempt++) {
        const answer = await api.call('POST', '/api/admin/sessions', { body })
        if (answer?.status === 201) return answer.cookies
        // Its database connection was cut: retry, as the 503 says.
        if (answer?.status !== 503 || attempt === tries)
          throw new Error(`Signing in answered ${answer?.status}`)
        await pause(pauseMs)
      }
    },
  }
  return api
}

/** Creates the shop's tables and initial data in an empty database. */
export const prepareDatabase = (databaseUrl: string, gatewayUrl: string): Promise<void> =>
  runOnce(
    entry,
    ['migrate'],
    environment(databaseUrl, { gatewayUrl, smtpUrl: 'smtp://127.0.0.1:1' }, 'http://127.0.0.1:1'),
  )

async function send(
  url: string,
  method: string,
  path: string,
  { body, key, cookie, headers }: CallOptions,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: headersOf(url, { key, cookie, headers }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const cookies = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown), cookies }
}

interface Headed {
  key?: string | undefined
  cookie?: string | undefined
  headers?: Record<string, string> | undefined
}

const headersOf = (url: string, { key, cookie, headers }: Headed) => ({
  'content-type': 'application/json',
  origin: url,
  'sec-fetch-site': 'same-origin',
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...(cookie === undefined ? {} : { cookie }),
  ...headers,
})

const environment = (
  databaseUrl: string,
  { gatewayUrl, smtpUrl }: Outside,
  url: string,
): Record<string, string> => ({
  NODE_ENV: 'development',
  PORT: new URL(url).port,
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: url,
  ADMIN_URL: url,
  STRIPE_SECRET_KEY: keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
  STRIPE_API_URL: gatewayUrl,
  STRIPE_SCRIPT_URL: `${gatewayUrl}/stripe.js`,
  MERCADOPAGO_ACCESS_TOKEN: mercadoPagoKeys.accessToken,
  MERCADOPAGO_PUBLIC_KEY: mercadoPagoKeys.publicKey,
  MERCADOPAGO_WEBHOOK_SECRET: mercadoPagoKeys.webhookSecret,
  MERCADOPAGO_API_URL: `${gatewayUrl}/mercadopago`,
  PIX_KEY: 'loja@example.com',
  PIX_MERCHANT_NAME: 'Recadinho',
  PIX_MERCHANT_CITY: 'Sao Paulo',
  PIX_WEBHOOK_SECRET: bankSecret,
  RECADINHO_OWNER_PASSWORD: ownerPassword,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'shop@recadinho.test',
  RATE_LIMITS: 'off',
  // The intentional faults would log thousands of warnings.
  LOG_LEVEL: 'error',
})
