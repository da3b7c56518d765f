import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { createTestMailer } from './support/mailer.ts'
import { placeOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'

const { mailer, sent } = createTestMailer()
let shop: Shop
beforeAll(async () => {
  shop = await createShop({
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' },
    overrides: { mailer },
  })
})
afterAll(() => shop.close())

const anAddress = () => `${randomUUID()}@example.com`
let networks = 0
/** Each network has its own limit. */
const aNetwork = () => `10.0.${(networks += 1)}.1`

async function unpaidOrder(guardianName = 'Ana Souza') {
  const browser = shop.browser()
  const guardianEmail = anAddress()
  const { order } = await placeOrder(browser, { guardianEmail, guardianName })
  let detailsVersion = 1
  async function changeAddress(address: string, from: string, by: Browser = browser) {
    const response = await by.send({
      method: 'PATCH',
      url: `/api/orders/${order.id}`,
      headers: { 'x-forwarded-for': from },
      payload: { detailsVersion, changes: { guardianEmail: address } },
    })
    if (response.statusCode === 200) detailsVersion += 1
    return response
  }
  return { ...order, browser, guardianEmail, changeAddress }
}

const sentTo = (address: string) => sent.filter(({ to }) => to === address)

test('S2, X7: forty changes of one order’s address are five; the sixth says when the next is possible', async () => {
  const { changeAddress, number } = await unpaidOrder()
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push((await changeAddress(anAddress(), aNetwork())).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  const refused = await changeAddress(anAddress(), aNetwork())
  expect(refused.json()).toMatchObject({ code: 'rate_limited' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  await shop.workers.outbox.runOnce()
  // Five notices, and one link: the newest superseded the others.
  expect(sent.filter(({ subject }) => subject.includes(number))).toHaveLength(6)
  shop.clock.advance(3_600_000)
  expect((await changeAddress(anAddress(), aNetwork())).statusCode).toBe(200)
})

test('S2, X7: one address gets six such e-mails an hour, however many orders name it', async () => {
  const victim = anAddress()
  let accepted = 0
  for (let n = 0; n < 10; n++) {
    const { changeAddress } = await unpaidOrder()
    const spelled = n % 2 === 0 ? victim : victim.toUpperCase()
    if ((await changeAddress(spelled, aNetwork())).statusCode === 200) accepted += 1
  }
  expect(accepted).toBe(6)
  await shop.workers.outbox.runOnce()
  expect([...sentTo(victim), ...sentTo(victim.toUpperCase())]).toHaveLength(6)
})

test('S2, X7: one network causes sixty an hour, and others are not held up by it', async () => {
  const network = aNetwork()
  const orders = await Promise.all(Array.from({ length: 14 }, () => unpaidOrder()))
  const statuses: number[] = []
  for (let n = 0; n < 5; n++)
    for (const { changeAddress } of orders)
      statuses.push((await changeAddress(anAddress(), network)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const honest = await unpaidOrder()
  expect((await honest.changeAddress(anAddress(), aNetwork())).statusCode).toBe(200)
})

test('S2, X7: links are limited by address too, and a stranger’s request learns nothing of it', async () => {
  const address = anAddress()
  const statuses = new Set<number>()
  for (let n = 0; n < 4; n++) {
    const { order } = await placeOrder(shop.browser(), { guardianEmail: address })
    for (let time = 0; time < 3; time++) {
      const response = await shop.browser().send({
        method: 'POST',
        url: '/api/order-links',
        headers: { 'x-forwarded-for': aNetwork() },
        payload: { number: order.number, email: address },
      })
      statuses.add(response.statusCode)
    }
    await shop.workers.outbox.runOnce()
  }
  expect(statuses).toEqual(new Set([204]))
  expect(sentTo(address).length).toBeLessThanOrEqual(6)
  const { rows } = await shop.ctx.pool.query(`select bucket from rate_limits where bucket like '%@%'`)
  expect(rows).toEqual([])
})

test('S2: what a buyer typed does not reach an address that has not shown that it is theirs', async () => {
  const bait = 'You won! Claim at https://evil.example'
  const { changeAddress, guardianEmail } = await unpaidOrder(bait)
  const victim = anAddress()
  await changeAddress(victim, aNetwork())
  await shop.workers.outbox.runOnce()
  expect([...sentTo(guardianEmail), ...sentTo(victim)]).toHaveLength(2)
  // A receipt greets by one name of short words of letters, or not at all.
  const addresses = [anAddress(), anAddress(), anAddress()]
  for (const [index, guardianName] of [bait, 'https://evil.example', 'Maria-José Souza'].entries())
    await paidOrder(shop, shop.browser(), { guardianName, guardianEmail: addresses[index] })
  await shop.workers.outbox.runOnce()
  const greetings = addresses.map((address) => sentTo(address)[0]?.text.split('\n')[0])
  expect(greetings).toEqual(['Olá!', 'Olá!', 'Olá, Maria-José!'])
  for (const { text } of sent) expect(text).not.toContain('evil.example')
})
