import type { MoneyInbox } from '@recadinho/contracts/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendLetter as job } from '../src/jobs/send-letter.ts'
import { handOverLetters } from '../src/modules/messages/hand-over.ts'
import { orderNumber, sendLetter } from '../src/modules/messages/letters.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { placeOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const { mailer, sent, refuse } = createTestMailer()
let shop: Shop
beforeAll(async () => {
  shop = await createShop({ jobs: true, overrides: { mailer } })
})
afterAll(() => shop.close())

const find = (number: string, email: string) => shop.browser().post('/api/order-links', { number, email })
const lettersFor = (number: string) => sent.filter(({ subject }) => subject.includes(number))

test('L2: who lost the link gets it at the order’s own address, whatever the way they write its number', async () => {
  const { order } = await placeOrder(shop.browser(), { locale: 'pt' })
  const typed = ` ${order.number.toLowerCase().replace('-', ' ')} `
  const response = await find(typed, 'ANA@example.com')
  expect([response.statusCode, response.body]).toEqual([204, ''])
  await eventually(() => expect(lettersFor(order.number)).toHaveLength(1))
  const [mail] = lettersFor(order.number)
  expect(mail).toMatchObject({
    to: 'ana@example.com',
    subject: `Recadinho: o link do seu pedido ${order.number}`,
  })
  expect(mail?.text).not.toContain('Olívia')
  const link = new URL(/https:\S+order=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
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
    const statements = shop.takeQueries().filter((sql) => sql.includes('insert into order_letters'))
    answers.push([statusCode, body, statements])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]?.slice(0, 2)).toEqual([204, ''])
  await eventually(() => expect(lettersFor(order.number)).toHaveLength(1))
  expect(sent.some(({ to }) => to === 'stranger@example.com')).toBe(false)
})

test('L1: the buyer has it sent again, three times an hour', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const ask = () => browser.post(`/api/orders/${order.id}/link-mails`)
  for (let time = 0; time < 3; time++) expect((await ask()).statusCode).toBe(204)
  const refused = await ask()
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '3600',
  ])
  // Who only guesses does not learn of it.
  expect((await find(order.number, 'ana@example.com')).statusCode).toBe(204)
  await eventually(() => expect(lettersFor(order.number)).toHaveLength(3))
  shop.clock.advance(3_600_000)
  expect((await ask()).statusCode).toBe(204)
  expect((await shop.browser().post(`/api/orders/${order.id}/link-mails`)).statusCode).toBe(404)
})

test('L3: a letter that waits while the address changes is not sent to the old one', async () => {
  const idle = await createShop({ overrides: { mailer: shop.ctx.mailer } })
  const browser = idle.browser()
  const { order } = await placeOrder(browser)
  await browser.post(`/api/orders/${order.id}/link-mails`)
  await browser.send({
    method: 'PATCH',
    url: `/api/orders/${order.id}`,
    payload: { detailsVersion: 1, changes: { guardianEmail: 'right@example.com' } },
  })
  const letters = await idle.db.selectFrom('order_letters').select('id').orderBy('id').execute()
  for (const { id } of letters) await sendLetter(idle.ctx, id)
  expect(lettersFor(order.number).map(({ to, subject }) => [to, /link/.test(subject)])).toEqual([
    ['ana@example.com', false],
    ['right@example.com', true],
  ])
  const [notice] = lettersFor(order.number)
  expect(notice?.text).not.toContain('token=')
  // What failed is tried again, and nothing goes out twice.
  await browser.post(`/api/orders/${order.id}/link-mails`)
  const { id } = await idle.db
    .selectFrom('order_letters')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  refuse(1)
  await expect(sendLetter(idle.ctx, id)).rejects.toThrow('A letter did not go out: EENVELOPE')
  await sendLetter(idle.ctx, id)
  await sendLetter(idle.ctx, id)
  expect(lettersFor(order.number)).toHaveLength(3)
  await idle.close()
})

/** Nobody works its queue, nor brings letters there but the test. `fail` is what many tries in vain leave. */
async function idleShop() {
  const idle = await createShop({ overrides: { mailer } })
  await idle.ctx.receipts.stop()
  const staff = await signedIn(idle)
  return {
    ...idle,
    staff,
    async letters(orderId: string) {
      const rows = await idle.db
        .selectFrom('order_letters')
        .select('id')
        .where('order_id', '=', orderId)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },
    async fail(letterId: string) {
      refuse(1)
      await expect(sendLetter(idle.ctx, letterId)).rejects.toThrow('A letter did not go out')
      await job.failForGood?.(idle.ctx, { letterId })
    },
    resting: async () => (await staff.get('/api/admin/money')).json<MoneyInbox>().mail,
    act: (orderId: string, action: string) =>
      staff.post(`/api/admin/orders/${orderId}/mail-actions`, { action }),
    async jobsFor(letterId: string) {
      const { rows } = await sql`select id from jobs.job where data ->> 'letterId' = ${letterId}`.execute(
        idle.db,
      )
      return rows
    },
    timelineOf: (orderId: string) =>
      idle.db
        .selectFrom('order_events')
        .select(['to_state', 'reason'])
        .where('order_id', '=', orderId)
        .where('machine', '=', 'message')
        .orderBy('id')
        .execute(),
  }
}

test('L4: a letter that failed for good is shown to the owner, and goes out once when it is sent again', async () => {
  const idle = await idleShop()
  const browser = idle.browser()
  const order = await paidOrder(idle, browser)
  await browser.post(`/api/orders/${order.id}/link-mails`)
  const [id = ''] = await idle.letters(order.id)
  await handOverLetters(idle.ctx)
  expect(await idle.resting()).toEqual([])
  await idle.fail(id)
  await job.failForGood?.(idle.ctx, { letterId: id })

  const shown = {
    order: { id: order.id, number: order.number },
    mails: [{ kind: 'link', tries: 1, error: 'EENVELOPE' }],
  }
  expect(await idle.resting()).toMatchObject([shown])
  const money = await idle.staff.get(`/api/admin/orders/${order.id}/money`)
  expect(money.json()).toMatchObject({ failedMail: shown })
  expect(await idle.timelineOf(order.id)).toEqual([{ to_state: 'failed', reason: 'link' }])
  expect((await idle.ctx.metrics.page()).text).toMatch(/business_events_total\{event="letter_failed"\} 1/)

  const answers = await Promise.all([idle.act(order.id, 'resend'), idle.act(order.id, 'resend')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(answers[0]?.json()).toMatchObject({ failedMail: null })
  const audit = idle.db.selectFrom('audit_log').select('subject').where('action', '=', 'mail.resent')
  expect(await audit.execute()).toEqual([{ subject: `orders/${order.id}` }])
  await handOverLetters(idle.ctx)
  expect(await idle.jobsFor(id)).toHaveLength(2)
  await sendLetter(idle.ctx, id)
  await sendLetter(idle.ctx, id)
  expect(lettersFor(order.number)).toHaveLength(1)
  expect(await idle.timelineOf(order.id)).toEqual([
    { to_state: 'failed', reason: 'link' },
    { to_state: 'sent', reason: 'link' },
  ])
  await idle.close()
})

test('L4: of several letters that failed one is shown, and none once the reader has one', async () => {
  const idle = await idleShop()
  const browser = idle.browser()
  const order = await paidOrder(idle, browser)
  for (let time = 0; time < 3; time++) await browser.post(`/api/orders/${order.id}/link-mails`)
  const [first = '', second = '', third = ''] = await idle.letters(order.id)
  await idle.fail(first)
  await idle.fail(second)
  expect(await idle.resting()).toMatchObject([{ mails: [{ kind: 'link' }] }])
  await sendLetter(idle.ctx, third)
  expect(await idle.resting()).toEqual([])
  await idle.close()
})

test('L4: a link for an address of before is not shown; what became of the change is', async () => {
  const idle = await idleShop()
  const browser = idle.browser()
  const order = await paidOrder(idle, browser)
  await browser.post(`/api/orders/${order.id}/link-mails`)
  const [old = ''] = await idle.letters(order.id)
  await idle.fail(old)
  await browser.send({
    method: 'PATCH',
    url: `/api/orders/${order.id}`,
    payload: { detailsVersion: 1, changes: { guardianEmail: 'right@example.com' } },
  })
  expect(await idle.resting()).toEqual([])
  const [, notice = '', link = ''] = await idle.letters(order.id)
  await idle.fail(notice)
  await idle.fail(link)
  expect(await idle.resting()).toMatchObject([{ mails: [{ kind: 'address_changed' }, { kind: 'link' }] }])
  await idle.act(order.id, 'resend')
  for (const letter of [old, notice, link]) await sendLetter(idle.ctx, letter)
  expect(lettersFor(order.number).map(({ to }) => to)).toEqual(['ana@example.com', 'right@example.com'])
  await idle.close()
})

test('L4: what nobody can send is marked as dealt with, and is not sent again', async () => {
  const idle = await idleShop()
  const browser = idle.browser()
  const order = await paidOrder(idle, browser)
  await browser.post(`/api/orders/${order.id}/link-mails`)
  await handOverLetters(idle.ctx)
  const [id = ''] = await idle.letters(order.id)
  await idle.fail(id)
  const settled = await idle.act(order.id, 'settle')
  expect(settled.json()).toMatchObject({ failedMail: null })
  expect(await idle.resting()).toEqual([])
  await idle.act(order.id, 'resend')
  const audit = idle.db.selectFrom('audit_log').select('action').where('action', 'like', 'mail.%')
  expect(await audit.execute()).toEqual([{ action: 'mail.settled' }])
  await handOverLetters(idle.ctx)
  expect(await idle.jobsFor(id)).toHaveLength(1)
  expect((await idle.act(order.id, 'burn')).statusCode).toBe(400)
  await idle.close()
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
