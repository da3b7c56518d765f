import type { Catalog } from '@recadinho/contracts/catalog'
import type { AdminCountries, AdminCountry, CurrencyRates } from '@recadinho/contracts/countries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const list = async () => (await owner.get('/api/admin/countries')).json<AdminCountries>().items
const catalog = async (query = 'locale=en') =>
  (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>()
const patch = (path: string, payload: object) =>
  owner.send({ method: 'PATCH', url: `/api/admin/${path}`, payload })
const rateOf = async (currency: string) =>
  (await owner.get('/api/admin/currency-rates'))
    .json<CurrencyRates>()
    .items.find((rate) => rate.currency === currency)
const setRate = (currency: string, perUsd: string, was: object) =>
  patch(`currency-rates/${currency}`, { was, changes: { perUsd } })
const trail = async (subject: string) =>
  (
    await shop.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action, details }) => [action, details])
const poland: AdminCountry = {
  code: 'PL',
  name: { en: 'Poland', pt: 'Polônia' },
  currency: 'PLN',
  locale: 'pl-PL',
  offer: 'full',
  position: 12,
  active: true,
}

test('a country that is added sells at once in its currency, and can be switched off', async () => {
  expect((await list()).map(({ code }) => code)).toContain('US')
  const made = await owner.post('/api/admin/countries', poland)
  expect([made.statusCode, made.json()]).toEqual([201, poland])
  expect(await list()).toContainEqual(poland)
  await eventually(async () => {
    const { countries, packages } = await catalog('locale=en&country=PL')
    expect(countries.at(-1)).toMatchObject({ code: 'PL', flag: 'pl', name: poland.name })
    expect(packages[0]?.price).toEqual({ amount: 4079, currency: 'PLN' })
  })
  const off = await patch('countries/PL', { was: { active: true }, changes: { active: false } })
  expect(off.json()).toEqual({ ...poland, active: false })
  await eventually(async () =>
    expect((await catalog()).countries.map(({ code }) => code)).not.toContain('PL'),
  )
  expect((await trail('countries/PL')).at(-1)).toEqual([
    'country.changed',
    { active: { was: true, now: false } },
  ])
})

test('a limited country is offered only the packages that are marked for it', async () => {
  const limited = { was: { offer: 'full' }, changes: { offer: 'limited' } }
  expect((await patch('countries/IE', limited)).statusCode).toBe(200)
  await eventually(async () => expect((await catalog('locale=en&country=IE')).packages).toEqual([]))
  const stale = await patch('countries/IE', limited)
  expect(stale.statusCode).toBe(200)
  const theirs = await patch('countries/IE', { was: { position: 500 }, changes: { position: 3 } })
  expect([theirs.statusCode, theirs.json().details]).toEqual([409, { changed: ['position'] }])
})

test.each([
  ['one that the shop has', { code: 'US', locale: 'en-US' }, 'code'],
  ['one that does not exist', { code: 'QX', locale: 'en-QX' }, 'code'],
  ['a currency that does not exist', { currency: 'ZZZ' }, 'currency'],
  ['a language of another country', { locale: 'pt-BR' }, 'locale'],
])('%s is refused', async (_, change, field) => {
  const refused = await owner.post('/api/admin/countries', {
    ...poland,
    code: 'FR',
    locale: 'fr-FR',
    ...change,
  })
  expect([refused.statusCode, refused.json().details.issues[0].path]).toEqual([400, `body/${field}`])
})

test('the last country that buyers can choose stays', async () => {
  await shop.db.updateTable('countries').set({ active: false }).where('code', '!=', 'US').execute()
  const refused = await patch('countries/US', { was: { active: true }, changes: { active: false } })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation_failed'])
  await patch('countries/CA', { was: { active: false }, changes: { active: true } })
})

test('a new rate converts prices at once; an order keeps the rate it was made with', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { country: 'CA' })
  const was = await rateOf('CAD')
  expect(was).toEqual({ currency: 'CAD', perUsd: '1.37000000', changedAt: null })
  expect((await setRate('CAD', '1.5', { perUsd: '1.37' })).statusCode).toBe(200)
  expect(await rateOf('CAD')).toEqual({
    currency: 'CAD',
    perUsd: '1.50000000',
    changedAt: expect.stringContaining('T') as string, // the time is the clock's
  })
  await eventually(async () =>
    expect((await catalog('locale=en&country=CA')).packages[0]?.price).toEqual({
      amount: 1485,
      currency: 'CAD',
    }),
  )
  expect((await readOrder(browser, order.id)).amounts).toEqual(order.amounts)
  expect(await trail('currency-rates/CAD')).toEqual([
    ['currency_rate.changed', { perUsd: { was: '1.37000000', now: '1.50000000' } }],
  ])
  const stale = await setRate('CAD', '1.6', { perUsd: '1.37' })
  expect([stale.statusCode, stale.json().details]).toEqual([409, { changed: ['perUsd'] }])
})

test('a currency without a rate gets one; the dollar has none to set, nor has a currency that nobody knows', async () => {
  expect((await setRate('CHF', '0.9', {})).statusCode).toBe(200)
  expect(await rateOf('CHF')).toMatchObject({ perUsd: '0.90000000' })
  expect((await setRate('USD', '2', { perUsd: '1' })).statusCode).toBe(404)
  expect((await setRate('ZZZ', '2', {})).statusCode).toBe(404)
})

test.each(['0', '0.000', '-1', '1,5', '1e3', '123456789', '0.123456789', 'NaN'])(
  'a rate of %s is refused',
  async (perUsd) => {
    const refused = await setRate('EUR', perUsd, { perUsd: '0.95' })
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation_failed'])
  },
)
