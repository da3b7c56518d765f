// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedMarket, storeMarket, tagOf } from './market.ts'
import { lasting } from '../storage.ts'

const forget = () => {
  for (const name of ['recadinho_locale', 'recadinho_country']) document.cookie = `${name}=;path=/;max-age=0`
}
beforeEach(() => {
  forget()
  localStorage.clear()
})

test('nothing is selected at first', () => {
  expect(storedMarket()).toBeUndefined()
})

test('a selection is stored in the cookie for the server and in the browser’s storage', () => {
  storeMarket({ locale: 'pt', country: 'CA' })
  expect(document.cookie).toContain('recadinho_locale=pt')
  expect(document.cookie).toContain('recadinho_country=CA')
  forget()
  expect(storedMarket()).toEqual({ locale: 'pt', country: 'CA' })
})

test('selecting a language alone drops the country', () => {
  storeMarket({ locale: 'en', country: 'CA' })
  storeMarket({ locale: 'pt' })
  expect(storedMarket()).toEqual({ locale: 'pt' })
})

test.each([{ locale: 'de' }, { locale: 5 }, 'pt', null, { locale: 'pt', country: 'Canada' }])(
  'a hand-edited selection (%o) is dropped when it is invalid',
  (kept) => {
    lasting.write('recadinho.place.v1', kept)
    const market = storedMarket()
    expect(market === undefined || JSON.stringify(market) === '{"locale":"pt"}').toBe(true)
  },
)

test('prices and dates follow the country, otherwise the language', () => {
  const countries = [{ code: 'CA', locale: 'en-CA' }]
  expect(tagOf({ locale: 'pt', country: 'CA' }, countries)).toBe('en-CA')
  expect(tagOf({ locale: 'pt', country: 'XX' }, countries)).toBe('pt-BR')
  expect(tagOf({ locale: 'en' }, countries)).toBe('en-US')
})
