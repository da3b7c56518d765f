import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendReceipts } from '../src/modules/messages/receipt.ts'
import type { Mail } from '../src/modules/messages/mailer.ts'
import { eventually } from './support/eventually.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'

const sent: Mail[] = []
let refusals = 0
let shop: Shop
/** The same, but nobody works its queue. */
let idle: Shop
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
  idle = await createShop({ overrides: { mailer } })
})
afterAll(async () => {
  await shop.close()
  await idle.close()
})

const messageOf = ({ db }: Shop, orderId: string) =>
  db.selectFrom('messages').selectAll().where('order_id', '=', orderId).execute()

test('P5.3: once paid, the receipt goes out once, in the language of the order, with a link that opens it', async () => {
  const order = await paidOrder(shop, shop.browser())
  await eventually(async () =>
    expect(await messageOf(shop, order.id)).toMatchObject([{ state: 'sent', tries: 1 }]),
  )
  const mail = sent.at(-1)
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: expect.stringContaining(order.number) })
  expect(mail?.text).toContain('Recebemos o seu pagamento')
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('R$ 49,90')
  // A deadline without its zone would be another hour for a buyer who lives elsewhere.
  expect(mail?.text).toMatch(/às \d\d:\d\d Horário Padrão de Brasília/)
  expect(mail?.text).not.toContain('Olívia')
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/order-confirmation')
  const id = link.searchParams.get('order')
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  expect(link.search).not.toContain('token')
  expect((await shop.browser().get(`/api/orders/${id}?token=${token}`)).json()).toMatchObject({
    number: order.number,
  })
  expect(sent.filter(({ text }) => text.includes(order.number))).toHaveLength(1)
})

test('P5.3: a mail server that refuses is tried again; its words are not kept, and no letter goes out twice', async () => {
  const order = await paidOrder(idle, idle.browser(), { locale: 'en', country: 'US' })
  const effect = await idle.db
    .selectFrom('effects')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const work = () => sendReceipts(idle.ctx, [effect.id])
  refusals = 1
  await expect(work()).rejects.toThrow('1 receipts did not go out')
  expect(await messageOf(idle, order.id)).toMatchObject([
    { state: 'failed', tries: 1, last_error: 'EENVELOPE' },
  ])
  await work()
  await work()
  expect(await messageOf(idle, order.id)).toMatchObject([{ state: 'sent', tries: 2, last_error: null }])
  const letters = sent.filter(({ text }) => text.includes(order.number))
  expect(letters.map(({ text }) => text.includes('your video is now being made'))).toEqual([true])
  expect(idle.logs()).not.toContain('no such user')
})

test('P5.3: of a batch only what failed is sent again', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => paidOrder(idle, idle.browser())))
  const effects = await idle.db.selectFrom('effects').select('id').where('done_at', 'is', null).execute()
  const ids = effects.map(({ id }) => id)
  refusals = 1
  await expect(sendReceipts(idle.ctx, ids)).rejects.toThrow('1 receipts did not go out')
  await sendReceipts(idle.ctx, ids)
  for (const { number } of orders) expect(sent.filter(({ text }) => text.includes(number))).toHaveLength(1)
})

test('without a mail server the message waits for staff', async () => {
  const quiet = await createShop({ jobs: true })
  const order = await paidOrder(quiet, quiet.browser())
  await eventually(async () => {
    const rows = await quiet.db.selectFrom('messages').select(['state', 'recipient']).execute()
    expect(rows).toEqual([{ state: 'queued', recipient: 'ana@example.com' }])
  })
  await eventually(async () => {
    const events = await quiet.db
      .selectFrom('order_events')
      .select('to_state')
      .where('order_id', '=', order.id)
      .where('machine', '=', 'message')
      .execute()
    expect(events).toEqual([{ to_state: 'queued' }])
  })
  await quiet.close()
})
