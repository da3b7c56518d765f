import type { OutboxPage } from '@recadinho/contracts/outbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '../src/modules/emails/request-link.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { placeOrder } from './support/order.ts'
import { eventsOf, messagesOf, onLastAttempt, retryNow } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const { mailer, sent, refuse } = createTestMailer()
/** A mail server of its own, so that what a shop sends in the background never meets a refusal meant for the other. */
const background = createTestMailer()
let shop: Shop
/** Its outbox is processed by the test. */
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

const find = (number: string, email: string) => shop.browser().post('/api/order-links', { number, email })
const emailsFor = (number: string) =>
  [...background.sent, ...sent].filter(({ subject }) => subject.includes(number))

test('L2: who lost the link gets it at the order’s own address, whatever the way they write its number', async () => {
  const { order } = await placeOrder(shop.browser(), { locale: 'pt' })
  const typed = ` ${order.number.toLowerCase().replace('-', ' ')} `
  const response = await find(typed, 'ANA@example.com')
  expect([response.statusCode, response.body]).toEqual([204, ''])
  await eventually(() => expect(emailsFor(order.number)).toHaveLength(1))
  const [mail] = emailsFor(order.number)
  expect(mail).toMatchObject({
    to: 'ana@example.com',
    subject: `Recadinho: o link do seu pedido ${order.number}`,
  })
  expect(`${mail?.text}${mail?.html}`).not.toContain('Olívia')
  const link = new URL(/https:\S+order=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(mail?.html).toContain(`href="${link.href.replace('&', '&amp;')}"`)
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  const opened = await shop.browser().get(`/api/orders/${link.searchParams.get('order')}?token=${token}`)
  expect(opened.json()).toMatchObject({ number: order.number })
})

test('L2: a wrong address, an unknown number and nonsense are answered the same, by the same work', async () => {
  const { order } = await placeOrder(shop.browser())
  shop.takeQueries()
  const answers: [number, string, string[]][] = []
  for (const [number, email] of [
    [order.number, 'stranger@example.com'],
    ['R-222222', 'ana@example.com'],
    ["';--", 'ana@example.com'],
    [order.number, 'ana@example.com'],
  ] as const) {
    const { statusCode, body } = await find(number, email)
    const statements = shop.takeQueries().filter((sql) => sql.includes('insert into outbox_events'))
    answers.push([statusCode, body, statements])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.slice(0, 2)).toEqual([204, ''])
  await eventually(() => expect(emailsFor(order.number)).toHaveLength(1))
  expect(background.sent.some(({ to }) => to === 'stranger@example.com')).toBe(false)
})

test('L1: the buyer has it sent again, three times an hour', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const request = () => browser.post(`/api/orders/${order.id}/link-mails`)
  for (let time = 0; time < 3; time++) expect((await request()).statusCode).toBe(204)
  const refused = await request()
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '3600',
  ])
  // A stranger who guesses learns nothing.
  expect((await find(order.number, 'ana@example.com')).statusCode).toBe(204)
  expect(await eventsOf(shop.db, order.id)).toHaveLength(3)
  shop.clock.advance(3_600_000)
  expect((await request()).statusCode).toBe(204)
  expect((await shop.browser().post(`/api/orders/${order.id}/link-mails`)).statusCode).toBe(404)
})

const work = () => idle.workers.outbox.runOnce()
const stuck = async (orderId: string) =>
  (await owner.get(`/api/admin/outbox?orderId=${orderId}`)).json<OutboxPage>().events
const act = (action: string, ids: string[]) => owner.post('/api/admin/outbox/actions', { action, ids })
const correctAddress = (browser: Browser, orderId: string, guardianEmail: string) =>
  browser.send({
    method: 'PATCH',
    url: `/api/orders/${orderId}`,
    payload: { detailsVersion: 1, changes: { guardianEmail } },
  })

/** A paid order whose receipt was sent, with its own address. */
async function order() {
  const browser = idle.browser()
  const guardianEmail = `${crypto.randomUUID()}@example.com`
  const { id, number } = await paidOrder(idle, browser, { guardianEmail })
  await work()
  const requestLink = () => browser.post(`/api/orders/${id}/link-mails`)
  const links = () =>
    emailsFor(number)
      .filter(({ text }) => text.includes('token='))
      .slice(1)
  return { id, number, guardianEmail, browser, requestLink, links }
}

/** Uses up all tries, so that the last request fails for good. */
async function failForGood(orderId: string, kind: string) {
  await onLastAttempt(idle.db, orderId, kind)
  refuse(1, kind)
  await work()
}

test('L3: a link that waits while the address changes goes to the new one only, and the old one is notified', async () => {
  const { id, number, guardianEmail, browser, requestLink } = await order()
  await requestLink()
  await correctAddress(browser, id, 'right@example.com')
  await work()
  const [, ...later] = emailsFor(number)
  expect(new Map(later.map(({ to, text }) => [to, text.includes('token=')]))).toEqual(
    new Map([
      [guardianEmail, false],
      ['right@example.com', true],
    ]),
  )
  expect(later).toHaveLength(2)
  // Failed emails are retried, and nothing is sent twice.
  await requestLink()
  refuse(1)
  await work()
  expect(emailsFor(number)).toHaveLength(3)
  await retryNow(idle.db)
  await work()
  await work()
  expect(emailsFor(number)).toHaveLength(4)
})

test('L4: a link that failed for good is shown to the owner, and goes out once when it is sent again', async () => {
  const { id, number, requestLink, links } = await order()
  await requestLink()
  expect(await stuck(id)).toEqual([])
  await failForGood(id, 'order_link')

  const [event] = await stuck(id)
  expect(event).toMatchObject({
    kind: 'order_link',
    order: { id, number },
    deadReason: 'attempts_used',
    error: 'EENVELOPE',
  })
  expect(await messagesOf(idle.db, id)).toEqual([
    { to_state: 'sent', reason: 'receipt' },
    { to_state: 'failed', reason: 'order_link' },
  ])
  const ids = [event?.id ?? '']
  await Promise.all([act('replay', ids), act('replay', ids)])
  expect(await stuck(id)).toEqual([])
  await work()
  await work()
  expect(links()).toHaveLength(1)
  expect((await messagesOf(idle.db, id)).at(-1)).toEqual({ to_state: 'sent', reason: 'order_link' })
})

test('L4, X6: of several links to one reader the newest settles the others: one is shown, none once the reader has one', async () => {
  const { id, requestLink, links } = await order()
  await requestLink()
  await failForGood(id, 'order_link')
  await requestLink()
  await failForGood(id, 'order_link')
  expect(await stuck(id)).toMatchObject([{ kind: 'order_link' }])
  await requestLink()
  await work()
  expect(await stuck(id)).toEqual([])
  expect(links()).toHaveLength(1)
  expect(await eventsOf(idle.db, id, 'order_link')).toMatchObject([
    { state: 'done', last_error: 'superseded' },
    { state: 'done', last_error: 'superseded' },
    { state: 'done', last_error: null },
  ])
})

test('L4: a link that failed before the address changed is not shown; what became of the change is', async () => {
  const { id, browser, requestLink } = await order()
  await requestLink()
  await failForGood(id, 'order_link')
  await correctAddress(browser, id, 'right@example.com')
  await failForGood(id, 'address_changed')
  expect(await stuck(id)).toMatchObject([{ kind: 'address_changed' }])
})

test('L4: what cannot be sent is marked as resolved, and is not sent again', async () => {
  const { id, requestLink, links } = await order()
  await requestLink()
  await failForGood(id, 'order_link')
  const ids = (await stuck(id)).map((event) => event.id)
  expect((await act('dismiss', ids)).statusCode).toBe(204)
  expect(await stuck(id)).toEqual([])
  await act('replay', ids)
  await retryNow(idle.db)
  await work()
  expect(links()).toHaveLength(0)
  const audit = idle.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', `outbox-events/${ids[0]}`)
  expect(await audit.execute()).toEqual([{ action: 'outbox_event.dismissed' }])
  expect((await act('burn', ids)).statusCode).toBe(400)
})

test('L3: a link that was revoked meanwhile is not sent, and nothing is reported', async () => {
  const { id, requestLink, links } = await order()
  await requestLink()
  await idle.db.updateTable('orders').set({ link_token_hash: null }).where('id', '=', id).execute()
  await work()
  expect(links()).toHaveLength(0)
  expect(await stuck(id)).toEqual([])
  expect(await eventsOf(idle.db, id, 'order_link')).toMatchObject([{ state: 'done', last_error: 'obsolete' }])
})

test.each([
  ['R-7K3M9Q', 'R-7K3M9Q'],
  [' r 7k3m9q ', 'R-7K3M9Q'],
  ['7k3m9q', 'R-7K3M9Q'],
  ['R7K3M9Q', 'R-7K3M9Q'],
  ['RR2345', 'R-RR2345'],
])('the number %s is read as %s', (typed, number) => {
  expect(orderNumber(typed)).toBe(number)
})
