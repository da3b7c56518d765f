import type { MoneyInbox } from '@recadinho/contracts/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendReceipts as job } from '../src/jobs/send-receipts.ts'
import { handOverEffects } from '../src/modules/messages/hand-over.ts'
import { sendReceipts } from '../src/modules/messages/receipt.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const { mailer, sent, refuse } = createTestMailer()
let shop: Shop
/** The same, but nobody works its queue. */
let idle: Shop
beforeAll(async () => {
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
  refuse(1)
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
  refuse(1)
  await expect(sendReceipts(idle.ctx, ids)).rejects.toThrow('1 receipts did not go out')
  await sendReceipts(idle.ctx, ids)
  for (const { number } of orders) expect(sent.filter(({ text }) => text.includes(number))).toHaveLength(1)
})

test('P5.9: a receipt that failed for good is shown to the owner, and goes out once when it is sent again', async () => {
  const staff = await signedIn(idle, 'owner@recadinho.test')
  const [lost, fine] = await Promise.all([paidOrder(idle, idle.browser()), paidOrder(idle, idle.browser())])
  const effects = await idle.db.selectFrom('effects').selectAll().where('done_at', 'is', null).execute()
  const batch = { effectIds: effects.map(({ id }) => id) }
  const [first] = effects
  refuse(1)
  await expect(sendReceipts(idle.ctx, [first?.id ?? ''])).rejects.toThrow('1 receipts')
  const failed = first?.order_id === lost.id ? lost : fine
  const other = failed === lost ? fine : lost
  const resting = async () => (await staff.get('/api/admin/money')).json<MoneyInbox>().mail
  expect(await resting()).toEqual([])
  await sendReceipts(
    idle.ctx,
    batch.effectIds.filter((id) => id !== first?.id),
  )
  await job.failForGood?.(idle.ctx, batch)
  await job.failForGood?.(idle.ctx, batch)

  const shown = {
    order: { id: failed.id, number: failed.number },
    mails: [{ kind: 'receipt', tries: 1, error: 'EENVELOPE' }],
  }
  expect(await resting()).toMatchObject([shown])
  const moneyOf = (id: string) => staff.get(`/api/admin/orders/${id}/money`)
  expect((await moneyOf(failed.id)).json()).toMatchObject({ failedMail: shown })
  expect((await moneyOf(other.id)).json()).toMatchObject({ failedMail: null })
  const lines = idle.db.selectFrom('order_events').select('to_state').where('machine', '=', 'message')
  expect(await lines.where('order_id', '=', failed.id).execute()).toEqual([{ to_state: 'failed' }])
  expect((await idle.ctx.metrics.page()).text).toMatch(/business_events_total\{event="receipt_failed"\} 1/)

  const resend = (id: string) => staff.post(`/api/admin/orders/${id}/mail-actions`, { action: 'resend' })
  const answers = await Promise.all([resend(failed.id), resend(failed.id), resend(other.id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[0]?.json()).toMatchObject({ failedMail: null })
  expect((await resend('00000000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  const audit = idle.db.selectFrom('audit_log').select('subject').where('action', '=', 'mail.resent')
  expect(await audit.execute()).toEqual([{ subject: `orders/${failed.id}` }])
  await handOverEffects(idle.ctx)
  await sendReceipts(idle.ctx, batch.effectIds)
  await sendReceipts(idle.ctx, batch.effectIds)
  for (const { number } of [failed, other])
    expect(sent.filter(({ text }) => text.includes(number))).toHaveLength(1)
  const after = await idle.db.selectFrom('effects').selectAll().where('order_id', '=', failed.id).execute()
  expect(after).toMatchObject([{ id: first?.id, failed_at: null, done_at: expect.any(Date) }])
  expect(await resting()).toEqual([])
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
