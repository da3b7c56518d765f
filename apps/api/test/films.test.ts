import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { Order } from '@recadinho/contracts/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { wantedFilm } from '../src/modules/films/order-film.ts'
import { removeVideoFiles } from '../src/modules/videos/purge.ts'
import type { Browser } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { filmEnv, makeFilms, shortOrder, smallRenderer } from './support/films.ts'
import { eventsOf } from './support/outbox.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { requestRefund } from './support/refunds.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
let shop: Shop
let staff: Browser
/** Awaited while a film is being made. */
let during: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-films-'))
  const filmRenderer = smallRenderer(async () => {
    const once = during
    during = undefined
    await once?.()
  })
  shop = await createShop({ env: filmEnv(folder), overrides: { filmRenderer } })
  staff = await signedIn(shop)
})
afterEach(() => (during = undefined))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const make = (of: Pick<Shop, 'workers'> = shop) => makeFilms(of)
const newOrder = async (change: object = {}): Promise<AdminOrder> => {
  const { id } = await paidOrder(shop, shop.browser(), { ...shortOrder, ...change })
  return readAdminOrder(staff, id)
}
const filmed = async (change: object = {}) => {
  const { id } = await newOrder(change)
  await make()
  return readAdminOrder(staff, id)
}
/** Staff give the first line of the script other words. */
const reword = async ({ id }: Pick<AdminOrder, 'id'>, text: string) => {
  const { script } = await readAdminOrder(staff, id)
  const lines = script.lines.map((line, at) => (at === 0 ? Object.assign({}, line, { text }) : line))
  const payload = { was: { lines: script.lines }, changes: { lines } }
  const response = await staff.send({ method: 'PATCH', url: `/api/admin/orders/${id}/script`, payload })
  expect(response.statusCode).toBe(200)
}
/** Gives all the money back, and cancels the order with it. */
const refund = async (id: string, cancelOrder = true) => {
  const { payments } = await readAdminOrder(staff, id)
  const [payment] = payments
  if (payment === undefined) throw new Error('Nothing was paid')
  const { amount } = payment.amount
  const response = await requestRefund(shop, staff, { id, paymentId: payment.id }, amount, { cancelOrder })
  expect(response.statusCode, response.body).toBe(201)
  await shop.idle()
}
const erase = async (id: string) => {
  const { number } = await readAdminOrder(staff, id)
  const search = number
  const { rows } = (await staff.post('/api/admin/personal-data-lookups', { search })).json<{ rows: number }>()
  const erased = await staff.post('/api/admin/personal-data-erasures', { search, rowsSeen: rows })
  expect(erased.statusCode, erased.body).toBe(200)
}
const statesOf = async (id: string) => (await readAdminOrder(staff, id)).videos.map(({ state }) => state)
const captionsOf = async (id: string) => (await staff.get(`/api/admin/videos/${id}/files/captions`)).body
/** The stored files, by their video. */
const storedFor = async (ids: readonly string[]) =>
  (await readdir(join(folder, 'kept')).catch(() => [])).filter((file) =>
    ids.some((id) => file.startsWith(id)),
  )
const filmsOf = (id: string) => shop.db.selectFrom('films').selectAll().where('order_id', '=', id).execute()
const filmEvents = async (id: string) =>
  (await eventsOf(shop.db, id, 'film_render')).map(({ state, last_error: error }) => [state, error])
const workingFiles = () => readdir(join(folder, 'uploads')).catch(() => [])

test('F1.1, F4.1: a paid order gets a draft of its film, which staff see and its buyer does not', async () => {
  const browser = shop.browser()
  const { id } = await paidOrder(shop, browser, shortOrder)
  expect(await statesOf(id)).toEqual([])
  await make()
  const { videos, film, timeline } = await readAdminOrder(staff, id)
  expect(videos).toMatchObject([
    {
      state: 'draft',
      uploadedBy: null,
      film: { findings: [] },
      facts: { width: 90, height: 160, videoCodec: 'avc', audioCodec: 'aac' },
      parts: ['video', 'poster', 'captions'],
    },
  ])
  expect(film).toBeNull()
  expect(timeline.filter(({ machine }) => machine === 'video').map(({ to }) => to)).toEqual(['drafted'])
  const [draft] = videos
  const played = await staff.get(`/api/admin/videos/${draft?.id}/files/video`)
  expect([played.statusCode, played.rawPayload.length]).toEqual([200, draft?.bytes])
  expect(await captionsOf(draft?.id ?? '')).toContain('Oi, Olívia!')
  expect((await browser.get(`/api/orders/${id}`)).json<Order>()).toMatchObject({
    video: null,
    videoState: 'none',
  })
  expect(await workingFiles()).toEqual([])
})

test('F1.1: an order that is not paid gets no film', async () => {
  const { order } = await placeOrder(shop.browser(), shortOrder)
  await make()
  expect(await filmEvents(order.id)).toEqual([])
  expect(await filmsOf(order.id)).toEqual([])
})

test('F1.9: staff and the buyer see how much of a film is drawn, then that it is checked and approved', async () => {
  const browser = shop.browser()
  const { id } = await paidOrder(shop, browser, shortOrder)
  const filmNow = async () => (await readOrder(browser, id)).film
  expect(await filmNow()).toBeNull()
  during = () =>
    eventually(async () => {
      const film = await filmNow()
      expect(film?.progress).toBeGreaterThan(0)
      expect(film).toEqual({ state: 'making', progress: (film?.progress ?? 1) - ((film?.progress ?? 1) % 5) })
      expect((await readAdminOrder(staff, id)).film?.progress).toBeGreaterThan(0)
    })
  await make()
  expect(await filmNow()).toEqual({ state: 'review', progress: 100 })
  const [draft] = (await readAdminOrder(staff, id)).videos
  await shop.db.updateTable('settings').set({ deliver_draft_voice: true }).execute()
  expect((await staff.post(`/api/admin/videos/${draft?.id}/approvals`)).statusCode).toBe(204)
  expect(await filmNow()).toEqual({ state: 'approved', progress: 100 })
})

test('F1.3: what changes nothing in the film makes no other one', async () => {
  const browser = shop.browser()
  const { id } = await paidOrder(shop, browser, shortOrder)
  await make()
  const { detailsVersion } = await readOrder(browser, id)
  const changes = { occasionDate: '2027-03-01' }
  const payload = { detailsVersion, changes }
  expect((await browser.send({ method: 'PATCH', url: `/api/orders/${id}`, payload })).statusCode).toBe(200)
  await make()
  expect(await filmEvents(id)).toHaveLength(2)
  expect(await statesOf(id)).toEqual(['draft'])
})

test('F1.1, F1.5: each change of the script makes a new draft, and the newest two are kept', async () => {
  const order = await filmed()
  for (const text of ['Olívia, um.', 'Olívia, dois.']) {
    await reword(order, text)
    await make()
  }
  const { videos } = await readAdminOrder(staff, order.id)
  expect(videos.map(({ state }) => state)).toEqual(['draft', 'draft', 'withdrawn'])
  expect(await captionsOf(videos[0]?.id ?? '')).toContain('dois')
  shop.clock.advance(1000)
  for await (const removed of removeVideoFiles(shop.ctx.fileStorage)(shop.db, shop.clock.now())) void removed
  expect(await storedFor([videos[2]?.id ?? ''])).toEqual([])
  expect(await storedFor([videos[0]?.id ?? ''])).toHaveLength(3)
})

test.each([
  ['America/Sao_Paulo', '28 de novembro de 2026'],
  ['Pacific/Auckland', '29 de novembro de 2026'],
])('F1.2: a film for a buyer in %s is of %s', async (timeZone, day) => {
  const { id, filmSeed } = await paidOrder(shop, shop.browser(), { ...shortOrder, timeZone })
  const created_at = new Date('2026-11-28T23:30:00Z')
  await shop.db.updateTable('orders').set({ created_at }).where('id', '=', id).execute()
  const wanted = await wantedFilm(shop.ctx, shop.db, id)
  expect(wanted?.film.day).toBe(day)
  expect(wanted?.film.seed).toBe(filmSeed)
})

test('F1.2: the uploaded picture of a character is in its film', async () => {
  const order = await newOrder()
  const upload = '01a21dfa-0000-8000-8000-00000000a1c7'
  const { characters } = await shop.db
    .selectFrom('orders')
    .select('characters')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const pictured = characters.map((each) =>
    Object.assign({}, each, { picture: { drawing: 'princess-amara', upload } }),
  )
  await shop.db
    .updateTable('orders')
    .set({ characters: JSON.stringify(pictured) })
    .where('id', '=', order.id)
    .execute()
  const picture = createCanvas(720, 840)
  const ctx = picture.getContext('2d')
  ctx.fillStyle = '#00ff00'
  ctx.fillRect(0, 0, 720, 840)
  await shop.ctx.fileStorage.put(
    `${upload}-large.webp`,
    new Blob([new Uint8Array(await picture.encode('webp'))]),
  )
  await make()
  const [draft] = (await readAdminOrder(staff, order.id)).videos
  const { rawPayload } = await staff.get(`/api/admin/videos/${draft?.id}/files/poster`)
  const poster = createCanvas(90, 160).getContext('2d')
  poster.drawImage(await loadImage(rawPayload), 0, 0)
  const { data } = poster.getImageData(0, 0, 90, 160)
  const isGreen = (at: number) => (data[at] ?? 255) < 120 && (data[at + 1] ?? 0) > 200
  const greens = Array.from({ length: 90 * 160 }, (_, i) => isGreen(4 * i)).filter(Boolean)
  expect(greens.length).toBeGreaterThan(0.1 * 90 * 160)
})

test('F1.4: a script edited during a render stops it, and one film with the new words is made', async () => {
  const order = await newOrder()
  during = () => reword(order, 'Olívia, outra vez.')
  await make()
  await make()
  const { videos } = await readAdminOrder(staff, order.id)
  expect(videos.map(({ state }) => state)).toEqual(['draft'])
  expect(await captionsOf(videos[0]?.id ?? '')).toContain('outra vez')
  expect(await filmsOf(order.id)).toHaveLength(1)
  expect((await filmEvents(order.id)).map(([state]) => state)).toEqual(['done', 'done'])
  expect(await workingFiles()).toEqual([])
})

test.each(['refunded', 'refunded and cancelled', 'cancelled and erased'])(
  'F1.1, F1.5: an order that is %s during a render keeps no film and no file',
  async (end) => {
    const whatsappNumber =
      { refunded: '5511911110001', 'refunded and cancelled': '5511911110002' }[end] ?? '5511911110003'
    const { id } = await newOrder({ guardianEmail: `${end.length}@example.com`, whatsappNumber })
    let film: string | undefined
    during = async () => {
      film = (await filmsOf(id))[0]?.id
      await refund(id, end !== 'refunded')
      if (end === 'cancelled and erased') await erase(id)
    }
    await make()
    await make()
    expect(film).toBeDefined()
    expect(await statesOf(id)).toEqual([])
    expect(await filmsOf(id)).toEqual([])
    expect([...(await storedFor([film ?? ''])), ...(await workingFiles())]).toEqual([])
  },
)

test('F2.5, F4.1: a name in letters of many scripts hangs in its film, and staff hear of letters that no font has', async () => {
  const childName = 'Ольга 美咲 نور अनन्या 지우 Ελένη שירה สมใจ'
  const { videos, film } = await filmed({ childName, additionalNotes: `Oi, ${childName}!` })
  expect(film).toBeNull()
  expect(videos).toMatchObject([{ state: 'draft' }])
  // Which fonts there are depends on the machine.
  expect([[], ['glyphs_missing']]).toContainEqual(videos[0]?.film?.findings)
  expect(await captionsOf(videos[0]?.id ?? '')).toContain(childName.split(' ')[0])
})

test('F4.3: an order whose film cannot be made says why', async () => {
  const order = await newOrder()
  const { characters } = await shop.db
    .selectFrom('orders')
    .select('characters')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const undrawn = characters.map((each) => Object.assign({}, each, { picture: 'nobody-drew-this' }))
  await shop.db
    .updateTable('orders')
    .set({ characters: JSON.stringify(undrawn) })
    .where('id', '=', order.id)
    .execute()
  await make()
  const { film, videos, timeline } = await readAdminOrder(staff, order.id)
  expect([film, videos]).toEqual([{ state: 'failed', progress: 0, failure: 'not_composed' }, []])
  expect(timeline.at(-1)).toMatchObject({
    machine: 'video',
    to: 'not_made',
    cause: { code: 'text', text: 'not_composed' },
  })
})

test('F1.8, V9.2: the drafts of an erased order, and what a killed worker left of a film, are deleted', async () => {
  const { id, videos } = await filmed({ guardianEmail: 'rita@example.com', whatsappNumber: '5511912345678' })
  const left = '01a21dfa-0000-7000-8000-00000000f11e'
  const begun = { id: left, order_id: id, input_hash: Buffer.from('00', 'hex'), begun_at: shop.clock.now() }
  await shop.db.insertInto('films').values(begun).execute()
  await shop.ctx.fileStorage.put(`${left}.mp4`, new Blob(['half a film']))
  const ids = [videos[0]?.id ?? '', left]
  expect(await storedFor(ids)).toHaveLength(4)
  await refund(id)
  await erase(id)
  await make()
  expect(await storedFor(ids)).toEqual([])
})

// The last one, because it moves the clock by a day.
test('F1.8: what a killed worker left of an order without a further event goes with the nightly purge', async () => {
  const { order } = await placeOrder(shop.browser(), shortOrder)
  const left = '01a21dfa-0000-7000-8000-00000000f12e'
  const begun = {
    id: left,
    order_id: order.id,
    input_hash: Buffer.from('00', 'hex'),
    begun_at: shop.clock.now(),
  }
  await shop.db.insertInto('films').values(begun).execute()
  await shop.ctx.fileStorage.put(`${left}.mp4`, new Blob(['half a film']))
  const purge = async () => {
    for await (const removed of removeVideoFiles(shop.ctx.fileStorage)(shop.db, shop.clock.now()))
      void removed
  }
  await purge()
  expect(await storedFor([left])).toHaveLength(1)
  shop.clock.advance(25 * 3_600_000)
  await purge()
  expect([await storedFor([left]), await filmsOf(order.id)]).toEqual([[], []])
})
