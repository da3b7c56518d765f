import { randomUUID } from 'node:crypto'
import type { Bounds, Call } from '@recadinho/contracts/access'
import { endpoints } from '@recadinho/contracts/endpoints'
import { parentTakeLimits } from '@recadinho/contracts/parent-takes'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMITS: 'on' } })
})
afterAll(() => shop.close())

const calls = Object.entries({ ...endpoints, ...rawCalls } as Record<string, Call>) // every entry is one
const open = calls.filter(([, { access }]) => access !== 'staff')
const boundsOf = (call: Call): Partial<Bounds> => ('bounds' in call ? call.bounds : {})

/** As a call is sent, with a body of so many bytes; every caller has an address of its own. */
function send({ method, path }: Call, bytes: number, remoteAddress: string) {
  const reads = method === 'GET'
  return shop.app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, () => randomUUID()),
    remoteAddress,
    headers: {
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      ...(reads ? {} : { 'content-type': path === '/i' ? 'text/plain' : 'application/json' }),
    },
    ...(reads ? {} : { payload: JSON.stringify('x'.repeat(Math.max(0, bytes - 2))) }),
  })
}

const whole = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

test.each(open)('%s declares how many bytes, rows a minute and new keys a day it takes', (name, call) => {
  const { rowsPerMinute, newKeysPerDay, callsPerMinute, bytes } = boundsOf(call)
  expect(bytes).toSatisfy(whole)
  // Only a spoken line is larger than a form.
  expect(bytes).toBeLessThanOrEqual(name === 'putParentTake' ? parentTakeLimits.bytesMax : 64 * 1024)
  expect(rowsPerMinute).toSatisfy((rows) => rows === 'signed' || (whole(rows) && Number(rows) <= 3000))
  expect(newKeysPerDay).toSatisfy(whole)
  expect(newKeysPerDay).toBeLessThanOrEqual(100)
  // Only a gateway's signature stands for a number, and only a read may be made as often as anyone likes.
  expect(rowsPerMinute === 'signed').toBe(call.access === 'webhook' && call.method !== 'GET')
  expect(call.method === 'GET' || rowsPerMinute !== 0 || (callsPerMinute ?? 0) > 0).toBe(true)
})

test.each(open.filter(([, call]) => boundsOf(call).bytes))(
  '%s refuses a body that is larger than it declares, and only that',
  async (_, call) => {
    const { bytes = 0 } = boundsOf(call)
    const [fits, large] = [await send(call, bytes, '192.0.2.1'), await send(call, bytes + 1, '192.0.2.1')]
    expect(fits.statusCode).not.toBe(413)
    expect([large.statusCode, large.json().code]).toEqual([413, 'payload_too_large'])
  },
)

const limited = open.flatMap(([name, call]) => {
  const { rowsPerMinute, callsPerMinute = rowsPerMinute } = boundsOf(call)
  return typeof callsPerMinute === 'number' && callsPerMinute > 0
    ? [{ name, call, most: callsPerMinute }]
    : []
})
test.each(limited)(
  '$name refuses an address that calls more than $most times a minute, and no other',
  async ({ call, most }) => {
    // Two addresses of one network of IPv6, in which each host has as many as it likes.
    const [one, two] = ['2001:db8::1', '2001:db8::2']
    for (let sent = 0; sent < most; sent += 1) {
      const { statusCode } = await send(call, 2, sent % 2 === 0 ? one : two)
      if (statusCode === 429) throw new Error(`Refused after ${sent} of ${most} calls`)
    }
    const refused = await send(call, 2, two)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect((await send(call, 2, '2001:db8:0:1::1')).statusCode).not.toBe(429)
  },
)

test('what anyone may call is not empty, and no call of staff is among it', () => {
  expect(open.length).toBeGreaterThan(30)
  for (const [, call] of calls) expect('bounds' in call).toBe(call.access !== 'staff')
})
