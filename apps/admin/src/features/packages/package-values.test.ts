import type { AdminPackage } from '@recadinho/contracts/packages'
import { expect, it } from 'vitest'
import { shopHours } from '../../lib/package-queries.ts'
import { problemsOf } from './package-problems.ts'
import { packageFields, packageValues, priceInMarket, savingOf } from './package-values.ts'

const saved: AdminPackage = {
  id: 'one-character',
  title: { en: 'One character', pt: 'Um personagem' },
  description: { en: 'One friend.', pt: 'Um amigo.' },
  charactersCount: 1,
  deliveryHours: 24,
  position: 0,
  active: true,
  inLimitedOffer: false,
  prices: [
    { amount: 4990, currency: 'BRL' },
    { amount: 990, currency: 'USD' },
  ],
  links: [
    { method: 'card', amount: { amount: 4990, currency: 'BRL' }, url: 'https://pay.example.com/card' },
    { method: 'pix', amount: { amount: 4490, currency: 'BRL' }, url: 'https://pay.example.com/pix' },
  ],
}
const cad = { currency: 'CAD', locale: 'en-CA', countries: [], rate: '1.37000000' }
const markets = [{ ...cad, currency: 'USD', rate: null }, { ...cad, currency: 'BRL', rate: null }, cad]
const values = packageValues(saved, markets)
const typed = (currency: string, amount: string) => ({
  ...values,
  prices: values.prices.map((price) => (price.currency === currency ? { currency, amount } : price)),
})

it('makes of an untouched form what it was made of', () => {
  expect(packageFields(values)).toEqual({ ...saved, id: undefined })
  expect(problemsOf(values)).toEqual({})
})

it('shows a converted price as the server computes it, and an explicit one as it was typed', () => {
  expect(priceInMarket(values.prices, cad)).toEqual({ amount: 1356, currency: 'CAD' })
  expect(priceInMarket(typed('CAD', '13,50').prices, cad)).toEqual({ amount: 1350, currency: 'CAD' })
  expect(priceInMarket(typed('USD', '').prices, cad)).toBeUndefined()
})

it('counts what is saved against one character alone, in each currency', () => {
  const usd = { currency: 'USD', rate: null }
  expect(savingOf({ amount: 1790, currency: 'USD' }, 2, [saved], usd)).toEqual({
    amount: 190,
    currency: 'USD',
  })
  expect(savingOf({ amount: 2000, currency: 'CAD' }, 2, [saved], cad)).toEqual({
    amount: 712,
    currency: 'CAD',
  })
  expect(savingOf({ amount: 990, currency: 'USD' }, 1, [saved], usd)).toBeUndefined()
  expect(savingOf({ amount: 1790, currency: 'USD' }, 2, [{ ...saved, active: false }], usd)).toBeUndefined()
})

it('takes a price away where it is left empty, and a link with its address', () => {
  expect(packageFields(typed('BRL', '')).prices).toEqual([{ amount: 990, currency: 'USD' }])
  const without = values.links.map((link) => ({ ...link, url: '' }))
  expect(packageFields({ ...values, links: without }).links).toEqual([])
})

it('lets a link without an amount ask for the price', () => {
  const links = values.links.map((link) => ({ ...link, amount: '' }))
  expect(packageFields({ ...values, links }).links.map(({ amount }) => amount.amount)).toEqual([4990, 4990])
})

it('names each field with something wrong in it', () => {
  const wrong = {
    ...typed('USD', 'much'),
    titlePt: ' ',
    position: '-1',
    links: values.links.map((link) => ({ ...link, url: link.method === 'pix' ? 'https://[' : link.url })),
  }
  expect(Object.keys(problemsOf(wrong))).toEqual(['titlePt', 'position', 'prices[0].amount', 'links[2].url'])
  expect(
    problemsOf({ ...values, prices: values.prices.map(({ currency }) => ({ currency, amount: '' })) }),
  ).toHaveProperty(['prices[0].amount'])
})

it.each(['0', '169', '1.5', '', 'a day'])('takes no %j for delivery hours', (deliveryHours) => {
  expect(Object.keys(problemsOf({ ...values, deliveryHours }))).toEqual(['deliveryHours'])
})

it.each(['1', '168'])('takes %s for delivery hours', (deliveryHours) => {
  expect(problemsOf({ ...values, deliveryHours })).toEqual({})
  expect(packageFields({ ...values, deliveryHours }).deliveryHours).toBe(Number(deliveryHours))
})

it('names the longest hours of what is for sale as those of the shop', () => {
  const sold = (deliveryHours: number, active = true) => ({ active, deliveryHours })
  expect(shopHours([sold(12), sold(30), sold(48, false)])).toBe(30)
  expect(shopHours([sold(48, false)])).toBe(24)
})
