import type { Catalog } from '@recadinho/contracts/catalog'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'

let shop: Shop
let elsewhere: pg.Client
beforeAll(async () => {
  shop = await createShop()
  elsewhere = new pg.Client(shop.ctx.config.databaseUrl)
  await elsewhere.connect()
})
afterAll(async () => {
  await elsewhere.end()
  await shop.close()
})

/** Reads the stream like the page renderer and counts its events. */
async function listen() {
  const leaving = new AbortController()
  const response = await fetch(`${shop.url}/catalog-changes`, { signal: leaving.signal })
  let text = ''
  const ended = (async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  })().catch(() => undefined)
  return {
    response,
    count: () => text.split('event: changed\n').length - 1,
    ended,
    leave: () => leaving.abort(),
  }
}

test('each change of what the pages show is told at once, whichever process made it', async () => {
  const stream = await listen()
  expect(stream.response.headers.get('content-type')).toMatch('text/event-stream')
  await elsewhere.query(`update settings set site_title = 'Little Note'`)
  await eventually(() => expect(stream.count()).toBe(1))
  await elsewhere.query(`update package_prices set amount = 1100 where currency = 'USD'`)
  await eventually(() => expect(stream.count()).toBe(2))
  stream.leave()
})

test('who is told reads what was changed', async () => {
  const stream = await listen()
  await elsewhere.query(`update settings set site_title = 'Read at once'`)
  await eventually(() => expect(stream.count()).toBe(1))
  const answer = await fetch(`${shop.url}/api/catalog?locale=en`)
  expect(await answer.json()).toMatchObject({ siteTitle: 'Read at once' })
  stream.leave()
})

test('a paid order, which only takes a spot, is not told', async () => {
  const stream = await listen()
  await paidOrder(shop, shop.browser())
  await elsewhere.query(`update settings set site_title = 'After the order'`)
  const title = async () =>
    shop
      .browser()
      .get(`/api/catalog?locale=en`)
      .then((answer) => answer.json<Catalog>().siteTitle)
  await eventually(async () => expect(await title()).toBe('After the order'))
  await eventually(() => expect(stream.count()).toBeGreaterThan(0))
  stream.leave()
  await stream.ended
  expect(stream.count()).toBe(1)
})

test('changes that may have been missed are told once the database is heard again', async () => {
  const stream = await listen()
  await elsewhere.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recadinho-listen' and datname = current_database()`,
  )
  await eventually(() => expect(stream.count()).toBe(1))
  stream.leave()
})

test('it ends when the process shuts down', async () => {
  const stream = await listen()
  shop.ctx.shutdown.abort()
  await stream.ended
  expect(stream.count()).toBe(0)
})
