// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { marketSelected } from '../early-events.ts'
import { storeMarket } from './market.ts'
import { marketAtom } from './use-market.ts'

test('a country that is selected while the app starts is not lost', () => {
  const store = createStore()
  storeMarket({ locale: 'en' })
  expect(store.get(marketAtom)).toEqual({ locale: 'en' })
  storeMarket({ locale: 'en', country: 'GB' })
  dispatchEvent(new Event(marketSelected))
  const leave = store.sub(marketAtom, () => {})
  expect(store.get(marketAtom)).toEqual({ locale: 'en', country: 'GB' })
  leave()
})
