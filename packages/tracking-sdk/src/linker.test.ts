// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkLifeMs, linkValue, takeLink } from './linker.ts'
import { newUuid } from './uuid.ts'

const [visitor, session] = [newUuid(), newUuid()]
const open = (value: string) => history.replaceState({ kept: 1 }, '', `/lp?a=1&_tl=${value}#part`)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('S19: a visit is taken out of the address; what else is in it stays', () => {
  open(linkValue(visitor, session))
  expect(takeLink()).toEqual([visitor, session])
  expect([location.search, location.hash, history.state]).toEqual(['?a=1', '#part', { kept: 1 }])
  expect(takeLink()).toBeUndefined()
})

test('S19: after two minutes it is nobody’s', () => {
  const value = linkValue(visitor, session)
  vi.setSystemTime(Date.now() + linkLifeMs)
  open(value)
  expect(takeLink()).toEqual([visitor, session])
  vi.setSystemTime(Date.now() + 1)
  open(value)
  expect(takeLink()).toBeUndefined()
  expect(location.search).toBe('?a=1')
})

test.each([
  'x',
  '..',
  'x.y.z',
  `${visitor}.${session}`,
  `${visitor}.${session}.zzzzzzzzzzzz`,
  `<script>.${session}.0`,
])('S19: %s is no visit, and is removed', (value) => {
  open(encodeURIComponent(value))
  expect(takeLink()).toBeUndefined()
  expect(location.search).toBe('?a=1')
})
