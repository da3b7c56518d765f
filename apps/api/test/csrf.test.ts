import type { Call } from '@recadinho/contracts/access'
import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { adminOrigin, createTestApp, origin, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const calls: Record<string, InjectOptions> = {
  storefront: {
    method: 'POST',
    url: '/api/user-access/register',
    payload: { phoneNumber: '', ipAddress: null, userAgent: 'x' },
  },
  admin: { method: 'DELETE', url: '/api/admin/sessions/current' },
}
const own = { storefront: origin, admin: adminOrigin }
const other = { storefront: adminOrigin, admin: origin }

const code = async (call: string, headers: Record<string, string>) => {
  const response = await shop.app.inject({ ...calls[call], headers })
  return response.statusCode < 400 ? 'served' : response.json().code
}

// Past the check, the storefront's call is served and the admin's requires a session.
const passed = { storefront: 'served', admin: 'unauthenticated' }

for (const app of ['storefront', 'admin'] as const) {
  test.each<[string, Record<string, string>]>([
    ['its own page', { 'sec-fetch-site': 'same-origin' }],
    ['its own page, in an old browser', { origin: own[app] }],
  ])(`${app}: a change asked for by %s is served`, async (_, headers) => {
    expect(await code(app, headers)).toBe(passed[app])
  })

  test.each<[string, Record<string, string>]>([
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site', origin: other[app] }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that forges the origin', { 'sec-fetch-site': 'cross-site', origin: own[app] }],
    ['the address bar or a bookmark', { 'sec-fetch-site': 'none' }],
    ['an unknown word', { 'sec-fetch-site': 'same-origin, cross-site' }],
    ['an old browser on the other app', { origin: other[app] }],
    ['an old browser on another site', { origin: 'https://evil.example' }],
    ['an old browser on another port', { origin: `${own[app]}:8443` }],
    ['an old browser without https', { origin: own[app].replace('https', 'http') }],
    ['an old browser on a name that begins alike', { origin: `${own[app]}.evil.example` }],
    ['a sandboxed page', { origin: 'null' }],
    ['nobody that says so', {}],
  ])(`${app}: a change asked for by %s is refused`, async (_, headers) => {
    expect(await code(app, headers)).toBe('cross_site_refused')
  })
}

/** All calls that change something and that cookies give rights to. */
const changes = [...Object.entries<Call>(endpoints), ...Object.entries<Call>(rawCalls)].filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'webhook' && access !== 'embed',
)

test.each(changes)(
  '%s: without Sec-Fetch-Site, only the app that it belongs to may ask for it',
  async (_, call) => {
    const url = call.path.replaceAll(/\{\w+\}/g, uuidv7(new Date(0)))
    const codeFor = async (from: string) => {
      const response = await shop.app.inject({ method: call.method, url, headers: { origin: from } })
      return response.body === '' ? '' : response.json().code
    }
    const admin = call.access === 'staff' || call.path.startsWith('/api/admin/')
    expect(await codeFor(admin ? origin : adminOrigin)).toBe('cross_site_refused')
    expect(await codeFor(admin ? adminOrigin : origin)).not.toBe('cross_site_refused')
  },
)

test('an address written in another way changes nothing about who may call it', async () => {
  const response = await shop.app.inject({
    method: 'DELETE',
    url: '/%61pi/%61dmin/sessions/current',
    headers: { origin },
  })
  expect(response.json().code).toBe('cross_site_refused')
})

test('reading is open to any page: browsers keep the answer from it', async () => {
  const response = await shop.app.inject({
    url: '/api/settings',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
  expect(response.headers['cross-origin-resource-policy']).toBe('same-origin')
})

test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; application/json',
  'application/json-patch+json',
  'application/jsonp',
  '',
])('a body of type "%s" never reaches a handler', async (type) => {
  const response = await shop.app.inject({
    ...calls['storefront'],
    payload: '{"phoneNumber":"","ipAddress":null,"userAgent":"x"}',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
  })
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type'])
})

test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
  '%s is JSON',
  async (type) => {
    const response = await shop.app.inject({
      ...calls['storefront'],
      payload: '{"phoneNumber":"","ipAddress":null,"userAgent":"x"}',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    })
    expect(response.statusCode).toBe(200)
  },
)

test('every answer carries the headers that keep it from being kept, sniffed or framed', async () => {
  for (const url of ['/api/user-access/x', '/nowhere', '/healthz'])
    expect((await shop.app.inject({ url })).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
})
