import { endpoints, type Endpoint } from '@recadinho/contracts/endpoints'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAccess } from '../src/plugins/access.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const all: [string, Endpoint][] = Object.entries(endpoints)
const url = ({ path }: Endpoint) => path.replace('{id}', '01920000-0000-7000-8000-000000000000')

test.each(all)('%s is served', (_, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true)
})

test.each(all.filter(([, { access }]) => access === 'staff'))(
  '%s is for staff who are signed in',
  async (_, endpoint) => {
    const stale = 'x'.repeat(43)
    for (const cookies of [{}, { '__Host-recadinho_staff': stale }, { '__Host-recadinho_access': stale }]) {
      const response = await shop.app.inject({
        method: endpoint.method,
        url: url(endpoint),
        cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
    }
  },
)

test.each([
  ['says nothing of access', {}],
  ['is for staff, but outside the guard', { access: 'staff' as const }],
])('the app does not start with a route that %s', async (_, config) => {
  const app = fastify()
  checkAccess(app)
  app.get('/open', { config }, () => 'open')
  await expect(app.ready()).rejects.toThrow('Nothing guards')
})
