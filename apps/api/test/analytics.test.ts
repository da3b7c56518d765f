import { randomUUID } from 'node:crypto'
import { orderParts, type Annotation, type SalesReport } from '@recadinho/contracts/analytics'
import { sessionParts, type TrackingStats } from '@recadinho/contracts/tracking'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAuditEntry } from '../src/modules/audit/queries.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { insertManyOrders } from './support/many-orders.ts'
import { placeOrder } from './support/order.ts'
import { createShop, openPayment, submitCard, type Shop } from './support/shop.ts'
import { signedInAs } from './support/staff.ts'
import { countVisits, pageEvent, userAgent } from './support/tracking.ts'

let shop: Shop
let marketing: Browser
const campaigns = ['natal', 'natal', '=2+5']

/** Three orders from a newsletter's campaigns and one without a session, all paid, two of them a day later. */
beforeAll(async () => {
  shop = await createShop({ overrides: { mailer: createTestMailer().mailer } })
  for (const [index, campaign] of [...campaigns, null].entries()) {
    if (index === 2) shop.clock.advance(24 * 3_600_000)
    const browser = shop.browser()
    const query = campaign === null ? {} : { utm_source: 'newsletter', utm_campaign: campaign }
    if (campaign !== null)
      await browser.post(
        '/api/user-tracking/track',
        pageEvent({ at: shop.clock.now(), sessionId: randomUUID(), query }),
        { headers: { 'user-agent': userAgent } },
      )
    const { order } = await placeOrder(browser)
    const { clientSecret } = await openPayment(browser, order.id, 'card')
    await submitCard(shop, clientSecret)
    await shop.idle()
    await shop.workers.outbox.runOnce()
  }
  await eventually(async () =>
    expect(await shop.db.selectFrom('order_origins').select('order_id').execute()).toHaveLength(3),
  )
  await countVisits(shop.ctx)
  marketing = await signedInAs(shop, 'marketing')
})
afterAll(() => shop.close())

const read = async <T>(path: string) => (await marketing.get(`/api/admin/analytics/${path}`)).json<T>()
const sales = (query = '') => read<SalesReport>(`sales${query}`)

test('N2, N3: orders and money are those of a plain count, and of the dashboard', async () => {
  const { totals, days, parts, before } = await sales('?days=7')
  const { rows } = await sql`
    select currency, count(*)::int as orders, sum(total)::int as total,
      (select sum(amount)::int from ledger l where kind = 'capture' and l.currency = o.currency) as received, 0 as refunded
    from orders o where confirmed_at is not null group by currency order by currency`.execute(shop.db)
  expect(totals).toEqual(rows)
  const owner = await signedInAs(shop, 'owner')
  const figures = async (path: string) => (await owner.get(`/api/admin/figures/${path}?days=7`)).json()
  const sum = (list: { [name: string]: unknown }[], name: string) =>
    list.reduce((total, each) => total + Number(each[name]), 0)
  expect(sum(totals, 'orders')).toBe(sum((await figures('sales')).days, 'paid'))
  expect(sum(totals, 'received')).toBe(sum((await figures('revenue')).days, 'received'))
  expect(days.reduce((count, { orders }) => count + orders, 0)).toBe(4)
  expect(new Set(days.map(({ day }) => day)).size).toBe(2)
  expect(before).toEqual([])
  const keys = (part: string) =>
    parts.filter((each) => each.part === part).map(({ key, orders }) => [key, orders])
  expect(keys('source')).toEqual([
    ['newsletter', 3],
    [null, 1],
  ])
  expect(keys('campaign')).toEqual([
    ['natal', 2],
    ['=2+5', 1],
    [null, 1],
  ])
  expect(keys('device')).toEqual([
    ['desktop', 3],
    [null, 1],
  ])
  expect(keys('promo_code')).toEqual([['', 4]])
})

test('N5, E4.2: each table of visits and of orders adds up to the whole', async () => {
  const path = '/api/user-tracking/stats?days=7'
  const stats = (await marketing.get(path)).json<TrackingStats>()
  for (const part of sessionParts.filter((each) => each !== 'page')) {
    const shares = stats.parts.filter((share) => share.part === part)
    const sum = (name: 'sessions' | 'paid') => shares.reduce((total, share) => total + share[name], 0)
    expect([part, sum('sessions'), sum('paid')]).toEqual([part, stats.totals.sessions, stats.totals.paid])
  }
  const { totals, parts } = await sales('?days=7')
  for (const part of orderParts)
    for (const { currency, orders, total } of totals) {
      const rows = parts.filter((row) => row.part === part && row.currency === currency)
      const sum = (name: 'orders' | 'total') => rows.reduce((added, row) => added + row[name], 0)
      expect([part, sum('orders'), sum('total')]).toEqual([part, orders, total])
    }
  expect(stats.totals.visitors).toBe(stats.totals.sessions)
})

test('N5: the orders of one source are as many as the sessions of it that paid', async () => {
  const stats = async (query: string) =>
    (await marketing.get(`/api/user-tracking/stats?${query}`)).json<{ totals: { paid: number } }>()
  for (const query of ['source=newsletter', 'campaign=natal', 'device=desktop', 'source=direct']) {
    const paid = (await sales(`?${query}`)).totals.reduce((count, { orders }) => count + orders, 0)
    expect([query, paid]).toEqual([query, (await stats(query)).totals.paid])
  }
  expect((await sales('?campaign=natal')).totals).toMatchObject([{ orders: 2 }])
})

test('N7: the days before are compared with', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(shop.clock.now())
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const { totals, before } = await sales(`?startDate=${tomorrow}&endDate=${tomorrow}`)
  expect(totals).toEqual([])
  expect(before).toEqual((await sales('?days=1')).totals)
})

test('N8: what staff changed in the period, without who did it', async () => {
  const entry = (action: 'package.changed' | 'promo_code.created' | 'settings.changed', details: object) =>
    insertAuditEntry(shop.db, {
      at: shop.clock.now(),
      staffId: null,
      action,
      subject: action === 'promo_code.created' ? 'promo-codes/NATAL10' : 'packages/one',
      details: details as Record<string, { now?: unknown }>, // as written by an edit
    })
  await entry('package.changed', { prices: { was: [], now: [] } })
  await entry('package.changed', { position: { was: 1, now: 2 } })
  await entry('promo_code.created', { percentage: { now: 10 } })
  await entry('settings.changed', { seasonalBanner: { was: 'auto', now: 'christmas' } })
  const { items } = await read<{ items: Annotation[] }>('annotations?days=2')
  expect(items.map(({ kind }) => kind)).toEqual(['price_changed', 'promo_code_created', 'banner_changed'])
  expect(items[1]?.name).toEqual({ en: 'NATAL10', pt: 'NATAL10' })
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['at', 'day', 'kind', 'name'])
  expect((await read<{ items: Annotation[] }>('annotations?endDate=2026-01-01')).items).toEqual([])
})

test('N9: tables as CSV: the figures of the page, and no formula', async () => {
  const table = async (name: string) => (await read<{ csv: string }>(`csv?table=${name}`)).csv.split('\r\n')
  const [{ totals }, campaignLines, dayLines] = await Promise.all([sales(), table('campaign'), table('days')])
  expect(campaignLines[0]).toBe('\uFEFFcampaign,sessions,paidSessions,currency,orders,total')
  expect(campaignLines).toContain('natal,2,2')
  expect(campaignLines.find((line) => line.startsWith('natal,,'))).toMatch(/^natal,,,[A-Z]{3},2,[\d.]+$/)
  expect(campaignLines.find((line) => line.startsWith('(no visit known),'))).toMatch(/^[^,]+,,,[A-Z]{3},1,/)
  for (const line of campaignLines) expect(line).not.toMatch(/^[=+@-]/)
  const received = dayLines
    .map((line) => line.split(','))
    .reduce((sum, cells) => sum + Math.round(Number(cells[8]) * 100 || 0), 0)
  expect(received).toBe(totals.reduce((sum, each) => sum + each.received, 0))
  for (const name of ['page', 'country', 'promo_code', 'affiliate', 'referrer', 'entry', 'device', 'source'])
    expect((await table(name))[0]).toContain(name)
})

test.each(['csv', 'csv?table=orders', 'sales?source=', 'annotations?source=x', 'sales?days=0'])(
  '%s is refused',
  async (path) => {
    expect((await marketing.get(`/api/admin/analytics/${path}`)).statusCode).toBe(400)
  },
)

test('N5: beside the hundred largest campaigns, the orders of the others add up', async () => {
  await insertManyOrders(shop, 260)
  await sql`insert into order_origins (order_id, source, campaign, device)
    select id, 'newsletter', number, 'mobile' from orders where idempotency_key like 'many-%'`.execute(
    shop.db,
  )
  const { parts, totals } = await sales('?source=newsletter&days=30')
  const found = parts.filter(({ part }) => part === 'campaign')
  const sum = (rows: readonly { orders: number }[]) => rows.reduce((whole, { orders }) => whole + orders, 0)
  expect(new Set(found.map(({ key }) => key)).size).toBe(101)
  expect(found.at(-1)).toMatchObject({ key: 'other' })
  expect(sum(found)).toBe(sum(totals))
})
