import type { ScriptLine } from '@recadinho/contracts/scripts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TakenOrder } from '@recadinho/contracts/phone-orders'
import type { Browser } from './support/app.ts'
import { orderBody, placeOrder, withKey } from './support/order.ts'
import { form, previewOf } from './support/script-writer.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const brother = { ...form, childName: 'Davi', additionalNotes: 'Ele ama trens.' }

/** What is no greeting, name or age. */
const sentencesOf = (lines: readonly ScriptLine[] | null) =>
  (lines ?? [])
    .flatMap(({ text }) => text.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 4 && !/anos/.test(sentence))

/** A browser that has paid for a film with the words that its preview showed. */
async function afterFirstFilm() {
  const browser = shop.browser()
  const { script } = await paidOrder(shop, browser, form)
  return { browser, first: script }
}

test('O9.6: a brother’s film ordered in the same browser has other lines, and they are the shop’s', async () => {
  const { browser, first } = await afterFirstFilm()
  const { lines, fault } = await previewOf(browser, brother)
  expect(fault).toBe('off')
  const repeated = (script: readonly ScriptLine[] | null) => {
    const said = sentencesOf(first)
    return sentencesOf(script).filter((sentence) => said.includes(sentence))
  }
  const elsewhere = await placeOrder(shop.browser(), { ...brother, ...another() })
  expect(repeated(elsewhere.order.script)).not.toEqual([])
  expect(repeated(lines)).toEqual([])
  // Another address and number: only the browser tells that it is one family.
  const { order } = await placeOrder(browser, {
    ...brother,
    guardianEmail: 'avo@example.com',
    whatsappNumber: '5511912349999',
    script: lines,
  })
  expect(order.script).toEqual(lines)
  expect(new Set(order.script.map(({ origin }) => origin))).toEqual(new Set(['shop', 'note']))
})

test('O9.6: lines that the browser wrote itself are the shop’s as well', async () => {
  const { browser } = await afterFirstFilm()
  const { order: alone } = await placeOrder(shop.browser(), { ...brother, ...another() })
  const { order } = await placeOrder(browser, { ...brother, ...another(), script: alone.script })
  expect(order.script).toEqual(alone.script)
})

test('O9.6: a browser without a film that is paid writes itself, and nobody learns of another’s', async () => {
  const { browser } = await afterFirstFilm()
  const unpaid = shop.browser()
  await placeOrder(unpaid, form)
  const forged = shop.browser()
  const [name, value] = cookieOf(browser)
  forged.cookies.set(name, value.replace(/\.[\w-]+/, `.${'x'.repeat(43)}`))
  for (const other of [shop.browser(), unpaid, forged])
    expect(await previewOf(other, brother)).toEqual({ lines: null, fault: 'off' })
  expect((await previewOf(browser, brother)).lines).not.toBeNull()
})

test('O9.6: staff who take an order by phone see a script that repeats nothing of the family’s films', async () => {
  const family = another()
  const { script } = await paidOrder(shop, shop.browser(), { ...form, ...family })
  const staff = await signedIn(shop)
  const films = async (known: object) =>
    (await staff.post('/api/admin/family-films', known)).json<{ scripts: string[] }>().scripts
  const said = script.map(({ text }) => text).join(' ')
  for (const known of [
    { whatsappNumber: family.whatsappNumber },
    { guardianEmail: family.guardianEmail.toUpperCase() },
  ])
    expect((await films(known)).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      expect.stringContaining(said.slice(0, 40)),
    ])
  expect(await films(another())).toEqual([])
  expect((await staff.post('/api/admin/family-films', {})).statusCode).toBe(400)

  // What they saw was written with those films, and is the shop's.
  const drafted = await staff.post('/api/admin/orders', { ...orderBody, ...brother, ...family }, withKey())
  const { lines } = (await readAdminOrder(staff, drafted.json<TakenOrder>().id)).script
  expect(sentencesOf(lines).filter((sentence) => sentencesOf(script).includes(sentence))).toEqual([])
  const seen = { ...orderBody, ...brother, ...family, script: lines }
  const taken = await staff.post('/api/admin/orders', seen, withKey())
  const { script: stored } = await readAdminOrder(staff, taken.json<TakenOrder>().id)
  expect(stored.lines).toEqual(lines)
})

let families = 0
/** Whom the shop does not know yet. */
const another = () => ({
  guardianEmail: `familia-${(families += 1)}@example.com`,
  whatsappNumber: `55119123${String(40_000 + families)}`,
})

function cookieOf(browser: Browser): [name: string, value: string] {
  const found = [...browser.cookies].find(([name]) => name.includes('recadinho_order'))
  if (!found) throw new Error('The browser has no order')
  return found
}
