import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmFormat } from '@recadinho/contracts/films'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { removeVideoFiles } from '../src/modules/videos/purge.ts'
import type { Browser } from './support/app.ts'
import { filmEnv, makeFilms, shortOrder, smallRenderer } from './support/films.ts'
import { eventually } from './support/eventually.ts'
import { eventsOf } from './support/outbox.ts'
import { readOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
let shop: Shop
let staff: Browser
/** Awaited while a film is being made. */
let during: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-formats-'))
  const filmRenderer = smallRenderer(async () => {
    const once = during
    during = undefined
    await once?.()
  })
  shop = await createShop({ env: filmEnv(folder), overrides: { filmRenderer } })
  // Films may be silent here.
  await shop.db.updateTable('settings').set({ deliver_draft_voice: true }).execute()
  staff = await signedIn(shop)
})
afterEach(() => (during = undefined))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const act = async (id: string, action: string, body: object) => {
  const version = await orderVersion(shop, id)
  const response = await staff.post(`/api/admin/orders/${id}/${action}`, { version, ...body })
  expect(response.statusCode, response.body).toBeLessThan(300)
}
/** An order whose film is made and approved. */
const approved = async () => {
  const buyer = shop.browser()
  const { id } = await paidOrder(shop, buyer, shortOrder)
  await makeFilms(shop)
  for (const stage of ['scripting', 'recording', 'review', 'ready'])
    await act(id, 'stages', { stage, reason: 'Moved by staff' })
  const film = (await readAdminOrder(staff, id)).videos[0]?.id ?? ''
  expect((await staff.post(`/api/admin/videos/${film}/approvals`)).statusCode).toBe(204)
  const request = (format: FilmFormat, by = buyer) => by.post(`/api/orders/${id}/video-formats`, { format })
  const formats = async () => (await readOrder(buyer, id)).video?.formats
  return { id, film, request, formats, buyer }
}
const delivered = async () => {
  const order = await approved()
  await act(order.id, 'deliveries', { channels: ['email'] })
  return order
}
const make = () => shop.workers.outbox.runOnce()
const storedFor = async (film: string) => {
  const files = await readdir(join(folder, 'kept'))
  return files.filter((file) => file.startsWith(film)).toSorted()
}
const workingFiles = () => readdir(join(folder, 'uploads')).catch(() => [])
const none = (format: FilmFormat) => ({ format, state: 'none', progress: 0, url: null })

test('F6.1, F6.2: the buyer of a delivered film gets it square and wide, each made once when asked for', async () => {
  const { id, film, request, formats } = await delivered()
  expect(await formats()).toEqual([none('square'), none('wide')])
  during = () =>
    eventually(async () =>
      expect((await formats())?.[0]).toMatchObject({ state: 'making', progress: expect.toSatisfy(Boolean) }),
    )
  expect((await request('square')).statusCode).toBe(204)
  expect((await request('square')).statusCode).toBe(204)
  expect((await formats())?.[0]).toEqual({ format: 'square', state: 'making', progress: 0, url: null })
  await make()
  const [square, wide] = (await formats()) ?? []
  expect(square).toMatchObject({
    state: 'ready',
    url: expect.stringContaining(`/api/videos/${film}/formats/`),
  })
  expect(wide).toEqual(none('wide'))
  const saved = await shop.app.inject(`${square?.url}&download=1`)
  expect([saved.statusCode, saved.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(saved.headers['content-disposition']).toContain('attachment')
  expect((await shop.app.inject(square?.url?.replace('square', 'wide') ?? '')).statusCode).toBe(404)
  expect(
    (await shop.app.inject(`/api/videos/${film}/formats/square?token=${'x'.repeat(22)}`)).statusCode,
  ).toBe(404)

  expect((await request('wide')).statusCode).toBe(204)
  await make()
  expect((await formats())?.map(({ state }) => state)).toEqual(['ready', 'ready'])
  expect((await request('square')).statusCode).toBe(204)
  expect(await eventsOf(shop.db, id, 'film_format')).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect(await storedFor(film)).toEqual(
    ['-square.mp4', '-wide.mp4', '.jpg', '.mp4', '.vtt'].map((end) => film + end),
  )
  expect(await workingFiles()).toEqual([])
})

test('F6.1: no format is made before the delivery, for others, or in a shop that makes no films', async () => {
  const { id, request, formats } = await approved()
  expect((await request('square')).json()).toMatchObject({ code: 'illegal_transition' })
  expect(await formats()).toBeUndefined()
  await act(id, 'deliveries', { channels: ['email'] })
  expect((await request('square', shop.browser())).statusCode).toBe(404)
  expect((await request('tall' as FilmFormat)).statusCode).toBe(400)
  shop.ctx.config.films.enabled = false
  try {
    expect(await formats()).toEqual([])
    expect((await request('square')).json()).toMatchObject({ code: 'illegal_transition' })
  } finally {
    shop.ctx.config.films.enabled = true
  }
  expect(await eventsOf(shop.db, id, 'film_format')).toEqual([])
})

test('F6.3: a film withdrawn while it is made in another format leaves no file of it, and one withdrawn later loses it', async () => {
  const first = await delivered()
  const withdraw = (film: string) => staff.post(`/api/admin/videos/${film}/withdrawals`)
  await first.request('wide')
  during = () => withdraw(first.film)
  await make()
  expect(await eventsOf(shop.db, first.id, 'film_format')).toMatchObject([{ last_error: 'obsolete' }])
  expect(await storedFor(first.film)).not.toContain(`${first.film}-wide.mp4`)
  expect(await workingFiles()).toEqual([])

  const second = await delivered()
  await second.request('wide')
  await make()
  const [, wide] = (await second.formats()) ?? []
  expect((await shop.app.inject(wide?.url ?? '')).statusCode).toBe(200)
  await withdraw(second.film)
  expect((await shop.app.inject(wide?.url ?? '')).statusCode).toBe(410)
  expect(await storedFor(second.film)).toContain(`${second.film}-wide.mp4`)
  const later = new Date(shop.clock.now().getTime() + 1000)
  for await (const removed of removeVideoFiles(shop.ctx.fileStorage)(shop.db, later)) void removed
  expect(await storedFor(second.film)).toEqual([])
})

test('F6.2: what is no longer the film that was approved is not made, and the buyer is told', async () => {
  const { id, film, request, formats } = await delivered()
  await shop.db
    .updateTable('films')
    .set({ input_hash: Buffer.from('00', 'hex') })
    .where('id', '=', film)
    .execute()
  await request('square')
  await make()
  expect((await formats())?.[0]).toMatchObject({ state: 'failed', url: null })
  // Six a day.
  const answers: number[] = []
  for (let n = 0; n < 6; n += 1) {
    answers.push((await request('square')).statusCode)
    await make()
    shop.clock.advance(1000)
  }
  expect(answers).toEqual([204, 204, 204, 204, 204, 429])
  expect(await eventsOf(shop.db, id, 'film_format')).toHaveLength(6)
})
