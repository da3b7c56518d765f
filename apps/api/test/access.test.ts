import { randomUUID } from 'node:crypto'
import type { Call } from '@recadinho/contracts/access'
import { endpoints, type Endpoint } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { staffRoles, type StaffRole } from '@recadinho/contracts/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { signedInAs } from './support/staff.ts'

let shop: TestApp
let orderId: string
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  shop = await createTestApp()
  const buyer = shop.browser()
  orderId = (await placeOrder(buyer)).order.id
  const otherBuyer = shop.browser()
  await placeOrder(otherBuyer)
  const visitor = shop.browser()
  await visitor.post('/api/user-access/register', { phoneNumber: '', ipAddress: null, userAgent: 'x' })
  browsers.set('a visitor', visitor)
  browsers.set('the order’s buyer', buyer)
  browsers.set('the buyer of another order', otherBuyer)
})
afterAll(() => shop.close())

const calls = Object.entries({ ...endpoints, ...rawCalls } as Record<string, Call>) // every entry is one
const buyers = ['a visitor', 'the order’s buyer', 'the buyer of another order']
const roles: readonly string[] = staffRoles
const isRole = (caller: string): caller is StaffRole => roles.includes(caller)

/** The error that the contract prescribes for a caller; `undefined` if they may call. */
function refusal(call: Call, caller: string): string | undefined {
  if (call.access === 'buyer') return caller === 'the order’s buyer' ? undefined : 'not_found'
  // With cookies another site's page would act for a visitor.
  if (call.access === 'embed') return 'forbidden'
  if (call.access !== 'staff') return undefined
  if (!isRole(caller)) return 'unauthenticated'
  return call.roles.includes(caller) ? undefined : 'forbidden'
}

/** Bodies of calls that check the caller after validation. */
const bodies: Partial<Record<string, object>> = {
  correctOrder: { detailsVersion: 1, changes: { childAge: 7 } },
  createPayment: { gateway: 'stripe', method: 'card' },
  reactToVideo: { hearts: 5, mayQuote: false },
  reportVideoProblem: { reason: 'other' },
  recordVideoView: { what: 'opened' },
  setVideoGate: { gated: true },
  requestVideoFormat: { format: 'square' },
}

const addressOf = (name: string, { path }: Call) =>
  path
    .replace('{id}', orderId)
    .replace('{gateway}', 'stripe')
    .replace('{part}', 'poster')
    .replace('{line}', 'a'.repeat(32))
    .replace('{takeId}', randomUUID()) + (name === 'putParentTake' ? '?version=1&consent=1' : '')

test.each(calls.flatMap(([name, call]) => [...buyers, ...roles].map((caller) => ({ name, call, caller }))))(
  'A14: $name, called by $caller, answers as its contract declares',
  async ({ name, call, caller }) => {
    // An allowed stream never ends; streams have their own tests.
    if (name.startsWith('follow') && refusal(call, caller) === undefined) return
    const browser = isRole(caller) ? await signedInAs(shop, caller) : browsers.get(caller)
    const response = await browser?.send({
      method: call.method,
      url: addressOf(name, call),
      headers: { 'idempotency-key': randomUUID() },
      ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: bodies[name] ?? {} }),
    })
    const code = response?.statusCode === 204 ? undefined : response?.json().code
    const unknownTake = call.access === 'buyer' && call.path.includes('{takeId}') ? 'not_found' : undefined
    expect(refusalIn(call, code)).toBe(refusal(call, caller) ?? unknownTake)
  },
)

/**
 * The error code, if it is about access. Other calls may name something that does not exist; a buyer's call names an
 * existing order.
 */
function refusalIn({ access }: Call, code: string | undefined): string | undefined {
  const refusals = ['unauthenticated', 'forbidden', ...(access === 'buyer' ? ['not_found'] : [])]
  return refusals.find((one) => one === code)
}

test.each(calls)('%s is served', (_, { method, path }) => {
  expect(shop.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true)
})

const all: [string, Endpoint][] = Object.entries(endpoints)

test.each(all.filter(([, { access }]) => access === 'staff'))(
  '%s is not opened by a session that is over, nor by another cookie',
  async (_, endpoint) => {
    const stale = 'x'.repeat(43)
    for (const cookies of [{ '__Host-recadinho_staff': stale }, { '__Host-recadinho_access': stale }]) {
      const response = await shop.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace('{id}', orderId),
        cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
    }
  },
)

test('the OpenAPI document names the roles that may call', async () => {
  const { paths } = (await shop.browser().get('/api/openapi.json')).json()
  const forStaff = all.map(([, call]) => call).filter((call) => call.access === 'staff')
  expect(forStaff.length).toBeGreaterThan(0)
  for (const { path, method, roles: accepted } of forStaff)
    expect(paths[path][method.toLowerCase()].security).toEqual([{ staff: accepted }])
})
