// @vitest-environment jsdom
import { createClient } from '@recadinho/contracts/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { affiliateKey, keptAffiliate } from '@recadinho/tracking-sdk/affiliate'
import { reportArrival } from './report-arrival.ts'

const api = createClient()
const open = (address: string) => history.replaceState(null, '', address)
const answers = (status = 204) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(null, { status })),
  )
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([path, init]) => [
    path,
    JSON.parse(init?.body as string), // the client sends a string
  ])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  open('/')
  answers()
})
afterEach(() => vi.restoreAllMocks())

test('§7: ?code= is stored and the click sent with the referrer, once for each code and visit', async () => {
  open('/purchase?step=characters&code=ana')
  await reportArrival(api)
  await reportArrival(api)
  expect(sent()).toEqual([['/api/affiliates/click', { code: 'ANA', referrer: document.referrer }]])
  expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ keepalive: true, credentials: 'include' })
  expect(keptAffiliate()).toBe('ANA')
})

test('another code in the same visit is another click, and replaces the first', async () => {
  open('/?code=ana')
  await reportArrival(api)
  open('/?code=bia')
  await reportArrival(api)
  expect(sent().map(([, body]) => body.code)).toEqual(['ANA', 'BIA'])
  expect(keptAffiliate()).toBe('BIA')
})

test('§7: a later visit with a stored code sends the click too; an empty ?code= changes nothing', async () => {
  open('/?code=ana')
  await reportArrival(api)
  sessionStorage.clear()
  open('/?code=')
  await reportArrival(api)
  expect(sent().map(([, body]) => body.code)).toEqual(['ANA', 'ANA'])
  expect(keptAffiliate()).toBe('ANA')
})

test('without a code nothing is sent', async () => {
  await reportArrival(api)
  expect(fetch).not.toHaveBeenCalled()
})

test.each([
  ['the server refuses', () => answers(500)],
  ['nothing answers', () => vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError()))],
])('§8: when %s it is only logged; the code stays, and the next page tries again', async (_, fail) => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  fail()
  open('/?code=ana')
  await reportArrival(api)
  expect(logged).toHaveBeenCalled()
  expect(keptAffiliate()).toBe('ANA')
  answers()
  await reportArrival(api)
  expect(sent()).toHaveLength(1)
})

test('with blocked storage the click is still sent', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  open('/?code=ana')
  await reportArrival(api)
  expect(sent()).toHaveLength(1)
  expect(localStorage.getItem(affiliateKey)).toBeNull()
})
