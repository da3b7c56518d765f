import type { DeliveryPage } from '@recadinho/contracts/deliveries'
import { resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attachVideo } from '../src/modules/videos/attach.ts'
import { origin } from './support/app.ts'
import {
  act,
  deliver,
  deliveryChecks,
  openDesk,
  readDelivery,
  readyOrder,
  type DeliveryDesk,
} from './support/deliveries.ts'
import { readOrder } from './support/order.ts'
import { eventsOf, retryNow } from './support/outbox.ts'
import { paidOrder } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

const minute = 60_000

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
beforeEach(() => desk.whatsapp.faults.clear())
afterAll(() => desk.close())

const { newestMessage, report, stateOf, attempts } = deliveryChecks(() => desk)
const timeline = async (id: string) =>
  (await readAdminOrder(desk.staff, id)).timeline
    .filter(({ machine }) => machine === 'message' || machine === 'order' || machine === 'correction')
    .map(({ machine, to, cause }) => [machine, to, cause])

test('D1, D5: one click sends the template with a link that opens the video, and completes the order in time', async () => {
  const { order, buyer } = await readyOrder(desk)
  const begun = await deliver(desk, order.id)
  expect(begun).toMatchObject({ delivery: { state: 'waiting', promiseKept: null }, problem: null })
  expect(begun.channels).toEqual(['email', 'by_hand'])
  // The video can be opened before the message arrives.
  expect((await readOrder(buyer, order.id)).videoState).toBe('ready')
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('in_production')

  await desk.work()
  const message = newestMessage()
  expect(message).toMatchObject({
    phone: '5511987654321',
    text: `O vídeo do pedido ${order.number} está pronto.`,
  })
  expect(JSON.stringify(message)).not.toContain('Olívia')
  const link = new URL(message.button?.link ?? '')
  expect(link.href).toBe((await readDelivery(desk, order.id)).link)
  expect([link.origin, link.pathname, link.searchParams.get('order')]).toEqual([origin, '/video', order.id])
  const token = new URLSearchParams(link.hash.slice(1)).get('token')
  const opened = await desk.shop.browser().get(`/api/orders/${order.id}?token=${token}`)
  expect(opened.json()).toMatchObject({ number: order.number, videoState: 'ready', status: 'completed' })

  expect((await readDelivery(desk, order.id)).delivery).toMatchObject({ state: 'waiting', promiseKept: true })
  await report('delivered')
  await report('read')
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual(['delivered', ['whatsapp read']])
  const whatsapp = { code: 'delivery', channel: 'whatsapp' }
  expect((await timeline(order.id)).slice(-5)).toEqual([
    ['message', 'queued', whatsapp],
    ['message', 'sent', whatsapp],
    ['order', 'completed', { code: 'promise', kept: true }],
    ['message', 'delivered', whatsapp],
    ['message', 'read', whatsapp],
  ])
})

test('D1: what is not ready, is on hold, or has no video is not delivered', async () => {
  const { order } = await readyOrder(desk)
  await act(desk, order.id, 'holds', { reason: 'The name is unclear' })
  expect((await readDelivery(desk, order.id)).problem).toBe('on_hold')
  const held = await act(desk, order.id, 'deliveries', { channels: ['whatsapp'] })
  expect([held.statusCode, held.json().code]).toEqual([409, 'illegal_transition'])
  await act(desk, order.id, 'releases')
  await act(desk, order.id, 'stages', { stage: 'review', reason: 'Moved by staff' })
  expect(await readDelivery(desk, order.id)).toMatchObject({ problem: 'not_ready', link: null })
  await act(desk, order.id, 'stages', { stage: 'ready', reason: 'Moved by staff' })
  await desk.shop.ctx.pool.query('update videos set revoked_at = now() where order_id = $1', [order.id])
  expect((await readDelivery(desk, order.id)).problem).toBe('no_video')
})

test('O2.4, D1: an uploaded video that passed its check leads to the stage ready, and can be delivered', async () => {
  const { id, number } = await paidOrder(desk.shop, desk.shop.browser())
  await attachVideo(desk.shop.ctx, {
    number,
    file: resolve(import.meta.dirname, 'fixtures/greeting.webm'),
  })
  expect((await readAdminOrder(desk.staff, id)).stage).toBe('ready')
  expect((await readDelivery(desk, id)).problem).toBeNull()
})

test('D1: a video is not delivered by a link that was revoked', async () => {
  const { order } = await readyOrder(desk)
  await desk.shop.db.updateTable('orders').set({ link_token_hash: null }).where('id', '=', order.id).execute()
  expect((await readDelivery(desk, order.id)).problem).toBe('link_revoked')
  const refused = await act(desk, order.id, 'deliveries', { channels: ['email'] })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition'])
})

test('D1: who saw an older order does not deliver, and two clicks are one message', async () => {
  const { order } = await readyOrder(desk)
  const stale = await act(desk, order.id, 'deliveries', { version: 1, channels: ['whatsapp'] })
  expect(stale.json().code).toBe('version_conflict')
  const clicks = await Promise.all(
    [1, 2].map(() => act(desk, order.id, 'deliveries', { channels: ['whatsapp'] })),
  )
  expect(clicks.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const before = desk.whatsapp.list().length
  await desk.work()
  await retryNow(desk.shop.db)
  await desk.work()
  expect(desk.whatsapp.list()).toHaveLength(before + 1)
})

test('D2: without WhatsApp staff send by hand, mark it, and take the mark back', async () => {
  const manual = await openDesk({ configured: false })
  const { order } = await readyOrder(manual, { locale: 'en', country: 'US' })
  expect((await readDelivery(manual, order.id)).channels).toEqual(['by_hand', 'email'])
  const begun = await deliver(manual, order.id, { channels: ['by_hand'] })
  expect(begun.delivery?.state).toBe('to_send')
  const link = new URL(begun.handLink ?? '')
  expect([link.host, link.pathname]).toEqual(['wa.me', '/5511987654321'])
  expect(link.searchParams.get('text')).toBe(
    `Hi! This is Recadinho. Your video for order ${order.number} is ready: ${begun.link}`,
  )
  const list = (await manual.staff.get('/api/admin/deliveries?list=to_send')).json<DeliveryPage>()
  expect(list).toMatchObject({ items: [{ order: { number: order.number } }], counts: { to_send: 1 } })

  const mark = (action: string) => act(manual, order.id, 'delivery/actions', { action })
  expect((await mark('mark_sent')).json().delivery).toMatchObject({ state: 'delivered', promiseKept: true })
  expect((await readAdminOrder(manual.staff, order.id)).status).toBe('completed')
  expect((await mark('undo_sent')).json().delivery).toMatchObject({ state: 'to_send', deliveredAt: null })
  expect((await readAdminOrder(manual.staff, order.id)).status).toBe('in_production')
  expect((await mark('mark_sent')).statusCode).toBe(200)
  expect((await mark('mark_sent')).json().code).toBe('illegal_transition')
  await manual.close()
})

test('D2: what went out another way as well stays completed when the mark is taken back', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id, { channels: ['email', 'by_hand'] })
  await desk.work()
  const mark = (action: string) => act(desk, order.id, 'delivery/actions', { action })
  expect((await mark('mark_sent')).statusCode).toBe(200)
  expect((await mark('undo_sent')).json().delivery).toMatchObject({ state: 'to_send' })
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('completed')
})

test('D8: what has left cannot be cancelled', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id, { channels: ['email'] })
  await desk.work()
  const refused = await act(desk, order.id, 'delivery/actions', { action: 'cancel' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'illegal_transition'])
  expect((await readDelivery(desk, order.id)).delivery?.state).toBe('delivered')
})

test('an e-mail alone delivers, in the language of the order', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id, { channels: ['email'] })
  await desk.work()
  const [mail] = desk.mail.sent.slice(-1)
  expect(mail).toMatchObject({ to: 'ana@example.com', subject: expect.stringContaining(order.number) })
  expect(mail?.text).toContain(`${origin}/video?order=${order.id}&lang=${order.locale}#token=`)
  expect(mail?.text).toContain('Chegou o vídeo para Olívia!')
  expect(
    `${mail?.subject}${JSON.stringify(await eventsOf(desk.shop.db, order.id))}${desk.shop.logs()}`,
  ).not.toContain('Olívia')
  expect(await stateOf(order.id)).toBe('delivered')
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('completed')
})

test('D9: a wrong number is corrected; a link that may be with a stranger opens nothing, and the new number gets another', async () => {
  const { order } = await readyOrder(desk)
  const first = await deliver(desk, order.id)
  await desk.work()
  await report('delivered')
  const wrong = await act(desk, order.id, 'whatsapp-number', { whatsappNumber: '12' })
  expect(wrong.json().code).toBe('validation_failed')
  const corrected = await act(desk, order.id, 'whatsapp-number', { whatsappNumber: '5521912345678' })
  expect(corrected.json()).toMatchObject({
    whatsappNumber: '5521912345678',
    delivery: { state: 'not_reached' },
  })
  const opens = async (link: string | null) => {
    const token = new URLSearchParams(new URL(link ?? '').hash.slice(1)).get('token')
    return (await desk.shop.browser().get(`/api/orders/${order.id}?token=${token}`)).statusCode
  }
  expect([await opens(first.link), await opens(corrected.json().link)]).toEqual([404, 200])
  expect((await timeline(order.id)).filter(([machine]) => machine === 'correction')).toEqual([
    ['correction', 'whatsappNumber', { code: 'corrected', fields: ['whatsappNumber'] }],
  ])
  await deliver(desk, order.id)
  await desk.work()
  expect(newestMessage()).toMatchObject({ phone: '5521912345678' })
  await report('read')
  expect(await stateOf(order.id)).toBe('delivered')
  const log = JSON.stringify(
    await desk.shop.db.selectFrom('audit_log').select(['action', 'details']).execute(),
  )
  expect(log).toContain('order.number_corrected')
  expect(log).not.toContain('5521912345678')
})

test('D8: a reveal leaves at the buyer’s moment, can be moved, cancelled and sent at once', async () => {
  const { order, buyer } = await readyOrder(desk)
  const tomorrow = new Date(desk.shop.clock.now().getTime() + 26 * 3_600_000).toISOString().slice(0, 10)
  const at = { day: tomorrow, time: '23:59', timeZone: 'America/Sao_Paulo' }
  const scheduled = await deliver(desk, order.id, { at })
  expect(scheduled).toMatchObject({
    timeZones: expect.arrayContaining(['America/Sao_Paulo']),
    actions: expect.arrayContaining(['deliver', 'send_now', 'cancel']),
    link: null,
    delivery: { state: 'scheduled', deliverAt: `${nextDay(tomorrow)}T02:59:00.000Z`, attempts: [] },
  })
  await desk.work()
  // The buyer's page counts down to it, and shows nothing of the video before.
  expect(await readOrder(buyer, order.id)).toMatchObject({
    opensAt: scheduled.delivery?.deliverAt,
    video: null,
    videoState: 'none',
  })
  expect((await act(desk, order.id, 'delivery/actions', { action: 'cancel' })).json().delivery.state).toBe(
    'cancelled',
  )
  expect((await readOrder(buyer, order.id)).opensAt).toBeNull()
  await deliver(desk, order.id, { at: { ...at, time: '08:00' } })
  const past = await act(desk, order.id, 'deliveries', {
    channels: ['email'],
    at: { ...at, day: '2020-01-01' },
  })
  expect(past.json().code).toBe('validation_failed')

  desk.shop.clock.advance(72 * 3_600_000)
  // The session has expired by now.
  desk.staff = await signedIn(desk.shop, 'later@recadinho.test')
  const before = desk.whatsapp.list().length
  await desk.work()
  await desk.work()
  expect(desk.whatsapp.list()).toHaveLength(before + 1)
  expect((await readDelivery(desk, order.id)).delivery).toMatchObject({
    state: 'waiting',
    timeZone: at.timeZone,
  })
  expect(await readOrder(buyer, order.id)).toMatchObject({ opensAt: null, videoState: 'ready' })
})

test('D8: what was held back meanwhile is not sent at its moment, and staff see it', async () => {
  const { order } = await readyOrder(desk)
  const day = nextDay(desk.shop.clock.now().toISOString().slice(0, 10))
  await deliver(desk, order.id, { at: { day, time: '12:00', timeZone: 'Europe/Lisbon' } })
  await act(desk, order.id, 'holds', { reason: 'The buyer asked to wait' })
  desk.shop.clock.advance(60 * 3_600_000)
  desk.staff = await signedIn(desk.shop, 'evenlater@recadinho.test')
  await desk.work()
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual(['not_reached', []])
})

test('a list of more than fifty comes page by page, the oldest first, none twice and none left out', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id)
  const { rows } = await desk.shop.ctx.pool.query<{ id: string }>(
    `with copies as (
       insert into videos
       select (jsonb_populate_record(v, jsonb_build_object('id', uuidv7(), 'storage_key', uuidv7()))).*
       from videos v, generate_series(1, 60) where order_id = $1 returning id, order_id)
     insert into deliveries (order_id, video_id, state, channels, deliver_at, created_at)
     select order_id, id, 'not_reached', '{whatsapp}', now(), now() from copies returning id`,
    [order.id],
  )
  const page = async (after: string) =>
    (await desk.staff.get(`/api/admin/deliveries?list=not_reached${after}`)).json<DeliveryPage>()
  const first = await page('')
  const second = await page(`&after=${first.next}`)
  expect([first.items.length, second.next]).toEqual([50, null])
  const shown = [...first.items, ...second.items].map(({ id }) => id)
  expect(shown).toEqual(shown.toSorted())
  expect(shown).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
  expect(new Set(shown).size).toBe(first.counts.not_reached)
})

test('D5: a promise that was missed is told so', async () => {
  const { order } = await readyOrder(desk)
  await desk.shop.ctx.pool.query(`update orders set due_at = $2 where id = $1`, [
    order.id,
    new Date(desk.shop.clock.now().getTime() - minute),
  ])
  await deliver(desk, order.id, { channels: ['email'] })
  await desk.work()
  expect((await readDelivery(desk, order.id)).delivery?.promiseKept).toBe(false)
  expect(
    (await timeline(order.id)).find(([machine, to]) => machine === 'order' && to === 'completed'),
  ).toEqual(['order', 'completed', { code: 'promise', kept: false }])
})

test('X1: no table of events holds the link or the number', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id, { channels: ['whatsapp', 'email'] })
  const events = JSON.stringify(await eventsOf(desk.shop.db, order.id))
  expect(events).toContain('delivery_whatsapp')
  expect(events).not.toMatch(/token=|5511987654321/)
})

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** An order's row of a list, whatever page it is on. */
async function rowOf(
  list: string,
  orderId: string,
  after?: string,
): Promise<DeliveryPage['items'][number] | undefined> {
  const query = new URLSearchParams({ list, ...(after === undefined ? {} : { after }) })
  const page = (await desk.staff.get(`/api/admin/deliveries?${query.toString()}`)).json<DeliveryPage>()
  const found = page.items.find(({ order }) => order.id === orderId)
  return found || page.next === null ? found : rowOf(list, orderId, page.next)
}

test.each([
  ['en', 'US', /^Hi! This is Recadinho\. Your video for order R-\w{6} is ready: https:/],
  ['pt', 'BR', /^Oi! Aqui é da Recadinho\. O vídeo do pedido R-\w{6} está pronto: https:/],
])(
  'D12: to a number without WhatsApp, one press sends a text message in %s',
  async (locale, country, words) => {
    const { order } = await readyOrder(desk, { locale, country })
    expect((await readDelivery(desk, order.id)).actions).not.toContain('send_text')
    desk.whatsapp.faults.add({ kind: 'error', code: 131_026 })
    await deliver(desk, order.id)
    await desk.work()
    const missed = await readDelivery(desk, order.id)
    expect(missed).toMatchObject({
      delivery: { state: 'not_reached' },
      actions: expect.arrayContaining(['send_text']),
    })
    // Android reads what follows `?`, iOS what follows `&`.
    const [to, body] = (missed.smsLink ?? '').split('?&body=')
    expect(to).toBe('sms:+5511987654321')
    expect(decodeURIComponent(body ?? '')).toMatch(words)
    expect(missed.smsLink).toContain(encodeURIComponent(missed.link ?? '-'))
    expect(missed.smsLink).not.toContain('Ol%C3%ADvia')
    expect(await rowOf('not_reached', order.id)).toMatchObject({
      smsLink: missed.smsLink,
      handLink: null,
      actions: ['send_text'],
    })

    const mark = (action: string) => act(desk, order.id, 'delivery/actions', { action })
    const sent = (await mark('send_text')).json()
    expect(sent).toMatchObject({
      delivery: { state: 'delivered' },
      actions: expect.arrayContaining(['undo_sent']),
    })
    expect((await timeline(order.id)).at(-1)).toEqual([
      'message',
      'sent',
      { code: 'delivery', channel: 'by_hand' },
    ])
    expect((await mark('send_text')).json().code).toBe('illegal_transition')
    expect((await mark('undo_sent')).json()).toMatchObject({
      delivery: { state: 'to_send' },
      actions: expect.arrayContaining(['mark_sent', 'send_text']),
    })
  },
)
