import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmFigures } from '@recadinho/contracts/dashboard'
import type { Desk } from '@recadinho/contracts/desk'
import type { OrderDelivery } from '@recadinho/contracts/deliveries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type DeliveryDesk } from './support/deliveries.ts'
import { filmEnv, makeFilms, shortOrder, smallRenderer } from './support/films.ts'
import { readOrder } from './support/order.ts'
import { paidOrder } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedInAs } from './support/staff.ts'

let folder: string
let desk: DeliveryDesk
async function open(configured: boolean) {
  const opened = await openDesk({
    configured,
    env: filmEnv(folder),
    overrides: { filmRenderer: smallRenderer() },
  })
  await allowSilent(opened, true)
  return opened
}
/** The owner's switch for films that are silent. */
const allowSilent = ({ shop }: DeliveryDesk, deliver_draft_voice: boolean) =>
  shop.db.updateTable('settings').set({ deliver_draft_voice }).execute()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-desk-'))
  desk = await open(true)
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true })
})

/** A paid order whose film waits on the desk. */
async function drafted({ shop, staff }: DeliveryDesk, change: object = {}) {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, { ...shortOrder, ...change })
  await makeFilms(shop)
  const { videos } = await readAdminOrder(staff, id)
  return { id, buyer, videoId: videos[0]?.id ?? '' }
}
const rowsOf = async ({ staff }: DeliveryDesk) => (await staff.get('/api/admin/desk')).json<Desk>()
/** Those of the desk's orders that a test has made, as the desk sorts them. */
const listed = async (at: DeliveryDesk, ...orders: { id: string }[]) =>
  (await rowsOf(at)).items.filter((row) => orders.some(({ id }) => id === row.id))
const idsOf = async (at: DeliveryDesk, ...orders: { id: string }[]) =>
  (await listed(at, ...orders)).map(({ id }) => id)
async function approve(at: DeliveryDesk, { id, videoId }: { id: string; videoId: string }, by = at.staff) {
  const version = await orderVersion(at.shop, id)
  return by.post(`/api/admin/orders/${id}/desk-approvals`, { version, videoId, played: 0.5, seconds: 41 })
}
const undo = async (at: DeliveryDesk, id: string) =>
  at.staff.post(`/api/admin/orders/${id}/desk-approvals/undo`, { version: await orderVersion(at.shop, id) })
const act = async ({ shop, staff }: DeliveryDesk, id: string, action: string, body: object = {}) => {
  const response = await staff.post(`/api/admin/orders/${id}/${action}`, {
    version: await orderVersion(shop, id),
    ...body,
  })
  expect(response.statusCode, response.body).toBe(200)
}

test('K1: the desk lists orders whose film waits, the due ones first, with what the check found', async () => {
  const late = await drafted(desk)
  const early = await drafted(desk, { locale: 'en', childName: 'Liv' })
  const { db } = desk.shop
  await db
    .updateTable('orders')
    .set({ due_at: new Date('2020-01-01') })
    .where('id', '=', early.id)
    .execute()
  await db
    .updateTable('films')
    .set({ problems: ['black_picture'] })
    .where('id', '=', early.videoId)
    .execute()
  expect(await idsOf(desk, late, early)).toEqual([early.id, late.id])
  const { items, total } = await rowsOf(desk)
  expect(total).toBe(items.length)
  const [row] = await listed(desk, early)
  expect(row).toMatchObject({
    childName: 'Liv',
    locale: 'en',
    findings: ['black_picture'],
    making: false,
    claim: null,
    onHoldSince: null,
  })
  expect(row?.characters).toHaveLength(1)

  await act(desk, early.id, 'holds', { reason: 'Asks the buyer' })
  expect(await idsOf(desk, early, late)).toEqual([late.id, early.id])
  expect((await approve(desk, early)).json()).toMatchObject({ code: 'illegal_transition' })
  await act(desk, early.id, 'releases')
  expect(await idsOf(desk, late, early)).toEqual([early.id, late.id])
  expect((await (await signedInAs(desk.shop, 'marketing')).get('/api/admin/desk')).statusCode).toBe(403)
  for (const each of [early, late]) expect((await approve(desk, each)).statusCode).toBe(200)
  expect(await idsOf(desk, late, early)).toEqual([])
})

test('F2.6: staff know when each line of the script is spoken in the film', async () => {
  const { id } = await drafted(desk, { additionalNotes: 'Oi, Olívia! Tudo bem?\nFeliz aniversário!' })
  const { videos, script } = await readAdminOrder(desk.staff, id)
  const spans = videos[0]?.film?.lines ?? []
  expect(spans.map((span) => span.id)).toEqual(script.lines.map((line) => line.id))
  for (const [at, { from, to }] of spans.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0)
  }
  expect(spans.at(-1)?.to).toBeLessThan(videos[0]?.facts?.seconds ?? 0)
})

test('K2, K4: one call approves and delivers; until it is sent, it can be called back', async () => {
  const whatsappNumber = '5511955501234'
  const order = await drafted(desk, { whatsappNumber })
  const { staff, shop, whatsapp } = desk
  const sent = () => whatsapp.list().filter(({ phone }) => phone === whatsappNumber)
  const answer = await approve(desk, order)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json<OrderDelivery>()).toMatchObject({
    delivery: { state: 'scheduled', channels: ['whatsapp'] },
  })
  expect((await readAdminOrder(staff, order.id)).stage).toBe('ready')
  expect((await readOrder(order.buyer, order.id)).video).toBeNull()

  expect((await undo(desk, order.id)).json()).toMatchObject({ delivery: null })
  expect(await idsOf(desk, order)).toEqual([order.id])
  expect(await readAdminOrder(staff, order.id)).toMatchObject({
    stage: 'review',
    videos: [{ state: 'draft' }],
  })
  shop.clock.advance(60_000)
  await desk.work()
  expect(sent()).toEqual([])

  expect((await approve(desk, order)).statusCode).toBe(200)
  shop.clock.advance(11_000)
  await desk.work()
  await desk.work()
  expect(sent()).toHaveLength(1)
  expect(await readAdminOrder(staff, order.id)).toMatchObject({ status: 'completed' })
  expect((await undo(desk, order.id)).json()).toMatchObject({ code: 'illegal_transition' })
  const film = await shop.db
    .selectFrom('films')
    .select(['decision_seconds', 'played', 'decided_at'])
    .where('id', '=', order.videoId)
    .executeTakeFirst()
  expect(film).toEqual({ decision_seconds: 41, played: 0.5, decided_at: expect.any(Date) })
})

test('K2, V8.4: a film in which nobody is heard is not approved unless the owner allows it', async () => {
  const order = await drafted(desk)
  await allowSilent(desk, false)
  expect((await approve(desk, order)).json()).toMatchObject({ code: 'voice_not_final' })
  expect((await readAdminOrder(desk.staff, order.id)).videos).toMatchObject([{ state: 'draft' }])
  await allowSilent(desk, true)
  expect((await approve(desk, order)).statusCode).toBe(200)
})

test('the owner sees what films took: made and flagged, the wait, and a person’s time', async () => {
  const figures = async () => (await desk.staff.get('/api/admin/figures/films?days=1')).json<FilmFigures>()
  const before = await figures()
  const order = await drafted(desk)
  const { db } = desk.shop
  const film = db.updateTable('films').where('id', '=', order.videoId)
  await film.set({ problems: ['black_picture'] }).execute()
  expect((await approve(desk, order)).statusCode).toBe(200)
  const after = await figures()
  expect(after).toMatchObject({
    made: before.made + 1,
    flagged: before.flagged + 1,
    failed: before.failed,
    decided: { films: before.decided.films + 1, medianSeconds: 41, played: 0.5 },
  })
  const found = ({ problems }: FilmFigures) =>
    problems.find(({ problem }) => problem === 'black_picture')?.films ?? 0
  expect(found(after)).toBe(found(before) + 1)
  expect(after.waited.longest).toBeGreaterThanOrEqual(after.waited.median ?? 0)
  await film.set({ made_at: null, sha256: null, failed_at: desk.shop.clock.now() }).execute()
  expect((await figures()).failed).toBe(before.failed + 1)
  expect(
    (await (await signedInAs(desk.shop, 'production')).get('/api/admin/figures/films?days=1')).statusCode,
  ).toBe(403)
})

test('K1, K2: a film whose money is refunded is neither listed nor approved', async () => {
  const order = await drafted(desk)
  await desk.shop.db
    .updateTable('orders')
    .set({ payment_status: 'refunded' })
    .where('id', '=', order.id)
    .execute()
  expect(await idsOf(desk, order)).toEqual([])
  expect((await approve(desk, order)).json()).toMatchObject({ code: 'illegal_transition' })
})

test('K3: a film that no longer is what the order says cannot be approved', async () => {
  const order = await drafted(desk)
  const { buyer } = order
  const { detailsVersion, corrections } = await readOrder(buyer, order.id)
  // O7.1: the stage is `review`, and nobody is looking at the film yet.
  expect(corrections).toContain('childName')
  const payload = { detailsVersion, changes: { childName: 'Lívia' } }
  const url = `/api/orders/${order.id}`
  expect((await buyer.send({ method: 'PATCH', url, payload })).statusCode).toBe(200)
  expect(await listed(desk, order)).toMatchObject([{ making: true }])
  expect((await approve(desk, order)).json()).toMatchObject({ code: 'film_outdated' })
  await makeFilms(desk.shop)
  expect(await listed(desk, order)).toMatchObject([{ making: false }])
  const stale = { version: 1, videoId: order.videoId, played: 1, seconds: 1 }
  expect((await desk.staff.post(`/api/admin/orders/${order.id}/desk-approvals`, stale)).json()).toMatchObject(
    {
      code: 'version_conflict',
    },
  )

  await desk.staff.send({ method: 'PUT', url: `/api/admin/orders/${order.id}/claim`, payload: {} })
  expect((await readOrder(buyer, order.id)).corrections).toEqual([])
  const [newest] = (await readAdminOrder(desk.staff, order.id)).videos
  expect((await approve(desk, { id: order.id, videoId: newest?.id ?? '' })).statusCode).toBe(200)
})

test('K4: without WhatsApp staff send it themselves, and can call it back until they have', async () => {
  const manual = await open(false)
  try {
    const order = await drafted(manual)
    expect((await approve(manual, order)).json<OrderDelivery>()).toMatchObject({
      delivery: { state: 'to_send', channels: ['by_hand'] },
      handLink: expect.stringContaining('wa.me'),
    })
    expect((await undo(manual, order.id)).statusCode).toBe(200)
    expect((await readOrder(order.buyer, order.id)).video).toBeNull()
    expect((await approve(manual, order)).statusCode).toBe(200)
    await act(manual, order.id, 'delivery/actions', { action: 'mark_sent' })
    expect((await readAdminOrder(manual.staff, order.id)).status).toBe('completed')
    expect((await undo(manual, order.id)).json()).toMatchObject({ code: 'illegal_transition' })
  } finally {
    await manual.close()
  }
})

test('K5: who has the desk open hears of every change', async () => {
  const cookie = [...desk.staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${desk.shop.url}/api/admin/desk/events`, { headers: { cookie } })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await drafted(desk)
  let text = ''
  while (!text.includes('event: changed\ndata: {}\n\n')) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    text += chunk.value
  }
  expect(text).toContain('event: changed')
  await reader?.cancel()
})
