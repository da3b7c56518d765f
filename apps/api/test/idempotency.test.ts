import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../src/db/client.ts'
import { AppError } from '../src/errors.ts'
import { once, type KeyScope } from '../src/modules/idempotency/service.ts'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await sql`create table made (id serial primary key, what text)`.execute(shop.db)
})
afterAll(() => shop.close())

let last = 0
const newKey = () => `key-${String((last += 1)).padStart(8, '0')}`
const hash = (text: string) => createHash('sha256').update(text).digest()
const scope = (key: string, change: Partial<KeyScope> = {}): KeyScope => ({
  key,
  requestHash: hash('body'),
  endpoint: 'make',
  owner: 'me',
  ...change,
})

/** A reply as far as `once` uses it. */
function reply() {
  const headers: Record<string, unknown> = {}
  return { statusCode: 201, headers, header: (name: string, value: unknown) => (headers[name] = value) }
}

const made = async (what: string) => {
  const { rows } = await sql<{ id: number }>`select id from made where what = ${what}`.execute(shop.db)
  return rows.length
}
const make = (what: string) => async (tx: Tx) => {
  const { rows } = await sql<{ id: number }>`insert into made (what) values (${what}) returning id`.execute(
    tx,
  )
  return { id: rows[0]?.id, secret: 'Olívia, aged 6' }
}
async function call(what: string, where: KeyScope, work = make(what)) {
  const to = reply()
  try {
    return { body: await once(shop.ctx, to, where, work), headers: to.headers }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { code: error.code, details: error.details, headers: to.headers }
  }
}

test('a repetition makes nothing, and gets the first answer with a mark', async () => {
  const key = newKey()
  const first = await call('book', scope(key))
  const second = await call('book', scope(key))
  expect(second.body).toEqual(first.body)
  expect([first.headers, second.headers]).toEqual([{}, { 'idempotency-replayed': 'true' }])
  expect(await made('book')).toBe(1)
})

test('it costs two statements more than the work', async () => {
  shop.takeQueries()
  await call('cheap', scope(newKey()))
  expect(shop.takeQueries()).toHaveLength(5) // begin, take the key, the work's one, keep the answer, commit
})

test('the same key of another owner or endpoint is another key', async () => {
  const key = newKey()
  await call('pen', scope(key))
  await call('pen', scope(key, { owner: 'you' }))
  await call('pen', scope(key, { endpoint: 'other' }))
  expect(await made('pen')).toBe(3)
})

test('another body under the same key is refused', async () => {
  const key = newKey()
  await call('cup', scope(key))
  expect(await call('cup', scope(key, { requestHash: hash('other') }))).toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect(await made('cup')).toBe(1)
})

test('fifty at the same moment make one thing; those who come in between are told to wait', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('car', scope(key))))
  const bodies = answers.flatMap(({ body }) => (body ? [JSON.stringify(body)] : []))
  const codes = new Set(answers.flatMap(({ code }) => (code ? [code] : [])))
  expect(new Set(bodies).size).toBe(1)
  expect([...codes].filter((code) => code !== 'idempotency_in_progress')).toEqual([])
  expect(await made('car')).toBe(1)
  expect((await call('car', scope(key))).headers).toEqual({ 'idempotency-replayed': 'true' })
})

test('a failure of ours leaves nothing, and the key may try again', async () => {
  const key = newKey()
  const fail = async (tx: Tx) => {
    await make('hat')(tx)
    throw new Error('the power went out')
  }
  await expect(call('hat', scope(key), fail)).rejects.toThrow('the power went out')
  expect(await made('hat')).toBe(0)
  expect((await call('hat', scope(key))).body).toBeDefined()
})

test('a final refusal is told again without doing the work', async () => {
  const key = newKey()
  let tries = 0
  const refuse = () => {
    tries += 1
    return Promise.reject(new AppError('illegal_transition', 'Too late', { legal: ['cancelled'] }))
  }
  await call('bag', scope(key), refuse)
  expect(await call('bag', scope(key), refuse)).toMatchObject({
    code: 'illegal_transition',
    details: { legal: ['cancelled'] },
    headers: { 'idempotency-replayed': 'true' },
  })
  expect(tries).toBe(1)
})

test('after a refusal that the buyer can put right, the same key goes on', async () => {
  const key = newKey()
  const refuse = () => Promise.reject(new AppError('promo_code_invalid', 'This code cannot be used'))
  expect(await call('toy', scope(key), refuse)).toMatchObject({ code: 'promo_code_invalid' })
  expect((await call('toy', scope(key, { requestHash: hash('without the code') }))).body).toBeDefined()
  expect(await made('toy')).toBe(1)
})

test('the stored answer cannot be read without the key, which is not stored', async () => {
  const key = newKey()
  await call('box', scope(key))
  const rows = await shop.db.selectFrom('idempotency_keys').selectAll().execute()
  const stored = Buffer.concat(rows.flatMap((row) => [row.id, row.response])).toString('latin1')
  expect(stored).not.toContain('secret')
  expect(stored).not.toContain(key)
})
