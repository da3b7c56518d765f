import type { OutboxPage } from '@recadinho/contracts/outbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import type { Browser } from './support/app.ts'
import { createTestMailer } from './support/mailer.ts'
import { eventsOf, messagesOf, onLastAttempt, retryNow } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const { mailer, sent, refuse, breakOff } = createTestMailer()
/** A mail server of its own, so that what a shop sends in the background never meets a refusal meant for the other. */
const background = createTestMailer()
let shop: Shop
/** The same, but its outbox is processed by the test. */
let idle: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop({ jobs: true, overrides: { mailer: background.mailer } })
  idle = await createShop({ overrides: { mailer } })
  owner = await signedIn(idle)
})
afterAll(async () => {
  await shop.close()
  await idle.close()
})

const receiptsFor = (number: string) =>
  [...background.sent, ...sent].filter(({ text }) => text.includes(number))
/** What the outbox and the logs hold of an order. */
async function traces({ db, logs }: Shop, orderId: string) {
  const events = await db.selectFrom('outbox_events').selectAll().where('order_id', '=', orderId).execute()
  return JSON.stringify(events) + logs()
}
const work = () => idle.workers.outbox.runOnce()

test('P5.3: once paid, the receipt goes out once, in the language of the order, with a link that opens it', async () => {
  const order = await paidOrder(shop, shop.browser())
  await eventually(async () =>
    expect(await eventsOf(shop.db, order.id, 'receipt')).toMatchObject([
      { kind: 'receipt', state: 'done', attempts: 1 },
    ]),
  )
  expect(await messagesOf(shop.db, order.id)).toEqual([{ to_state: 'sent', reason: 'receipt' }])
  const mail = background.sent.at(-1)
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: expect.stringContaining(order.number) })
  expect(mail?.text).toMatch(/^Olá, Ana!\n\n/)
  expect(mail?.text).toContain('Recebemos o seu pagamento, e o vídeo para Olívia já')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('R$ 49,90')
  // Without its zone a deadline would mean another hour to a buyer who lives elsewhere.
  expect(mail?.text).toMatch(/Entrega até: .* às \d\d:\d\d \(horário de Brasília\)/)
  expect(mail?.html).toMatch(/ às \d\d:\d\d \(horário de Brasília\)/)
  // D10: only there.
  expect(mail?.subject).not.toContain('Olívia')
  expect(await traces(shop, order.id)).not.toContain('Olívia')
  expect(mail?.html).toContain('src="https://')
  expect(mail?.html).toContain('>Olá, Ana!</h1>')
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/order-confirmation')
  expect(link.searchParams.get('lang')).toBe('pt')
  const id = link.searchParams.get('order')
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  expect(link.search).not.toContain('token')
  expect((await shop.browser().get(`/api/orders/${id}?token=${token}`)).json()).toMatchObject({
    number: order.number,
  })
  expect(receiptsFor(order.number)).toHaveLength(1)
})

test('P5.3: a mail server that refuses is tried again; its words are not kept, and no receipt goes out twice', async () => {
  const order = await paidOrder(idle, idle.browser(), { locale: 'en', country: 'US' })
  refuse(1)
  await work()
  expect(await eventsOf(idle.db, order.id, 'receipt')).toMatchObject([
    { state: 'waiting', attempts: 1, last_error: 'EENVELOPE' },
  ])
  await retryNow(idle.db)
  await work()
  await work()
  expect(await eventsOf(idle.db, order.id, 'receipt')).toMatchObject([
    { state: 'done', attempts: 2, last_error: null },
  ])
  expect(
    receiptsFor(order.number).map(({ text }) => text.includes("we're making Olívia's video now")),
  ).toEqual([true])
  expect(idle.logs()).not.toContain('no such user')
})

test('A9: of several receipts only the one that failed is sent again, each finished on its own', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => paidOrder(idle, idle.browser())))
  refuse(1)
  await work()
  const states = await Promise.all(
    orders.map(async ({ id }) => (await eventsOf(idle.db, id, 'receipt'))[0]?.state),
  )
  expect(states.filter((state) => state === 'done')).toHaveLength(2)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(1)
  await retryNow(idle.db)
  await work()
  for (const { number } of orders) expect(receiptsFor(number)).toHaveLength(1)
})

test('A9, X3: a receipt whose connection broke after its end is not sent again, but shown', async () => {
  const order = await paidOrder(idle, idle.browser())
  breakOff()
  await work()
  await retryNow(idle.db)
  await work()
  expect(receiptsFor(order.number)).toHaveLength(1)
  expect(await eventsOf(idle.db, order.id, 'receipt')).toMatchObject([
    { state: 'dead', dead_reason: 'outcome_unknown', last_error: 'ECONNECTION' },
  ])
})

test('A8: no table holds a private link or its secret, in whatever state the receipt is', async () => {
  const order = await paidOrder(idle, idle.browser())
  const holdsLink = async () => {
    const { rows } = await idle.ctx.pool.query<{ text: string }>(
      `select e::text || coalesce(o::text, '') as text from outbox_events e left join order_events o using (order_id)
       where e.order_id = $1`,
      [order.id],
    )
    return rows.some(({ text }) => /order-confirmation|token/.test(text.replace('lease_token', '')))
  }
  refuse(1)
  await work()
  expect(await holdsLink()).toBe(false)
  await retryNow(idle.db)
  await work()
  expect(receiptsFor(order.number)[0]?.text).toContain('#token=')
  expect(await holdsLink()).toBe(false)
})

test('P5.9: a receipt that failed for good is shown to the owner, and goes out once when it is sent again', async () => {
  const failed = await paidOrder(idle, idle.browser())
  const stuck = async (orderId: string) =>
    (await owner.get(`/api/admin/outbox?orderId=${orderId}`)).json<OutboxPage>().events
  await onLastAttempt(idle.db, failed.id, 'receipt')
  refuse(1)
  await work()
  const other = await paidOrder(idle, idle.browser())
  await work()

  const [event] = await stuck(failed.id)
  expect(event).toMatchObject({
    kind: 'receipt',
    label: { en: 'Receipt', pt: 'Recibo' },
    order: { id: failed.id, number: failed.number },
    deadReason: 'attempts_used',
    error: 'EENVELOPE',
  })
  expect(await stuck(other.id)).toEqual([])
  expect(await messagesOf(idle.db, failed.id)).toEqual([{ to_state: 'failed', reason: 'receipt' }])
  expect((await idle.ctx.metrics.page()).text).toMatch(/business_events_total\{event="receipt_dead"\}/)

  const replay = () => owner.post('/api/admin/outbox/actions', { action: 'replay', ids: [event?.id ?? ''] })
  const answers = await Promise.all([replay(), replay()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect(await stuck(failed.id)).toEqual([])
  const audit = idle.db
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'outbox_event.replayed')
  expect(await audit.execute()).toEqual([{ subject: `outbox-events/${event?.id}` }])
  await work()
  await work()
  for (const { number } of [failed, other]) expect(receiptsFor(number)).toHaveLength(1)
  expect(await messagesOf(idle.db, failed.id)).toEqual([
    { to_state: 'failed', reason: 'receipt' },
    { to_state: 'sent', reason: 'receipt' },
  ])
})

test('A9, X5: without a mail server receipts wait where the owner sees them, and go out once there is one', async () => {
  const silent = await createShop()
  const order = await paidOrder(silent, silent.browser())
  await silent.workers.outbox.runOnce()
  await silent.workers.outbox.runOnce()
  expect(await eventsOf(silent.db, order.id, 'receipt')).toMatchObject([
    { state: 'waiting', attempts: 0, last_error: 'no_mail_server' },
  ])
  const staff = await signedIn(silent)
  const { events } = (await staff.get('/api/admin/outbox')).json<OutboxPage>()
  expect(events).toMatchObject([{ kind: 'receipt', deadReason: null, error: 'no_mail_server' }])

  const databaseUrl = silent.ctx.config.databaseUrl
  const configured = await createShop({ databaseUrl, jobs: true, overrides: { mailer: background.mailer } })
  await eventually(() => expect(receiptsFor(order.number)).toHaveLength(1))
  await configured.close()
  await silent.close()
})

test('X5: what waited a week for a mail server is sent only if staff ask for it', async () => {
  const order = await paidOrder(idle, idle.browser())
  await idle.ctx.pool.query(
    `update outbox_events set created_at = created_at - interval '8 days' where order_id = $1`,
    [order.id],
  )
  await work()
  expect(receiptsFor(order.number)).toHaveLength(0)
  const [event] = await eventsOf(idle.db, order.id, 'receipt')
  expect(event).toMatchObject({ state: 'dead', dead_reason: 'overdue' })
  await owner.post('/api/admin/outbox/actions', { action: 'replay', ids: [event?.id ?? ''] })
  await work()
  expect(receiptsFor(order.number)).toHaveLength(1)
})

test.each([
  ['the zone of the browser', 'America/Los_Angeles', /\(Pacific Time\)/],
  ['that of the country for a zone that nobody knows', 'Mars/Olympus', /\(Eastern Time\)/],
])('the promised time is written in %s', async (_, timeZone, zone) => {
  const order = await paidOrder(idle, idle.browser(), { locale: 'en', country: 'US', timeZone })
  await work()
  expect(receiptsFor(order.number).at(-1)?.text).toMatch(zone)
})

test.each([
  ['US', /at \d+:\d\d\u00a0[AP]M \(Eastern Time\)/],
  ['GB', /at \d+:\d\d\u00a0[AP]M \(United Kingdom Time\)/],
  ['JP', /at \d+:\d\d\u00a0[AP]M \(Japan Time\)/],
])('the promised time is written in the zone of a buyer in %s', async (country, zone) => {
  const order = await paidOrder(idle, idle.browser(), { locale: 'en' })
  await idle.db.updateTable('orders').set({ country }).where('id', '=', order.id).execute()
  await work()
  expect(receiptsFor(order.number).at(-1)?.text).toMatch(zone)
})
