import type { Catalog } from '@recadinho/contracts/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './support/order.ts'
import { createShop, requestPayment, type Shop } from './support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ mercadoPago: true })
})
afterAll(() => shop.close())

const optionsOf = async (query: string) =>
  (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>().paymentOptions

test('each payment option says the smallest total that it takes in the currency', async () => {
  const brl = await optionsOf('locale=pt&country=BR')
  const minimums = brl.map(({ gateway, method, flow, minimum }) => [gateway, method, flow, minimum])
  expect(minimums).toContainEqual(['stripe', 'pix', 'code', 50])
  expect(minimums).toContainEqual(['mercadopago', 'card', 'inline', 50])
  expect(minimums).toContainEqual(['mercadopago', 'pix', 'code', undefined])
  const of = async (country: string) =>
    (await optionsOf(`locale=en&country=${country}`)).map((each) => each.minimum)
  expect(new Set(await of('US'))).toEqual(new Set([50]))
  expect(new Set(await of('GB'))).toEqual(new Set([30]))
  expect(new Set(await of('HK'))).toEqual(new Set([400]))
})

test('in a currency without a minimum of its own it is worth as much as in USD', async () => {
  const [option] = await optionsOf('locale=en&country=PH')
  const rate = await shop.db
    .selectFrom('currency_rates')
    .select('per_usd')
    .where('currency', '=', 'PHP')
    .executeTakeFirstOrThrow()
  expect(option?.minimum).toBe(Math.round(50 * Number(rate.per_usd)))
})

test('an order whose promo code leaves too little is refused before any provider is asked', async () => {
  const code = { code: 'ALMOST97', percentage: 97, announced: false, active: true }
  await shop.db.insertInto('promo_codes').values(code).execute()
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { promoCode: code.code, locale: 'en', country: 'US' })
  expect(order.amounts.total).toEqual({ amount: 30, currency: 'USD' })
  const answer = await requestPayment(browser, order.id, 'card')
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'payment_method_unavailable'])
  expect(shop.gateway.ledger.list('payment_intent')).toEqual([])
})
