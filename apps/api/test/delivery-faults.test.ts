import type { DeliveryPage } from '@recadinho/contracts/deliveries'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  act,
  deliver,
  deliveryChecks,
  openDesk,
  readDelivery,
  readyOrder,
  type DeliveryDesk,
} from './support/deliveries.ts'
import { onLastAttempt, retryNow } from './support/outbox.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

// Failures of WhatsApp and of a mail server.

const minute = 60_000

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
beforeEach(() => desk.whatsapp.faults.clear())
afterAll(() => desk.close())

const { newestMessage, report, stateOf, attempts, videoMails } = deliveryChecks(() => desk)
const listed = async (list: string) =>
  (await desk.staff.get(`/api/admin/deliveries?list=${list}`)).json<DeliveryPage>()

test('D7: taken, then failed: the e-mail goes once, and staff see the order until they have dealt with it', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id)
  await desk.work()
  await report('failed')
  await report('failed')
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual([
    'not_reached',
    ['email sent', 'whatsapp failed'],
  ])
  expect(videoMails(order.number)).toHaveLength(1)
  const { items, counts } = await listed('not_reached')
  expect(items.at(-1)).toMatchObject({
    order: { number: order.number },
    attempt: { channel: 'whatsapp', state: 'failed', error: '131026' },
  })
  expect(counts.not_reached).toBe(items.length)
  const note = await act(desk, order.id, 'delivery/resolutions', { reason: 'Called: they have the e-mail' })
  expect(note.json().delivery.state).toBe('resolved')
  expect((await readAdminOrder(desk.staff, order.id)).timeline.at(-1)).toMatchObject({
    to: 'resolved',
    reason: 'Called: they have the e-mail',
  })
  // It was delivered after all, a week later.
  expect(await desk.whatsapp.report(newestMessage().id, 'delivered', { secondsAgo: 7 * 86_400 })).toBe(200)
  await desk.work()
  expect(await stateOf(order.id)).toBe('delivered')
})

test('D4, D7: a message that was read stays read; one that is lost twice over is told once', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id)
  await desk.work()
  await report('read')
  await report('sent')
  await report('failed')
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual(['delivered', ['whatsapp read']])

  const { order: lost } = await readyOrder(desk)
  await deliver(desk, lost.id)
  await desk.work()
  desk.shop.clock.advance(30 * minute)
  // The session has expired by now.
  desk.staff = await signedIn(desk.shop, 'later@recadinho.test')
  await desk.work()
  await report('failed')
  const { timeline } = await readAdminOrder(desk.staff, lost.id)
  expect(timeline.filter(({ to }) => to === 'not_reached')).toHaveLength(1)
})

test('D7: who was sent an e-mail as well gets no second one', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id, { channels: ['whatsapp', 'email'] })
  await desk.work()
  await report('failed')
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual([
    'not_reached',
    ['email sent', 'whatsapp failed'],
  ])
  expect(videoMails(order.number)).toHaveLength(1)
})

test('D6: no “delivered” within half an hour counts as not reached; an undone hold-up is not sent twice', async () => {
  const { order } = await readyOrder(desk)
  await deliver(desk, order.id)
  await desk.work()
  await report('sent')
  desk.shop.clock.advance(29 * minute)
  await desk.work()
  expect(await stateOf(order.id)).toBe('waiting')
  desk.shop.clock.advance(minute)
  await desk.work()
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual([
    'not_reached',
    ['email sent', 'whatsapp sent'],
  ])
  await report('delivered')
  expect(await stateOf(order.id)).toBe('delivered')
})

test('D3: taken without an answer: nothing is sent again, and a status that comes settles it', async () => {
  const { order } = await readyOrder(desk)
  const before = desk.whatsapp.list().length
  desk.whatsapp.faults.add({ kind: 'hang' })
  await deliver(desk, order.id)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['whatsapp unknown'])
  expect((await readDelivery(desk, order.id)).channels).not.toContain('whatsapp')
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('in_production')
  await retryNow(desk.shop.db)
  await desk.work()
  expect(desk.whatsapp.list()).toHaveLength(before + 1)
  await report('delivered')
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual(['delivered', ['whatsapp delivered']])
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('completed')
})

test('D3, D7: still unknown after ten minutes: the e-mail goes, and staff may send again knowingly', async () => {
  const { order } = await readyOrder(desk)
  desk.whatsapp.faults.add({ kind: 'cut' })
  await deliver(desk, order.id)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['whatsapp unknown'])
  desk.shop.clock.advance(10 * minute)
  await desk.work()
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual([
    'not_reached',
    ['email sent', 'whatsapp unknown'],
  ])
  await deliver(desk, order.id)
  await desk.work()
  await report('delivered')
  expect(await stateOf(order.id)).toBe('delivered')
  expect(videoMails(order.number)).toHaveLength(1)
})

test.each<[string, Parameters<DeliveryDesk['whatsapp']['faults']['add']>[0]]>([
  ['too many at once', { kind: 'error', code: 130_429, status: 429 }],
  ['WhatsApp out of service', { kind: 'error', code: 131_016, status: 500 }],
  ['an access token that has expired', { kind: 'error', code: 190, status: 401 }],
])('D3: %s: the message waits and is sent later, once', async (_, fault) => {
  const { order } = await readyOrder(desk)
  const before = desk.whatsapp.list().length
  desk.whatsapp.faults.add(fault)
  await deliver(desk, order.id)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['whatsapp queued'])
  await retryNow(desk.shop.db)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['whatsapp sent'])
  expect(desk.whatsapp.list()).toHaveLength(before + 1)
})

test('D3, X10: WhatsApp away for good: the owner sees it, staff see the buyer not reached, and a replay sends nothing', async () => {
  const { order } = await readyOrder(desk)
  desk.whatsapp.faults.add({ kind: 'error', code: 131_016, status: 500 }, 3)
  await deliver(desk, order.id)
  await onLastAttempt(desk.shop.db, order.id, 'delivery_whatsapp')
  await desk.work()
  expect([await stateOf(order.id), await attempts(order.id)]).toEqual([
    'not_reached',
    ['email sent', 'whatsapp failed'],
  ])
  const { events } = (await desk.staff.get(`/api/admin/outbox?orderId=${order.id}`)).json()
  expect(events).toMatchObject([{ kind: 'delivery_whatsapp', deadReason: 'attempts_used', error: '131016' }])
  desk.whatsapp.faults.clear()
  const before = desk.whatsapp.list().length
  await desk.staff.post('/api/admin/outbox/actions', { action: 'replay', ids: [events[0].id] })
  await desk.work()
  expect(desk.whatsapp.list()).toHaveLength(before)
})

test('D3: a proxy that answers in WhatsApp’s place says nothing about the message', async () => {
  const { order } = await readyOrder(desk)
  desk.whatsapp.faults.add({ kind: 'proxy', status: 502 })
  await deliver(desk, order.id)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['whatsapp unknown'])
})

test('D3: a mail server that refuses is tried again; one that gives no answer is not', async () => {
  const { order } = await readyOrder(desk)
  desk.mail.refuse(1, 'delivery_email')
  await deliver(desk, order.id, { channels: ['email'] })
  await desk.work()
  expect(await attempts(order.id)).toEqual(['email queued'])
  desk.mail.breakOff()
  await retryNow(desk.shop.db)
  await desk.work()
  await retryNow(desk.shop.db)
  await desk.work()
  expect(await attempts(order.id)).toEqual(['email unknown'])
  expect(videoMails(order.number)).toHaveLength(1)
  desk.shop.clock.advance(10 * minute)
  await desk.work()
  expect(await stateOf(order.id)).toBe('not_reached')
})
