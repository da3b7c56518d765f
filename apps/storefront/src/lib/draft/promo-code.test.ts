import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { enterStep } from './enter-step.ts'
import { takePromoCode } from './promo-code.ts'

const stock = { packages: [], characters: [] }
afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['?promo=WELCOME20', 'WELCOME20'],
  ['?promo=123', '123'],
  ['?promo=007', '007'],
  ['?promo=1e5', '1e5'],
  ['?promo=12345678901234567890', '12345678901234567890'],
  ['?promo=true', 'true'],
  ['?promo=0', '0'],
  ['?promo=MIA&promo=20', 'MIA'],
  [defaultStringifySearch({ promo: '123' }), '123'], // as in a link inside the app
  ['?promo=', undefined],
  ['?promo=no%20code', undefined],
  ['?step=package', undefined],
])('the code of the address %s is kept as it was written', (search, code) => {
  vi.stubGlobal('location', { search })
  enterStep(createStore(), defaultParseSearch(search), stock)
  expect(takePromoCode()).toBe(code)
})
