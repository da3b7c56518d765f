import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { closeContext, createContext, type Context, type Overrides } from '../../src/context.ts'
import type { Db } from '../../src/db/client.ts'
import { createWorkers, type Workers } from '../../src/workers.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { createTestDatabase } from './database.ts'
import { createLogCapture } from './logs.ts'

export const origin = 'https://shop.example.com'
export const adminOrigin = 'https://admin.example.com'

export interface TestApp {
  app: FastifyInstance
  ctx: Context
  workers: Workers
  db: Db
  clock: TestClock
  /** All log lines so far. */
  logs: () => string
  /** A browser: it keeps cookies and sends same-origin requests. */
  browser: () => Browser
  /** Text of each SQL statement since the last call. */
  takeQueries: () => string[]
  close: () => Promise<void>
}

/** A request; the browser adds its cookies. */
export type BrowserRequest = Omit<InjectOptions, 'cookies'>

export interface Browser {
  get(url: string, options?: BrowserRequest): Promise<LightMyRequestResponse>
  post(url: string, body?: unknown, options?: BrowserRequest): Promise<LightMyRequestResponse>
  send(options: BrowserRequest): Promise<LightMyRequestResponse>
  cookies: Map<string, string>
}

export interface TestOptions {
  /** Environment variables in addition to the tests' own. */
  env?: Record<string, string>
  overrides?: Overrides
  /** Also run the outbox relay in this process. */
  jobs?: boolean
  /** Use this database instead of a copy of the seeded one; it is not dropped. */
  databaseUrl?: string
}

/** The real app on its own database, with a clock that the test can advance. */
export async function createTestApp({
  env = {},
  overrides = {},
  jobs = false,
  databaseUrl,
}: TestOptions = {}): Promise<TestApp> {
  const database = databaseUrl
    ? { url: databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase()
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    PUBLIC_URL: origin,
    ADMIN_URL: adminOrigin,
    RATE_LIMITS: 'off',
    // A film takes a processor for seconds: only the tests of films make any.
    FILMS: 'off',
    JOBS: jobs ? 'inline' : 'off',
    ...env,
  })
  const clock = createTestClock()
  const capture = createLogCapture()
  const queries: string[] = []
  const ctx = createContext(config, {
    clock,
    logger: capture.logger,
    onQuery: (sql) => queries.push(sql),
    ...overrides,
  })
  const workers = createWorkers(ctx)
  await ctx.notifications.start()
  if (jobs) workers.outbox.start()
  const app = await buildApp(ctx)
  await app.ready()
  return {
    app,
    ctx,
    workers,
    db: ctx.db,
    clock,
    logs: capture.text,
    browser: () => createBrowser(app),
    takeQueries: () => queries.splice(0),
    async close() {
      ctx.shutdown.abort()
      await app.close()
      await workers.stop()
      await closeContext(ctx)
      await database.drop()
    },
  }
}

function createBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  async function send(options: BrowserRequest) {
    const response = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
    })
    for (const { name, value, maxAge, expires } of response.cookies)
      if (value === '' || maxAge === 0 || (expires && expires.getTime() === 0)) cookies.delete(name)
      else cookies.set(name, value)
    return response
  }
  return {
    cookies,
    send,
    get: (url, options = {}) => send({ ...options, method: 'GET', url }),
    post: (url, body, options = {}) =>
      send({ ...options, method: 'POST', url, ...(body === undefined ? {} : { payload: body as object }) }), // light-my-request takes any JSON
  }
}
