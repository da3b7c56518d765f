import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindsHandledBy } from '../src/workers.ts'
import { createTestApp } from './support/app.ts'
import { filmEnv, makeFilms, shortOrder, smallRenderer } from './support/films.ts'
import { eventsOf } from './support/outbox.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
let shop: Shop
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-film-workers-'))
  shop = await createShop({ env: filmEnv(folder), overrides: { filmRenderer: smallRenderer() } })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('F1.7, X14: a shop that makes no films makes none, and writes no event for one', async () => {
  const without = await createShop({ env: { ...filmEnv(folder), FILMS: 'off' } })
  const { id } = await paidOrder(without, without.browser(), shortOrder)
  await makeFilms(without)
  expect(await eventsOf(without.db, id)).toMatchObject([{ kind: 'receipt' }])
  await without.close()
})

test('F1.7, X15: a shop without films ends their events many at a time, and takes no other kind otherwise', () => {
  const concurrencyIn = (enabled: boolean) =>
    new Map(
      kindsHandledBy({ jobs: 'inline', films: { ...shop.ctx.config.films, enabled } }).map((kind) => [
        kind.name,
        [kind.concurrency, kind.worker],
      ]),
    )
  const [made, unmade] = [concurrencyIn(true), concurrencyIn(false)]
  for (const kind of ['film_speech', 'film_render', 'film_format']) {
    expect([made.get(kind), unmade.get(kind)]).toEqual([
      [1, 'films'],
      [16, undefined],
    ])
    made.delete(kind)
    unmade.delete(kind)
  }
  expect(unmade.get('video_check')).toEqual([1, undefined])
  expect(unmade).toEqual(made)
})

test('X15: the process for jobs leaves films to the process for films, which leaves it all else', async () => {
  const { id } = await paidOrder(shop, shop.browser(), shortOrder)
  const processFor = (jobs: string) =>
    createTestApp({
      databaseUrl: shop.ctx.config.databaseUrl,
      env: { ...filmEnv(folder), JOBS: jobs },
      overrides: { filmRenderer: smallRenderer() },
    })
  const jobs = await processFor('only')
  // As old as an event of an unknown kind is when it is set aside.
  await sql`update outbox_events set next_attempt_at = now() - interval '11 minutes' where kind = 'film_speech'`.execute(
    shop.db,
  )
  await jobs.workers.outbox.runOnce()
  await jobs.close()
  expect(await eventsOf(shop.db, id, 'film_speech')).toMatchObject([{ state: 'waiting', attempts: 0 }])

  await sql`update outbox_events set last_error = null, next_attempt_at = now() where kind = 'receipt'`.execute(
    shop.db,
  )
  const films = await processFor('films')
  await makeFilms(films)
  expect((await films.app.inject('/api/settings')).statusCode).toBe(404)
  await films.close()
  expect(await eventsOf(shop.db, id)).toMatchObject([
    { kind: 'receipt', last_error: null, attempts: 0 },
    { kind: 'film_speech', state: 'done' },
    { kind: 'film_render', state: 'done' },
  ])
  expect((await readAdminOrder(await signedIn(shop), id)).videos.map(({ state }) => state)).toEqual(['draft'])
})
