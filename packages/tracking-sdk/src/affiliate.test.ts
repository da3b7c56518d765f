// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { affiliateIn, affiliateKey, affiliateLifeMs, keepAffiliate, keptAffiliate } from './affiliate.ts'
import { lasting } from './storage.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const at = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('§9: a code is remembered for exactly 30 days, and cleared when expired', () => {
  keepAffiliate('ANA')
  expect(affiliateLifeMs).toBe(30 * 24 * 60 * 60 * 1000)
  at(now + affiliateLifeMs - 1)
  expect(keptAffiliate()).toBe('ANA')
  at(now + affiliateLifeMs)
  expect(keptAffiliate()).toBeUndefined()
  expect(localStorage.getItem(affiliateKey)).toBeNull()
})

test('the last link counts, and its 30 days start again', () => {
  keepAffiliate('ANA')
  at(now + affiliateLifeMs - 1)
  keepAffiliate('BIA')
  at(now + affiliateLifeMs + 1)
  expect(keptAffiliate()).toBe('BIA')
})

test.each([
  ['?code=ana', 'ANA'],
  ['?utm_source=x&code=Blog_da-Ana', 'BLOG_DA-ANA'],
  ['?code=a&code=b', 'A'],
  ['?code=', undefined],
  ['', undefined],
  ['?promo=WELCOME20', undefined],
  ['?promocode=x', undefined],
  ['?code=a%20b', undefined],
  ['?code=%00', undefined],
  ['?code=%E0%A4%A', undefined],
  [`?code=${'x'.repeat(41)}`, undefined],
  ['?code=<script>', undefined],
])('the address %s names %s', (search, code) => {
  expect(affiliateIn(search)).toBe(code)
})

test.each([
  'ANA',
  7,
  [],
  null,
  {},
  { code: 'ANA' },
  { code: 'ANA', until: 'later' },
  { code: 7, until: now + 1 },
  { code: 'a b', until: now + 1 },
  { code: 'ANA', until: Number.MAX_VALUE },
])('what was stored as %j is none, and is cleared', (stored) => {
  lasting.write(affiliateKey, stored)
  expect(keptAffiliate()).toBeUndefined()
  expect(localStorage.getItem(affiliateKey)).toBeNull()
})

test('invalid JSON is no code', () => {
  localStorage.setItem(affiliateKey, '{{{')
  expect(keptAffiliate()).toBeUndefined()
})
