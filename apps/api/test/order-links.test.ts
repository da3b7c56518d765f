import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Mail } from '../src/modules/messages/mailer.ts'
import { orderNumber, sendLetter } from '../src/modules/messages/letters.ts'
import { eventually } from './support/eventually.ts'
import { placeOrder } from './support/order.ts'
import { createShop, type Shop } from './support/shop.ts'

const sent: Mail[] = []
let refusals = 0
let shop: Shop
beforeAll(async () => {
  const mailer = {
    send(mail: Mail) {
      if (refusals > 0) {
        refusals -= 1
        return Promise.reject(Object.assign(new Error(`no such user: ${mail.to}`), { code: 'EENVELOPE' }))
      }
      sent.push(mail)
      return Promise.resolve()
    },
  }
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
  refusals = 1
  await expect(sendLetter(idle.ctx, id)).rejects.toThrow('A letter did not go out: EENVELOPE')
  await sendLetter(idle.ctx, id)
  await sendLetter(idle.ctx, id)
  expect(lettersFor(order.number)).toHaveLength(3)
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
