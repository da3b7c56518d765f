// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { storedPlace, storePlace, tagOf } from './place.ts'
import { lasting } from './storage.ts'

const forget = () => {
  for (const name of ['recadinho_locale', 'recadinho_country']) document.cookie = `${name}=;path=/;max-age=0`
}
beforeEach(() => {
  forget()
  localStorage.clear()
})

test('nothing is chosen at first', () => {
  expect(storedPlace()).toBeUndefined()
})

test('a choice goes to the cookie for the server and to the storage', () => {
  storePlace({ locale: 'pt', country: 'CA' })
  expect(document.cookie).toContain('recadinho_locale=pt')
  expect(document.cookie).toContain('recadinho_country=CA')
  forget()
  expect(storedPlace()).toEqual({ locale: 'pt', country: 'CA' })
})

test('choosing a language alone lets the country go', () => {
  storePlace({ locale: 'en', country: 'CA' })
  storePlace({ locale: 'pt' })
  expect(storedPlace()).toEqual({ locale: 'pt' })
})

test.each([{ locale: 'de' }, { locale: 5 }, 'pt', null, { locale: 'pt', country: 'Canada' }])(
  'a hand-edited choice (%o) is dropped where it does not fit',
  (kept) => {
    lasting.write('recadinho.place.v1', kept)
    const place = storedPlace()
    expect(place === undefined || JSON.stringify(place) === '{"locale":"pt"}').toBe(true)
  },
)

test('prices and dates follow the country, else the language', () => {
  const countries = [{ code: 'CA', locale: 'en-CA' }]
  expect(tagOf({ locale: 'pt', country: 'CA' }, countries)).toBe('en-CA')
  expect(tagOf({ locale: 'pt', country: 'XX' }, countries)).toBe('pt-BR')
  expect(tagOf({ locale: 'en' }, countries)).toBe('en-US')
})
