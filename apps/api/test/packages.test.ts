import type { Catalog } from '@recadinho/contracts/catalog'
import type { AdminPackage, AdminPackages, PackageFields } from '@recadinho/contracts/packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createdDetails } from '../src/edits.ts'
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

const id = 'one-character'
const list = async () => (await owner.get('/api/admin/packages')).json<AdminPackages>()
const read = async (): Promise<AdminPackage> => {
  const found = (await list()).items.find((each) => each.id === id)
  if (!found) throw new Error('The package is gone')
  return found
}
const send = ({ id: of = id, ...was }: Partial<AdminPackage>, changes: object) =>
  owner.send({ method: 'PATCH', url: `/api/admin/packages/${of}`, payload: { was, changes } })
const change = async (changes: object) => send(await read(), changes)
const catalog = async (query = 'locale=en') =>
  (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>()
const shown = async (query?: string) => (await catalog(query)).packages.find((each) => each.id === id)
const usd = (amount: number) => ({ amount, currency: 'USD' })

test('the owner reads every package with its prices, and where each currency is shown', async () => {
  const { items, markets } = await list()
  expect(items.map(({ id: name, position }) => [name, position])).toEqual([
    ['one-character', 0],
    ['two-characters', 1],
    ['three-characters', 2],
  ])
  expect((await read()).prices).toEqual([{ amount: 4990, currency: 'BRL' }, usd(990)])
  expect(markets.slice(0, 2).map(({ currency, locale }) => [currency, locale])).toEqual([
    ['USD', 'en-US'],
    ['BRL', 'pt-BR'],
  ])
  expect(markets.find(({ currency }) => currency === 'CAD')).toMatchObject({
    rate: '1.37000000',
    countries: [{ en: 'Canada' }],
  })
})

test('a new price is in the catalog at once, converted ones too; an order keeps the price it was made with', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const before = order.amounts
  expect((await change({ prices: [usd(2000)] })).statusCode).toBe(200)
  await eventually(async () => {
    expect((await shown())?.price).toEqual(usd(2000))
    expect((await shown('locale=en&country=CA'))?.price).toEqual({ amount: 2740, currency: 'CAD' })
  })
  expect((await readOrder(browser, order.id)).amounts).toEqual(before)
  await change({ prices: [usd(990), { amount: 4990, currency: 'BRL' }] })
  await eventually(async () => expect((await shown('locale=pt'))?.price.amount).toBe(4990))
})

test('texts, count and place are the shop’s at once, and the log has both values of what changed', async () => {
  const title = { en: 'Just one', pt: 'Só um' }
  expect((await change({ title, position: 7 })).statusCode).toBe(200)
  await eventually(async () => {
    expect((await catalog()).packages.at(-1)).toMatchObject({ id, title })
  })
  const entry = await shop.db
    .selectFrom('audit_log')
    .select(['subject', 'details'])
    .where('action', '=', 'package.changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    subject: `packages/${id}`,
    details: {
      title: { was: { en: 'One character', pt: 'Um personagem' }, now: title },
      position: { was: 0, now: 7 },
    },
  })
})

const party: PackageFields = {
  title: { en: 'Party of three', pt: 'Festa a três' },
  description: { en: 'Three friends sing.', pt: 'Três amigos cantam.' },
  charactersCount: 3,
  deliveryHours: 12,
  position: 9,
  active: true,
  inLimitedOffer: false,
  prices: [usd(4500), { amount: 19_990, currency: 'BRL' }],
  links: [{ method: 'card', amount: usd(4500), url: 'https://pay.example.com/party' }],
}
const add = (wanted: PackageFields) => owner.post('/api/admin/packages', wanted)

test('a new package is sold at once, last in its place, and the log has all of it', async () => {
  const made = await add(party)
  const prices = party.prices.toReversed()
  expect([made.statusCode, made.json()]).toEqual([201, { id: 'party-of-three', ...party, prices }])
  expect((await list()).items.at(-1)).toEqual(made.json())
  await eventually(async () =>
    expect((await catalog()).packages.at(-1)).toMatchObject({
      id: 'party-of-three',
      deliveryHours: 12,
      price: usd(4500),
    }),
  )
  const again = await add(party)
  expect([again.statusCode, again.json().details.issues[0].path]).toEqual([400, 'body/title/en'])
  expect(
    await shop.db
      .selectFrom('audit_log')
      .select(['subject', 'details'])
      .where('action', '=', 'package.created')
      .execute(),
  ).toEqual([{ subject: 'packages/party-of-three', details: createdDetails({ ...party, prices }) }])
  expect((await send(made.json(), { active: false, links: [] })).statusCode).toBe(200)
})

test('a new package without a price is not sold', async () => {
  const title = { en: 'Draft', pt: 'Rascunho' }
  expect((await add({ ...party, title, prices: [], links: [] })).statusCode).toBe(400)
  expect((await add({ ...party, title, prices: [], links: [], active: false })).statusCode).toBe(201)
  expect((await catalog()).packages.map((each) => each.id)).not.toContain('draft')
})

test('the shop names the longest delivery time of what it sells, and an unsold package none', async () => {
  const hours = async () => {
    const { deliveryHours, packages } = await catalog()
    return [deliveryHours, packages.find((each) => each.id === id)?.deliveryHours]
  }
  expect(await hours()).toEqual([24, 24])
  for (const [wanted, longest] of [
    [1, 24],
    [168, 168],
  ] as const) {
    expect((await change({ deliveryHours: wanted })).json()).toMatchObject({ deliveryHours: wanted })
    await eventually(async () => expect(await hours()).toEqual([longest, wanted]))
  }
  expect((await change({ active: false })).statusCode).toBe(200)
  await eventually(async () => expect(await hours()).toEqual([24, undefined]))
  expect((await change({ active: true, deliveryHours: 24 })).statusCode).toBe(200)
  await eventually(async () => expect(await hours()).toEqual([24, 24]))
})

test('payment links are offered once they are set, and no longer once they are removed', async () => {
  const link = { method: 'card', amount: usd(990), url: 'https://pay.example.com/one' }
  const offered = async () => (await catalog()).paymentOptions.some(({ gateway }) => gateway === 'links')
  expect((await change({ links: [link] })).json()).toMatchObject({ links: [link] })
  await eventually(async () => expect(await offered()).toBe(true))
  expect((await change({ links: [] })).statusCode).toBe(200)
  await eventually(async () => expect(await offered()).toBe(false))
})

test('a stale edit is refused with what changed, and overwrites nothing', async () => {
  const seen = await read()
  expect((await send(seen, { prices: [usd(1100)] })).statusCode).toBe(200)
  const stale = await send(seen, { prices: [usd(1200)], position: 3 })
  expect([stale.statusCode, stale.json().details]).toEqual([409, { changed: ['prices'] }])
  expect(await read()).toMatchObject({ prices: [usd(1100)], position: seen.position })
  await change({ prices: seen.prices })
})

test.each([
  ['a price below nothing', { prices: [usd(-1)] }],
  ['a price in parts of a cent', { prices: [usd(9.5)] }],
  ['two prices in one currency', { prices: [usd(1), usd(2)] }],
  ['nothing to pay it with', { prices: [] }],
  ['four characters', { charactersCount: 4 }],
  ['no time to deliver', { deliveryHours: 0 }],
  ['more than a week to deliver', { deliveryHours: 169 }],
  ['part of an hour', { deliveryHours: 1.5 }],
  ['an empty title', { title: { en: ' ', pt: 'Um' } }],
  ['a link that runs', { links: [{ method: 'card', amount: usd(990), url: 'javascript:alert(1)' }] }],
  ['a link that leads nowhere', { links: [{ method: 'card', amount: usd(990), url: 'https://[' }] }],
  ['PIX in dollars', { links: [{ method: 'pix', amount: usd(990), url: 'https://pay.example.com' }] }],
  ['a field of its own', { discount: 5 }],
])('%s is refused, and nothing changes', async (_, changes) => {
  const before = await read()
  const response = await change(changes)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect(await read()).toEqual(before)
})

test('a package that is switched off is not sold; the last one stays for sale', async () => {
  for (const other of (await list()).items.filter((each) => each.id !== id))
    expect((await send(other, { active: false })).statusCode).toBe(200)
  await eventually(async () => expect((await catalog()).packages.map((each) => each.id)).toEqual([id]))
  const refused = await change({ active: false })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation_failed'])
  expect((await send({ id: 'nobody-knows' }, { active: true })).statusCode).toBe(404)
})
