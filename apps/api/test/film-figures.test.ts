import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilmFigures } from '@recadinho/contracts/dashboard'
import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveByRule } from '../src/modules/desk/rule.ts'
import { speechOf } from '../src/modules/films/heard-lines.ts'
import { wantedFilm } from '../src/modules/films/order-film.ts'
import { voiced, draftedOrder } from './support/drafts.ts'
import { filmEnv, speechEnv } from './support/films.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { orderVersion, signedIn } from './support/staff.ts'
import type { Browser } from './support/app.ts'

let folder: string
let service: LocalSpeech
let shop: Shop
let staff: Browser
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-figures-'))
  service = await startLocalSpeech({ port: 0, key: 'local' })
  shop = await createShop({ env: { ...filmEnv(folder), ...speechEnv(service), SPEECH_PRICE: '0.3' } })
  staff = await signedIn(shop)
})
afterAll(async () => {
  await shop.close()
  await service.close()
  await rm(folder, { recursive: true })
})

const figures = async () => (await staff.get('/api/admin/figures/films?days=1')).json<FilmFigures>()
/** The rows of a plain question, without aggregates: the test counts them itself. */
const rowsOf = async <Row>(question: string, db = shop.db) => (await sql.raw<Row>(question).execute(db)).rows
const words = (additionalNotes: string) => ({ useAIVoice: false, additionalNotes })
/** Says what is to be said of the order; its film is of no interest. */
const say = async () => {
  await shop.workers.outbox.runOnce()
  await shop.db.deleteFrom('outbox_events').where('kind', '=', 'film_render').execute()
}
const median = (values: number[]) => {
  const [lower = 0, upper = lower] = values
    .toSorted((a, b) => a - b)
    .slice(Math.ceil(values.length / 2) - 1, Math.floor(values.length / 2) + 1)
  return Math.round((lower + upper) / 2)
}

test('each line that a service answers is charged to its order, at the price that the owner has set', async () => {
  const { id } = await paidOrder(shop, shop.browser(), words('Que dia lindo! Um abraço.'))
  service.fault({ kind: 'garbage' })
  service.fault({ kind: 'status', status: 503 })
  await say()
  const lines = await rowsOf<{ characters: number; micros: string }>(
    `select characters, micros from speech_costs where order_id = '${id}'`,
  )
  // What it answered is charged, whatever it is worth; what it did not answer is not.
  const answered = service.received().filter(({ text }) => /lindo|abraço/.test(text))
  expect(answered.length).toBeGreaterThan(lines.length)
  for (const { characters, micros } of lines) expect(Number(micros)).toBe(characters * 300)
  const { speech } = await figures()
  const all = await rowsOf<{ order_id: string; characters: number; micros: string }>(
    'select order_id, characters, micros from speech_costs',
  )
  expect(speech).toEqual({
    lines: all.length,
    orders: new Set(all.map(({ order_id: of }) => of)).size,
    characters: all.reduce((sum, { characters }) => sum + characters, 0),
    cost: {
      amount: Math.round(all.reduce((sum, { micros }) => sum + Number(micros), 0) / 10_000),
      currency: 'USD',
    },
  })
})

test('a service that states what it charges is believed, and without a price the cost is unknown', async () => {
  const free = await createShop({
    env: { ...filmEnv(folder), ...speechEnv(service), SPEECH_SERVICE: 'elevenlabs' },
  })
  const { id } = await paidOrder(free, free.browser(), words('Bom dia, flor!'))
  await free.workers.outbox.runOnce()
  const rows = await free.db
    .selectFrom('speech_costs')
    .select(['characters', 'micros', 'voice'])
    .where('order_id', '=', id)
    .execute()
  // The stand-in counts every second character.
  expect(rows).toEqual([{ characters: 7, micros: null, voice: 'elevenlabs/m-1' }])
  const owner = await signedIn(free)
  const { speech } = (await owner.get('/api/admin/figures/films?days=1')).json<FilmFigures>()
  expect(speech).toEqual({ lines: 1, orders: 1, characters: 7, cost: null })
  await free.close()
})

test('a recording of the library counts as used again in films of other orders only', async () => {
  const notes = words('Feliz dia de sol!')
  const first = await paidOrder(shop, shop.browser(), notes)
  const second = await paidOrder(shop, shop.browser(), notes)
  await say()
  const film = await wantedFilm(shop.ctx, shop.db, first.id)
  const [clip] = film?.clips ?? []
  await shop.db
    .updateTable('speech_clips')
    .set({ source: 'recording', recorded_for: first.id, order_id: null })
    .where('id', '=', clip?.id ?? '')
    .execute()
  const speechIn = async (id: string) => speechOf((await wantedFilm(shop.ctx, shop.db, id))?.heard ?? [], id)
  expect(await speechIn(first.id)).toMatchObject({ recorded: 1, reused: 0 })
  expect(await speechIn(second.id)).toMatchObject({ recorded: 1, reused: 1 })
})

test('the figures of films are what plain SQL counts', async () => {
  const plain = await createShop()
  const owner = await signedIn(plain)
  const { db } = plain
  const whole = { ...voiced, lines: 5, voiced: 5, recorded: 4 }
  const orders = [
    await draftedOrder(plain, {}, { ...whole, reused: 3 }),
    await draftedOrder(plain, {}, { ...whole, reused: 1 }),
    await draftedOrder(plain, {}, voiced),
    await draftedOrder(plain, {}, { ...voiced, isDraft: true }),
  ]
  await db.updateTable('settings').set({ approve_in_bulk: true }).execute()
  for (const [at, { id, videoId }] of orders.entries()) {
    await sql`update films set made_at = o.confirmed_at + make_interval(secs => ${60 * (at + 1) ** 2})
      from orders o where o.id = films.order_id and films.id = ${videoId}`.execute(db)
    if (at === 3)
      await db
        .updateTable('films')
        .set({ problems: ['draft_voice'] })
        .where('id', '=', videoId)
        .execute()
    if (at > 1) continue
    const body = { version: await orderVersion(plain, id), videoId, played: at / 2, seconds: 30 + 20 * at }
    const approved = await owner.post(`/api/admin/orders/${id}/desk-approvals`, { ...body, inBulk: at === 1 })
    expect(approved.statusCode, approved.body).toBe(200)
  }
  await db.updateTable('settings').set({ approve_by_rule: true }).execute()
  await approveByRule(plain.ctx)
  // Until all of them are made.
  plain.clock.advance(20 * 60_000)

  const films = await rowsOf<{
    id: string
    order_id: string
    problems: string[]
    speech: { recorded: number; reused?: number }
    decided_by: string | null
    decision_seconds: number | null
    played: number | null
    waited: number
  }>(
    `select f.id, f.order_id, f.problems, f.speech, f.decided_by, f.decision_seconds, f.played,
    extract(epoch from f.made_at - o.confirmed_at)::float as waited from films f join orders o on o.id = f.order_id`,
    db,
  )
  expect(films).toHaveLength(orders.length)
  const waits = films.map(({ waited }) => waited).toSorted((a, b) => a - b)
  const [longest = 0, before = 0] = waits.toReversed()
  const people = films.filter(({ decided_by: by }) => by === 'alone' || by === 'in_bulk')
  const seconds = people.map(({ decision_seconds: taken }) => taken ?? 0)
  expect((await owner.get('/api/admin/figures/films?days=7')).json<FilmFigures>()).toMatchObject({
    made: films.length,
    flagged: films.filter(({ problems }) => problems.length > 0).length,
    problems: [{ problem: 'draft_voice', films: 1 }],
    waited: {
      median: median(waits),
      // Between the two longest of four: at 2.85 of 3.
      p95: Math.round(before + 0.85 * (longest - before)),
      longest: Math.round(longest),
    },
    takes: {
      recorded: films.reduce((sum, { speech }) => sum + speech.recorded, 0),
      reused: films.reduce((sum, { speech }) => sum + (speech.reused ?? 0), 0),
    },
    byRule: films.filter(({ decided_by: by }) => by === 'by_rule').length,
    decided: {
      films: people.length,
      medianSeconds: median(seconds),
      totalSeconds: seconds.reduce((sum, taken) => sum + taken, 0),
      played: 0.25,
    },
  })
  expect(films.filter(({ decided_by: by }) => by === 'by_rule')).toHaveLength(1)
  await plain.close()
})
