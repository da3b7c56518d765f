// @vitest-environment jsdom
import { createClient } from '@recadinho/contracts/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { marketSelected } from '../early-events.ts'
import { storeMarket } from '../market/market.ts'
import { lasting } from '../storage.ts'
import { followVisit } from './follow-visit.ts'
import { visitKey } from './visit.ts'

const id = '0197a1c0-0000-7000-8000-000000000000'
const register = '/api/user-access/register'
const update = `/api/user-access/update-status/${id}`
const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(JSON.stringify({ id })))
const calls = () => fetch.mock.calls.map(([path]) => path)

const pageshow = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
const otherTabWrote = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))

beforeAll(() => followVisit(createClient({ fetch })))
beforeEach(() => {
  localStorage.clear()
  storeMarket({ locale: 'en' })
})
afterEach(() => fetch.mockClear())

// Must run first: no language is selected when the page opens.
test('§7: the visit is registered once a language is selected', async () => {
  expect(calls()).toEqual([])
  dispatchEvent(new Event(marketSelected))
  await vi.waitFor(() => expect(lasting.read(visitKey)).toMatchObject({ id }))
  expect(calls()).toEqual([register])
})

test('§4: a page that is left abandons the visit, and one that Back restores resumes it', async () => {
  lasting.write(visitKey, { id })
  dispatchEvent(new Event('pagehide'))
  expect(calls()).toEqual([update])
  pageshow(false)
  expect(calls()).toEqual([update])
  pageshow(true)
  await vi.waitFor(() => expect(lasting.read(visitKey)).not.toHaveProperty('left'))
  expect(calls()).toEqual([update, register])
})

test('§4: a visit that another tab abandons goes on here; nothing else that it stores is a visit', () => {
  lasting.write(visitKey, { id })
  otherTabWrote(visitKey)
  lasting.write(visitKey, { id, left: true })
  otherTabWrote('recadinho.draft.v1')
  expect(calls()).toEqual([])
  otherTabWrote(visitKey)
  expect(calls()).toEqual([register])
})

test('§4: an identified visitor is neither registered again nor abandoned', () => {
  lasting.write(visitKey, { id, phone: 'anonymous' })
  dispatchEvent(new Event(marketSelected))
  pageshow(true)
  dispatchEvent(new Event('pagehide'))
  expect(calls()).toEqual([])
})

test('§8: a failed registration is only logged', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  fetch.mockRejectedValueOnce(new TypeError('offline'))
  dispatchEvent(new Event(marketSelected))
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
})
