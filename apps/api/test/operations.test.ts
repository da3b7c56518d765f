import { endpoints } from '@recadinho/contracts/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const get = (url: string) => shop.app.inject({ url })

test('it says that it lives, and that it is ready', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('while it shuts down it lives, but is not ready', async () => {
  const leaving = await createTestApp({ databaseUrl: shop.ctx.config.databaseUrl })
  leaving.ctx.shutdown.abort()
  expect((await leaving.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  const ready = await leaving.app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'unavailable'])
  await leaving.close()
})

test('without the database it lives, answers 503 and says when to try again', async () => {
  const alone = await createTestApp({
    env: { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none' },
    databaseUrl: 'postgres://postgres@127.0.0.1:1/none',
  })
  expect((await alone.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  for (const url of ['/readyz', '/api/settings', '/api/catalog?locale=en']) {
    const response = await alone.app.inject({ url })
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '2',
    ])
  }
  await alone.close()
})

test('a broken connection ends nothing', async () => {
  await shop.app.inject({ url: '/readyz' })
  const { Client } = (await import('pg')).default
  const killer = new Client(shop.ctx.config.databaseUrl)
  await killer.connect()
  await killer.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await killer.end()
  // Each connection of the pool reports its failure only when used: unavailable until all of them are replaced.
  const seen: number[] = []
  await eventually(async () => {
    seen.unshift((await get('/readyz')).statusCode)
    expect(seen[0]).toBe(200)
  })
  expect(seen).not.toContain(500)
})

test('metrics count requests by route and status, never by address', async () => {
  await get('/api/catalog?locale=en')
  await get('/nowhere/Ol%C3%ADvia')
  const page = await get('/metrics')
  expect(page.headers['content-type']).toContain('text/plain')
  expect(page.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/catalog",status="200"\} \d+/,
  )
  expect(page.body).toContain('route="unknown",status="404"')
  expect(page.body).not.toContain('nowhere')
})

test('the OpenAPI document describes every endpoint of the contract', async () => {
  const document = (await get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(operation.responses[String(endpoint.status)]).toBeDefined()
  }
  expect(document.paths['/api/orders'].post.parameters).toContainEqual(
    expect.objectContaining({ name: 'Idempotency-Key', required: true }),
  )
  expect(JSON.stringify(document)).not.toContain('~kind')
})

test('the OpenAPI document names the cookies by which the API knows people', async () => {
  const { components, paths } = (await get('/api/openapi.json')).json()
  expect(components.securitySchemes).toMatchObject({
    buyer: { in: 'query', name: 'token' },
    buyerCookie: { in: 'cookie', name: '__Host-recadinho_order' },
    staff: { in: 'cookie', name: '__Host-recadinho_staff' },
  })
  expect(paths['/api/orders/{id}'].get.security).toEqual([{ buyer: [] }, { buyerCookie: [] }])
  expect(paths['/api/admin/orders'].get.security).toEqual([{ staff: ['owner', 'production'] }])
  expect(paths['/api/settings'].get.security).toBeUndefined()
})

test('rate limits refuse too many requests, and say for how long', async () => {
  const limited = await createTestApp({
    env: { RATE_LIMITS: 'on' },
    databaseUrl: shop.ctx.config.databaseUrl,
  })
  const body = {
    fullName: 'Ana Lima',
    email: 'ana@example.com',
    subject: 'Hello',
    message: 'Hello, hello.',
    locale: 'en',
  }
  const statuses = []
  for (let time = 0; time < 22; time += 1)
    statuses.push((await limited.browser().post('/api/contact-messages', body)).statusCode)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 201))
  const refused = await limited.browser().post('/api/contact-messages', body)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await limited.browser().get('/api/catalog?locale=en')).statusCode).toBe(200)
  await limited.close()
})
