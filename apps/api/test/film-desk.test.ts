import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShopHealth, WorkFigures } from '@recadinho/contracts/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { filmEnv, makeFilms, shortOrder, smallRenderer } from './support/films.ts'
import { readOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedIn, signedInAs } from './support/staff.ts'

let folder: string
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-desk-'))
  shop = await createShop({ env: filmEnv(folder), overrides: { filmRenderer: smallRenderer() } })
  staff = await signedIn(shop)
  await allowSilent(true)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** The owner's switch for films that are silent or have a draft voice. */
const allowSilent = (deliver_draft_voice: boolean) =>
  shop.db.updateTable('settings').set({ deliver_draft_voice }).execute()
const make = () => makeFilms(shop)
const newOrder = () => paidOrder(shop, shop.browser(), shortOrder)
const filmed = async () => {
  const { id } = await newOrder()
  await make()
  return readAdminOrder(staff, id)
}
const act = async (id: string, action: string, body: object) => {
  const version = await orderVersion(shop, id)
  const response = await staff.post(`/api/admin/orders/${id}/${action}`, { version, ...body })
  expect(response.statusCode, response.body).toBeLessThan(300)
}
const statesOf = async (id: string) => (await readAdminOrder(staff, id)).videos.map(({ state }) => state)
const filmsOf = (id: string) => shop.db.selectFrom('films').selectAll().where('order_id', '=', id).execute()

test('X15: films that wait for each other are no messages that wait', async () => {
  const { outbox, films } = (await staff.get('/api/admin/health')).json<ShopHealth>()
  await newOrder()
  const waiting = (await staff.get('/api/admin/health')).json<ShopHealth>()
  // The receipt.
  expect(waiting.outbox.due).toBe(outbox.due + 1)
  expect(waiting.films).toEqual({ due: (films?.due ?? 0) + 1, since: expect.any(String) })
  await make()
})

test('F4.2, F4.3: an order is among the dashboard’s problems until staff approve its film or a newer one is made', async () => {
  const problems = async () => {
    const { problemOrders } = (await staff.get('/api/admin/figures/work')).json<WorkFigures>()
    return problemOrders.map(({ number, reason }) => `${number} ${reason}`)
  }
  const before = await problems()
  const { id, number, videos } = await filmed()
  const [film] = await filmsOf(id)
  const found = { problems: ['name_missing' as const, 'black_picture' as const] }
  await shop.db
    .updateTable('films')
    .set(found)
    .where('id', '=', film?.id ?? '')
    .execute()
  expect(await problems()).toEqual([...before, `${number} name_missing`])
  expect((await readAdminOrder(staff, id)).videos).toMatchObject([
    { film: { findings: ['black_picture', 'name_missing'] } },
  ])
  expect((await staff.post(`/api/admin/videos/${videos[0]?.id}/approvals`)).statusCode).toBe(204)
  expect(await problems()).toEqual(before)

  const failing = await newOrder()
  await shop.db
    .insertInto('films')
    .values({
      id: '01a21dfa-0000-7000-8000-00000000f13e',
      order_id: failing.id,
      input_hash: Buffer.from('00', 'hex'),
      problems: ['encoder_failed'],
      begun_at: shop.clock.now(),
      failed_at: shop.clock.now(),
    })
    .execute()
  expect(await problems()).toEqual([...before, `${failing.number} encoder_failed`])
  await make()
  expect(await problems()).toEqual(before)
})

test('V8.3: staff approve a draft, and only then a delivery sends it', async () => {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, shortOrder)
  await make()
  await act(id, 'stages', { stage: 'ready', reason: 'Moved by staff' })
  const [draft] = (await readAdminOrder(staff, id)).videos
  const deliver = async () =>
    staff.post(`/api/admin/orders/${id}/deliveries`, {
      version: await orderVersion(shop, id),
      channels: ['email'],
    })
  expect((await deliver()).json()).toMatchObject({ code: 'illegal_transition' })
  const approve = (by = staff) => by.post(`/api/admin/videos/${draft?.id}/approvals`)
  expect((await approve(await signedInAs(shop, 'marketing'))).statusCode).toBe(403)
  expect((await approve()).statusCode).toBe(204)
  expect((await approve()).statusCode).toBe(204)
  expect(await statesOf(id)).toEqual(['ready'])
  expect((await readOrder(buyer, id)).video).toBeNull()
  const { timeline } = await readAdminOrder(staff, id)
  expect((await deliver()).statusCode).toBe(200)
  expect((await readOrder(buyer, id)).video).toMatchObject({ bytes: draft?.bytes, mimeType: 'video/mp4' })
  expect(timeline.filter(({ machine }) => machine === 'video').map(({ to }) => to)).toEqual([
    'drafted',
    'approved',
  ])
})

test('O2.4: the stage follows the film to review and to ready, except while the order is on hold', async () => {
  const { id, stage, videos } = await filmed()
  expect(stage).toBe('review')
  await act(id, 'holds', { reason: 'Asks the buyer' })
  const approve = () => staff.post(`/api/admin/videos/${videos[0]?.id}/approvals`)
  expect((await approve()).statusCode).toBe(204)
  expect((await readAdminOrder(staff, id)).stage).toBe('review')
  const other = await filmed()
  expect((await staff.post(`/api/admin/videos/${other.videos[0]?.id}/approvals`)).statusCode).toBe(204)
  const approved = await readAdminOrder(staff, other.id)
  expect(approved.stage).toBe('ready')
  expect(
    approved.timeline
      .filter(({ machine }) => machine === 'stage')
      .map(({ to, actor }) => `${actor.type} ${to}`),
  ).toEqual(['system review', 'system ready'])
})

test('V8.3: a withdrawn draft cannot be approved', async () => {
  const { id, videos } = await filmed()
  const [draft] = videos
  const approve = () => staff.post(`/api/admin/videos/${draft?.id}/approvals`)
  expect((await staff.post(`/api/admin/videos/${draft?.id}/withdrawals`)).statusCode).toBe(204)
  expect((await approve()).json()).toMatchObject({ code: 'illegal_transition' })
  expect(await statesOf(id)).toEqual(['withdrawn'])
})

test('V8.4: a film in which nobody speaks is approved only if the owner allows it, which staff see before they try', async () => {
  const { id, videos } = await filmed()
  const approve = () => staff.post(`/api/admin/videos/${videos[0]?.id}/approvals`)
  const blocked = async () => (await readAdminOrder(staff, id)).videos[0]?.film?.blocked
  expect(await blocked()).toBeNull()
  await allowSilent(false)
  expect(await blocked()).toBe('silent')
  expect((await approve()).json()).toMatchObject({ code: 'voice_not_final', details: { reason: 'silent' } })
  expect(await statesOf(id)).toEqual(['draft'])
  await allowSilent(true)
  expect((await approve()).statusCode).toBe(204)
  expect(await statesOf(id)).toEqual(['ready'])
})

test('V8.4: a film with a draft voice waits for it, and one whose characters’ voices the owner has not approved', async () => {
  const { id, videos } = await filmed()
  await allowSilent(false)
  const speech = { lines: 1, voiced: 1, recorded: 0, isDraft: true, presets: { 'princess-amara': 'ab' } }
  const approve = async (isDraft: boolean) => {
    await shop.db
      .updateTable('films')
      .set({ speech: JSON.stringify({ ...speech, isDraft }) })
      .where('id', '=', videos[0]?.id ?? '')
      .execute()
    return staff.post(`/api/admin/videos/${videos[0]?.id}/approvals`)
  }
  const refused = { code: 'voice_not_final', details: { reason: 'draft_voice' } }
  expect((await approve(true)).json()).toMatchObject(refused)
  expect((await approve(false)).json()).toMatchObject(refused)
  const { id: owner } = await shop.db.selectFrom('staff').select('id').limit(1).executeTakeFirstOrThrow()
  await shop.db
    .insertInto('voice_preset_approvals')
    .values({
      character_id: 'princess-amara',
      preset_hash: Buffer.from('ab', 'hex'),
      approved_by: owner,
      approved_at: shop.clock.now(),
    })
    .execute()
  expect((await approve(true)).json()).toMatchObject(refused)
  expect((await readAdminOrder(staff, id)).videos[0]?.film?.speech).toMatchObject({ isDraft: true })
  expect((await approve(false)).statusCode).toBe(204)
  await allowSilent(true)
})
