import type { PartnerLink, PartnerPage } from '@recadinho/contracts/partner-page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser } from './support/app.ts'
import { approveAfter, book } from './support/commissions.ts'
import { orderBody, withKey } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
  await shop.db
    .insertInto('affiliates')
    .values({ code: 'ANA', name: 'Blog da Ana', contact: 'ana@blog.test', commission: 10 })
    .execute()
})
afterAll(() => shop.close())

const path = '/api/admin/affiliates/ana/page'
const makeLink = async () => {
  const answer = await staff.post(path)
  expect(answer.statusCode).toBe(201)
  return answer.json<PartnerLink>().link
}
const tokenOf = (link: string) => new URL(link).hash.slice(1)
const open = (token: string) => shop.browser().post('/api/partner-page', { token })
const opened = async (token: string) => (await open(token)).json<PartnerPage>()

test('S1, S2: staff create a link, replace it and revoke it; the log has no secret', async () => {
  expect((await staff.get(path)).json()).toEqual({ madeAt: null })
  const first = await makeLink()
  expect(first).toMatch(/^https:\/\/shop\.example\.com\/partner#[A-Za-z0-9_-]{43}$/)
  expect((await staff.get(path)).json().madeAt).not.toBeNull()
  const second = await makeLink()
  expect((await open(tokenOf(first))).statusCode).toBe(404)
  expect((await open(tokenOf(second))).statusCode).toBe(200)
  const revoke = () => staff.send({ method: 'DELETE', url: path })
  expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([204, 204])
  expect((await open(tokenOf(second))).statusCode).toBe(404)
  const log = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', 'affiliates/ANA')
    .orderBy('id')
    .execute()
  expect(log).toEqual(
    ['opened', 'opened', 'closed'].map((what) => ({ action: `affiliate.page_${what}`, details: {} })),
  )
  const stored = JSON.stringify(await shop.db.selectFrom('partner_pages').selectAll().execute())
  for (const link of [first, second]) {
    expect(stored).not.toContain(tokenOf(link))
    expect(shop.logs()).not.toContain(tokenOf(link))
  }
})

test('S4: it counts clicks and paid orders, and sums commission and payouts; nothing about a buyer', async () => {
  const token = tokenOf(await makeLink())
  for (let visitor = 0; visitor < 3; visitor += 1) {
    const browser = shop.browser()
    await browser.post('/api/user-access/register', { phoneNumber: '', ipAddress: null, userAgent: 'x' })
    await browser.post('/api/affiliates/click', { code: 'ANA', referrer: '' })
  }
  const first = await paidOrder(shop, shop.browser(), { affiliateCode: 'ANA' })
  await book(shop)
  await approveAfter(shop, 31)
  const paying = { currency: 'BRL', amounts: [{ code: 'ANA', amount: 499 }] }
  expect((await staff.post('/api/admin/affiliate-payouts', paying, withKey())).statusCode).toBe(201)
  const second = await paidOrder(shop, shop.browser(), { affiliateCode: 'ANA' })
  await book(shop)

  const page = await opened(token)
  const [now] = page.months
  expect(page).toEqual({
    name: 'Blog da Ana',
    link: 'https://shop.example.com/?code=ANA',
    commission: 10,
    active: true,
    waitingDays: 30,
    months: [{ month: now?.month, clicks: 3, orders: 2 }],
    accounts: [
      {
        currency: 'BRL',
        pending: 499,
        approved: 0,
        paid: 499,
        months: [{ month: now?.month, pending: 499, approved: 0, paid: 499 }],
      },
    ],
    payouts: [{ at: page.payouts[0]?.at, currency: 'BRL', amount: 499 }],
  })
  const text = JSON.stringify(page)
  const { childName, guardianName, guardianEmail, whatsappNumber } = orderBody
  for (const secret of [childName, guardianName, guardianEmail, whatsappNumber, 'ana@blog.test'])
    expect(text).not.toContain(secret)
  for (const order of [first, second]) {
    expect(text).not.toContain(order.number)
    expect(text).not.toContain(order.id)
  }
})

test('S5: months with deleted clicks have no click count', async () => {
  const token = tokenOf(await makeLink())
  await shop.db
    .updateTable('orders')
    .set({ confirmed_at: new Date('2020-01-15T12:00:00Z') })
    .where('affiliate_code', '=', 'ANA')
    .execute()
  expect((await opened(token)).months.at(-1)).toEqual({ month: '2020-01', clicks: null, orders: 2 })
})

test('S3: wrong, revoked and unknown secrets look the same; malformed ones are refused', async () => {
  expect((await open('x'.repeat(43))).statusCode).toBe(404)
  expect((await open('short')).statusCode).toBe(400)
  expect((await staff.get('/api/admin/affiliates/nobody/page')).statusCode).toBe(404)
  expect((await staff.post('/api/admin/affiliates/nobody/page')).statusCode).toBe(404)
})

test('S3: attempts are limited', async () => {
  const guarded = await createTestApp({ env: { RATE_LIMITS: 'on' } })
  try {
    const browser = guarded.browser()
    const knock = () => browser.post('/api/partner-page', { token: 'x'.repeat(43) })
    for (let time = 0; time < 30; time += 1) expect((await knock()).statusCode).toBe(404)
    expect((await knock()).statusCode).toBe(429)
  } finally {
    await guarded.close()
  }
})
