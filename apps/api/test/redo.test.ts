import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import type { Order } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachVideo } from '../src/modules/videos/attach.ts'
import type { Browser } from './support/app.ts'
import { readOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'
import { cookieOf, uploader } from './support/uploads.ts'

const file = resolve(import.meta.dirname, 'fixtures/greeting.webm')

let folder: string
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-redo-'))
  shop = await createShop({ env: { VIDEO_DIR: join(folder, 'kept'), FFMPEG_PATH: 'none' } })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const act = (id: string, what: string, body: object) => staff.post(`/api/admin/orders/${id}/${what}`, body)
const redo = async (id: string, version?: number) =>
  act(id, 'redos', { version: version ?? (await readAdminOrder(staff, id)).version, reason: 'Wrong name' })

async function complete(id: string): Promise<AdminOrder> {
  for (const stage of ['scripting', 'recording', 'review', 'ready'])
    await act(id, 'stages', {
      version: (await readAdminOrder(staff, id)).version,
      stage,
      reason: 'Moved by staff',
    })
  const { version } = await readAdminOrder(staff, id)
  return (await act(id, 'completions', { version, reason: 'Handed over' })).json()
}

async function delivered() {
  const browser = shop.browser()
  const { id, number } = await paidOrder(shop, browser)
  await attachVideo(shop.ctx, { number, file })
  return { browser, number, order: await complete(id) }
}
const urlOf = ({ video }: Order) => video?.url ?? 'no video'

test('O10.1, O10.2: a delivered video is made again: queued, due in the hours of its package, its money untouched', async () => {
  const { order } = await delivered()
  expect(order.actions).toContain('redo')
  const again = (await redo(order.id)).json<AdminOrder>()
  expect(again).toMatchObject({
    status: 'in_production',
    stage: 'queued',
    revision: 2,
    completedAt: null,
    paymentStatus: 'confirmed',
    payments: order.payments,
  })
  expect(Date.parse(again.dueAt ?? '') - shop.clock.now().getTime()).toBeCloseTo(24 * 3_600_000, -5)
  expect(again.timeline.slice(-2)).toMatchObject([
    { machine: 'order', from: 'completed', to: 'in_production' },
    { machine: 'revision', from: '1', to: '2', reason: 'Wrong name', actor: { name: 'Owner' } },
  ])
})

test('O10.2: a redo of an express order is due in the hours it was made with, not those of a full day', async () => {
  const { order } = await delivered()
  const { db } = shop
  const hours = { delivery_hours: 6, promised_hours: 30 }
  await db.updateTable('orders').set(hours).where('id', '=', order.id).execute()
  const again = (await redo(order.id)).json<AdminOrder>()
  expect(Date.parse(again.dueAt ?? '') - shop.clock.now().getTime()).toBeCloseTo(6 * 3_600_000, -5)
})

test('O10.1: only a delivered order whose money is there, as it was seen, and once', async () => {
  const running = await paidOrder(shop, shop.browser())
  expect((await redo(running.id)).json()).toMatchObject({ code: 'illegal_transition' })
  const { order } = await delivered()
  const both = await Promise.all([redo(order.id, order.version), redo(order.id, order.version)])
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await readAdminOrder(staff, order.id)).toMatchObject({ revision: 2 })
  const done = await complete(order.id)
  await shop.db.updateTable('orders').set({ payment_status: 'refunded' }).where('id', '=', done.id).execute()
  expect((await redo(done.id)).json()).toMatchObject({ code: 'illegal_transition' })
})

test('O10.1, D9, V5.3: once its details are erased, an order is not made again, corrected or given a video', async () => {
  const { order } = await delivered()
  await shop.db
    .updateTable('orders')
    .set({ details_erased_at: shop.clock.now() })
    .where('id', '=', order.id)
    .execute()
  expect((await readAdminOrder(staff, order.id)).actions).toEqual([])
  expect((await redo(order.id)).json()).toMatchObject({ code: 'illegal_transition' })
  const { actions, version } = (
    await staff.get(`/api/admin/orders/${order.id}/delivery`)
  ).json<OrderDelivery>()
  expect(actions).not.toContain('correct_number')
  const corrected = await staff.send({
    method: 'PUT',
    url: `/api/admin/orders/${order.id}/whatsapp-number`,
    payload: { version, whatsappNumber: '5511912345678' },
  })
  expect(corrected.json()).toMatchObject({ code: 'illegal_transition' })
  const client = uploader(shop.url, cookieOf(staff))
  expect(await (await client.start(order.id, 10)).json()).toMatchObject({ code: 'illegal_transition' })
})

test('O10.3: the buyer keeps the delivered video until the new one is sent', async () => {
  const { browser, number, order } = await delivered()
  const first = urlOf(await readOrder(browser, order.id))
  await redo(order.id)
  shop.clock.advance(1000)
  await attachVideo(shop.ctx, { number, file })
  const meanwhile = await readOrder(browser, order.id)
  expect([meanwhile.status, meanwhile.revision, urlOf(meanwhile)]).toEqual(['in_production', 2, first])
  expect((await browser.get(first)).statusCode).toBe(200)
  await complete(order.id)
  const after = await readOrder(browser, order.id)
  expect(urlOf(after)).not.toBe(first)
  expect((await browser.get(urlOf(after))).statusCode).toBe(200)
})

test('O10.4: the buyer may correct what was wrong', async () => {
  const { browser, order } = await delivered()
  expect((await readOrder(browser, order.id)).corrections).toEqual([])
  await redo(order.id)
  expect((await readOrder(browser, order.id)).corrections).toContain('childName')
})
