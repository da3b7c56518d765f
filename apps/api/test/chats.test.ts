import type { Chat, ChatList } from '@recadinho/contracts/chats'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purge } from '../src/modules/retention/purge.ts'
import {
  attemptsOf,
  deliver,
  deliveryChecks,
  openDesk,
  readDelivery,
  readyOrder,
  type DeliveryDesk,
} from './support/deliveries.ts'
import { signedInAs } from './support/staff.ts'

let desk: DeliveryDesk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const { report } = deliveryChecks(() => desk)
const phone = '5511987654321'
const chatOf = async (orderId: string) =>
  (await desk.staff.get(`/api/admin/orders/${orderId}/chat`)).json<Chat>()
const said = ({ items }: Chat) =>
  items.flatMap(({ author, text, about, state }) =>
    about === 'receipt' ? [] : [`${author} ${text ?? about} ${state ?? ''}`.trim()],
  )
const send = async (chat: Chat, text: string, change: object = {}, staff = desk.staff) =>
  staff.post(`/api/admin/chats/${chat.id}/messages`, { id: randomUUID(), text, after: null, ...change })
/** The messages that the phone received. */
const received = () =>
  desk.whatsapp.list().flatMap(({ direction, text }) => (direction === 'out' ? [text] : []))

/** Sessions expire in the process. */
const later = (hours: number) => desk.shop.clock.advance(hours * 3_600_000)

/** An order whose buyer has written. */
async function conversation(text = 'Is it ready?') {
  const { order } = await readyOrder(desk, { whatsappNumber: phone })
  expect(await desk.whatsapp.write(phone, text)).toBe(200)
  return { order, chat: await chatOf(order.id) }
}

test('C1, C2: what a buyer writes is on the page of every order with that number, until it was seen', async () => {
  const { order } = await readyOrder(desk, { whatsappNumber: phone })
  expect(await chatOf(order.id)).toMatchObject({ id: null, unread: 0, problem: 'closed', opensUntil: null })
  // In WhatsApp's spelling of older Brazilian numbers.
  await desk.whatsapp.write('551187654321', 'Is it ready? 🎈')
  await desk.whatsapp.write(phone, 'Hello?')
  const chat = await chatOf(order.id)
  expect(said(chat)).toEqual(['buyer Is it ready? 🎈', 'buyer Hello?'])
  expect(chat).toMatchObject({ unread: 2, problem: null, phone })
  const list = (await desk.staff.get('/api/admin/chats')).json<ChatList>()
  expect(list.items).toMatchObject([
    { phone, unread: 2, excerpt: 'Hello?', author: 'buyer', order: { number: order.number } },
  ])
  expect((await desk.staff.get('/api/admin/chat-counts')).json()).toEqual({ unread: 1 })
  const [first, second] = chat.items.filter(({ author }) => author === 'buyer')
  await desk.staff.post(`/api/admin/chats/${chat.id}/reads`, { until: first?.id })
  expect((await chatOf(order.id)).unread).toBe(1)
  await desk.staff.post(`/api/admin/chats/${chat.id}/reads`, { until: second?.id })
  expect((await chatOf(order.id)).unread).toBe(0)
  expect((await desk.staff.get('/api/admin/chat-counts')).json()).toEqual({ unread: 0 })
})

test('C2: a number without an order is listed, and can be answered', async () => {
  await desk.whatsapp.write('12015550123', 'Do you ship to Portugal?')
  const { items } = (await desk.staff.get('/api/admin/chats')).json<ChatList>()
  expect(items).toMatchObject([{ phone: '12015550123', order: null, unread: 1 }])
  const chat = (await desk.staff.get(`/api/admin/chats/${items[0]?.id}`)).json<Chat>()
  expect([chat.consent, chat.handLink]).toEqual([null, 'https://wa.me/12015550123'])
  expect((await send(chat, 'We do!')).statusCode).toBe(204)
  await desk.work()
  expect(received()).toEqual(['We do!'])
})

test('C4: an answer leaves once, and its states are merged by rank', async () => {
  const { order, chat } = await conversation()
  const id = randomUUID()
  for (let time = 0; time < 2; time += 1)
    expect((await send(chat, '  Almost! ', { id })).statusCode).toBe(204)
  expect(said(await chatOf(order.id))).toEqual(['buyer Is it ready?', 'staff Almost! queued'])
  await desk.work()
  await desk.work()
  expect(received()).toEqual(['Almost!'])
  for (const status of ['read', 'delivered', 'sent'] as const) await report(status)
  const { items, unread } = await chatOf(order.id)
  expect(items.at(-1)).toMatchObject({ author: 'staff', state: 'read', by: expect.any(String) })
  expect(unread).toBe(0)
})

test('C4: who has not read what a colleague wrote does not write', async () => {
  const { order, chat } = await conversation()
  const colleague = await signedInAs(desk.shop, 'production')
  expect((await send(chat, 'Tomorrow', {}, colleague)).statusCode).toBe(204)
  const refused = await send(chat, 'Today')
  expect([refused.statusCode, refused.json<{ details: object }>().details]).toEqual([
    409,
    { changed: ['messages'], by: ['production'] },
  ])
  const { items } = await chatOf(order.id)
  expect((await send(chat, 'Today', { after: items.at(-1)?.id })).statusCode).toBe(204)
})

test('C3: free words are refused after 24 hours, before and after they were queued', async () => {
  const { order, chat } = await conversation()
  desk.whatsapp.faults.add({ kind: 'error', code: 130_429, status: 429 })
  await send(chat, 'Almost!')
  await desk.work()
  expect(said(await chatOf(order.id)).at(-1)).toBe('staff Almost! queued')
  later(24)
  desk.staff = await signedInAs(desk.shop, 'owner')
  const refused = await send(chat, 'Ready!')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'chat_closed', details: { problem: 'closed' } },
  ])
  await desk.shop.db
    .updateTable('outbox_events')
    .set({ next_attempt_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute()
  await desk.work()
  const { items, problem } = await chatOf(order.id)
  expect([problem, items.at(-1)]).toMatchObject(['closed', { state: 'failed', error: 'closed' }])
  expect(received()).toEqual([])
})

test('C4: what nobody knows to have been sent is not sent again, until WhatsApp reports it', async () => {
  const { order, chat } = await conversation()
  desk.whatsapp.faults.add({ kind: 'hang' })
  await send(chat, 'Almost!')
  await desk.work()
  await desk.work()
  expect([said(await chatOf(order.id)).at(-1), received()]).toEqual(['staff Almost! unknown', ['Almost!']])
  await report('delivered')
  expect(said(await chatOf(order.id)).at(-1)).toBe('staff Almost! delivered')
})

test.each(['STOP', 'parar', 'Sair.', 'CANCELAR'])(
  'C5: %s ends messages by WhatsApp, START begins them again',
  async (word) => {
    const { order, chat } = await conversation()
    expect(chat.consent).toMatchObject({ given: true, source: 'checkout' })
    await desk.whatsapp.write(phone, word)
    await desk.whatsapp.write(phone, word)
    await desk.work()
    // Once, in the order's language.
    expect(received()).toEqual([expect.stringContaining('COMEÇAR')])
    expect(await chatOf(order.id)).toMatchObject({
      problem: 'opted_out',
      consent: { given: false, source: 'message' },
    })
    expect((await readDelivery(desk, order.id)).channels).toEqual(['email', 'by_hand'])
    expect((await send(chat, 'Are you sure?')).statusCode).toBe(409)
    // A buyer who writes again wants an answer; automatic messages still go by email.
    await desk.whatsapp.write(phone, 'When will it come?')
    expect(await chatOf(order.id)).toMatchObject({ problem: null, consent: { given: false } })
    await desk.whatsapp.write(phone, 'START')
    await desk.work()
    expect(received()).toHaveLength(2)
    expect((await readDelivery(desk, order.id)).channels).toEqual(['whatsapp', 'email', 'by_hand'])
  },
)

test('C5, D11: what was scheduled by WhatsApp goes by e-mail after STOP, and what was queued too', async () => {
  const { order } = await conversation()
  const tomorrow = new Date(desk.shop.clock.now().getTime() + 24 * 3_600_000)
  const at = { day: tomorrow.toISOString().slice(0, 10), time: '12:00', timeZone: 'UTC' }
  await deliver(desk, order.id, { at })
  const { order: queued } = await readyOrder(desk, { whatsappNumber: phone })
  await deliver(desk, queued.id)
  await desk.whatsapp.write(phone, 'STOP')
  later(36)
  await desk.work()
  await desk.work()
  desk.staff = await signedInAs(desk.shop, 'owner')
  expect(attemptsOf(await readDelivery(desk, order.id))).toEqual(['email sent'])
  expect(attemptsOf(await readDelivery(desk, queued.id))).toEqual(['email sent', 'whatsapp failed'])
})

test('C6: the thread has the deliveries and the e-mails of its order', async () => {
  const { order } = await readyOrder(desk, { whatsappNumber: phone })
  // WhatsApp gives the second in which it was written, and so would put it before an e-mail of that second.
  await desk.whatsapp.write(phone, 'Is it ready?', { secondsAgo: -1 })
  await deliver(desk, order.id, { channels: ['whatsapp', 'email'] })
  await desk.work()
  const { items } = await chatOf(order.id)
  expect(items.map(({ channel, about, state }) => [channel, about, state])).toEqual([
    ['email', 'receipt', 'sent'],
    ['whatsapp', null, null],
    ['whatsapp', 'video', 'sent'],
    ['email', 'video', 'sent'],
  ])
})

test('C7: messages go with their time, who wants none is remembered', async () => {
  await conversation()
  await desk.whatsapp.write('12015550123', 'STOP')
  later(4000 * 24)
  await purge(desk.shop.ctx, new AbortController().signal)
  const left = await desk.shop.db.selectFrom('chats').select(['phone', 'opted_in']).execute()
  expect(left).toEqual([{ phone: '12015550123', opted_in: false }])
  expect(await desk.shop.db.selectFrom('chat_messages').select('id').execute()).toEqual([])
})

test('C7: who is erased is in no chat, by whichever spelling', async () => {
  const { order } = await conversation()
  await desk.whatsapp.write('551187654321', 'Forget me')
  await desk.shop.db
    .updateTable('orders')
    .set({ status: 'completed', completed_at: desk.shop.clock.now() })
    .where('id', '=', order.id)
    .execute()
  const search = phone
  const look = await desk.staff.post('/api/admin/personal-data-lookups', { search })
  const { rows } = look.json<{ rows: number }>()
  const erased = await desk.staff.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows })
  expect(erased.statusCode).toBe(200)
  expect(await desk.shop.db.selectFrom('chats').select('id').execute()).toEqual([])
})
