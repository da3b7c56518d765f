import type { LocalizedText } from '@recadinho/contracts/common'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../src/context.ts'
import { transact } from '../src/db/transaction.ts'
import { defineKind, type OutboxEvent, type OutboxKind } from '../src/modules/outbox/kind.ts'
import { createRelay, type OutboxRelay } from '../src/modules/outbox/relay.ts'
import { insertOutboxEvents, type NewOutboxEvent } from '../src/modules/outbox/write.ts'
import { outboxKinds } from '../src/outbox-kinds.ts'
import { createTestApp, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { retryNow } from './support/outbox.ts'
import { signedIn } from './support/staff.ts'

let shop: TestApp
const relays: OutboxRelay[] = []
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(async () => {
  await Promise.all(relays.map((relay) => relay.stop()))
  await shop.close()
})

interface Note {
  text: string
}

/** A new kind, as its file would define it. */
const noteKind = (name: string, handle: (event: OutboxEvent<Note>) => Promise<void>, more = {}) =>
  defineKind({
    name,
    label: { en: `A ${name}`, pt: `Um ${name}` },
    payload: Type.Object({ text: Type.String() }, { additionalProperties: false }),
    retry: { attempts: 2, firstDelayMs: 1000, longestDelayMs: 1000 },
    concurrency: 2,
    async handle(_: Context, event) {
      await handle(event)
      return 'done' as const
    },
    ...more,
  })

function relayOf(...kinds: OutboxKind<Context>[]): OutboxRelay {
  const { db, clock, logger, events } = shop.ctx
  const relay = createRelay({ db, clock, logger, events, kinds, dependencies: () => shop.ctx })
  relays.push(relay)
  return relay
}

let written = 0
async function write(kind: string, payload: object = { text: 'x' }, more: Partial<NewOutboxEvent> = {}) {
  written += 1
  await insertOutboxEvents(shop.db, [{ kind, payload, dedupeKey: `${written}`, ...more }], shop.clock.now())
}

const stateOf = (kind: string) =>
  shop.db
    .selectFrom('outbox_events')
    .select(['attempts', 'dead_reason', 'last_error'])
    .select((eb) => eb('done_at', 'is not', null).as('done'))
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()

test('X1: a new kind of event is one new file and one line, and its events are done once', async () => {
  const done: string[] = []
  const kind = noteKind('note', async ({ payload }) => void done.push(payload.text))
  const relay = relayOf(...outboxKinds, kind)
  await write('note', { text: 'first' }, { dedupeKey: 'same' })
  await write('note', { text: 'again' }, { dedupeKey: 'same' })
  const lost = transact(shop.db, async (tx) => {
    await insertOutboxEvents(tx, [{ kind: 'note', payload: { text: 'lost' }, dedupeKey: 'l' }], new Date())
    throw new Error('changed my mind')
  })
  await expect(lost).rejects.toThrow('changed my mind')
  await relay.runOnce()
  await relay.runOnce()
  expect(done).toEqual(['first'])
  expect(await stateOf('note')).toEqual([{ attempts: 1, dead_reason: null, last_error: null, done: true }])
})

test('X3: an end that cannot be recorded keeps no other of its batch from being recorded', async () => {
  const kind = noteKind('ends', () => Promise.resolve(), { concurrency: 4 })
  const relay = relayOf(kind)
  for (const text of ['first', 'bad', 'third', 'fourth']) await write('ends', { text })
  await sql`
    create function reject_end() returns trigger language plpgsql as $$ begin raise exception 'No'; end $$`.execute(
    shop.db,
  )
  await sql`
    create trigger rejects_end before update on outbox_events for each row
    when (new.done_at is not null and new.payload->>'text' = 'bad') execute function reject_end()`.execute(
    shop.db,
  )
  const round = relay.runOnce()
  await eventually(async () =>
    expect((await stateOf('ends')).map(({ done }) => done)).toEqual([true, false, true, true]),
  )
  await sql`drop trigger rejects_end on outbox_events`.execute(shop.db)
  await round
  expect((await stateOf('ends')).every(({ done, attempts }) => done && attempts === 1)).toBe(true)
})

test('X8: while nothing is due, all lanes together cost one statement a round', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const kinds = [...outboxKinds, noteKind('idle', () => Promise.resolve())]
  const relay = relayOf(...kinds)
  shop.takeQueries()
  relay.start()
  // Every lane looks once at the start.
  let looked = 0
  await eventually(() => {
    looked += claims(shop.takeQueries())
    expect(looked).toBe(kinds.length)
  })
  await write('idle')
  vi.advanceTimersByTime(3000)
  await eventually(async () => expect(await stateOf('idle')).toMatchObject([{ done: true }]))
  shop.takeQueries()
  vi.advanceTimersByTime(3000)
  await relay.stop()
  vi.useRealTimers()
  expect(claims(shop.takeQueries())).toBe(0)
})

const claims = (texts: string[]) => texts.filter((text) => text.includes('with due as materialized')).length

test('A4: each kind goes to its own handler, several events of one order included', async () => {
  const seen: string[] = []
  const kinds = ['sale', 'sale_taken_back'].map((name) =>
    noteKind(name, async ({ payload }) => void seen.push(`${name}: ${payload.text}`)),
  )
  for (const text of ['first', 'second']) await write('sale_taken_back', { text })
  await write('sale', { text: 'only' })
  await relayOf(...kinds).runOnce()
  expect(seen.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'sale_taken_back: first',
    'sale_taken_back: second',
    'sale: only',
  ])
})

test('X2: of several relays each event is one’s own; those that are notified need no poll', async () => {
  const done: string[] = []
  const kind = () => noteKind('shared', async ({ payload }) => void done.push(payload.text))
  const both = [relayOf(kind()), relayOf(kind())]
  for (let n = 0; n < 30; n++) await write('shared', { text: `${n}` })
  for (const relay of both) relay.start()
  await eventually(() => expect(done).toHaveLength(30))
  await write('shared', { text: 'later' })
  for (const relay of both) relay.notify('shared')
  await eventually(() => expect(done).toHaveLength(31))
  expect(new Set(done).size).toBe(31)
})

test('X4: a payload of an older or newer release is left to that one for a while, then set aside with a reason', async () => {
  const done: string[] = []
  const relay = relayOf(noteKind('versioned', async ({ payload }) => void done.push(payload.text)))
  const fromElsewhere: object[] = [{}, { text: 1 }, { text: 'x', added: true }, [], { text: null }]
  for (const payload of fromElsewhere) await write('versioned', payload)
  await write('versioned', { text: 'ours' })
  await relay.runOnce()
  expect(done).toEqual(['ours'])
  const left = (await stateOf('versioned')).slice(0, -1)
  expect(left).toEqual(
    fromElsewhere.map(() => ({
      attempts: 0,
      dead_reason: null,
      last_error: 'payload_invalid',
      done: false,
    })),
  )
  await shop.ctx.pool.query(
    `update outbox_events set created_at = created_at - interval '11 minutes' where kind = 'versioned'`,
  )
  await retryNow(shop.db)
  await relay.runOnce()
  expect((await stateOf('versioned')).map(({ dead_reason }) => dead_reason)).toEqual([
    ...fromElsewhere.map(() => 'payload_invalid'),
    null,
  ])
  expect(done).toEqual(['ours'])
})

test('X4: a kind of a newer release is not touched at first, set aside later, and done by a release that knows it', async () => {
  const done: string[] = []
  const older = relayOf(...outboxKinds)
  await write('newer_kind', { text: 'kept' })
  await older.runOnce()
  expect(await stateOf('newer_kind')).toMatchObject([{ attempts: 0, dead_reason: null }])
  await shop.ctx.pool.query(
    `update outbox_events set next_attempt_at = now() - interval '11 minutes' where kind = 'newer_kind'`,
  )
  await older.runOnce()
  expect(await stateOf('newer_kind')).toMatchObject([{ dead_reason: 'kind_unknown', done: false }])
  const newer = relayOf(noteKind('newer_kind', async ({ payload }) => void done.push(payload.text)))
  newer.start()
  await eventually(async () => expect(await stateOf('newer_kind')).toMatchObject([{ done: true }]))
  expect(done).toEqual(['kept'])
})

test('X8, S2: a kind whose other side hangs holds up no other', async () => {
  const done: string[] = []
  let release = () => {}
  const hang = new Promise<void>((resolve) => (release = resolve))
  const relay = relayOf(
    noteKind('flood', () => hang),
    noteKind('honest', async ({ payload }) => void done.push(payload.text)),
  )
  for (let n = 0; n < 40; n++) await write('flood')
  relay.start()
  relay.notify()
  await eventually(async () =>
    expect((await stateOf('flood')).filter(({ attempts }) => attempts > 0).length).toBeGreaterThan(1),
  )
  await write('honest', { text: 'through' })
  relay.notify('honest')
  await eventually(() => expect(done).toEqual(['through']))
  expect((await stateOf('flood')).filter((event) => event.done)).toEqual([])
  release()
  await eventually(async () => expect((await stateOf('flood')).every((event) => event.done)).toBe(true))
})

test('X9: a try that fails is repeated as its kind says, then the event is dead, and what failed stays a code', async () => {
  const failure = Object.assign(new Error('ana@example.com does not exist'), { code: 'ENOTHING' })
  const relay = relayOf(noteKind('failing', () => Promise.reject(failure)))
  await write('failing')
  await relay.runOnce()
  expect(await stateOf('failing')).toMatchObject([{ attempts: 1, dead_reason: null, last_error: 'ENOTHING' }])
  await relay.runOnce()
  expect(await stateOf('failing')).toMatchObject([{ attempts: 1 }])
  await retryNow(shop.db)
  await relay.runOnce()
  expect(await stateOf('failing')).toMatchObject([
    { attempts: 2, dead_reason: 'attempts_used', last_error: 'ENOTHING' },
  ])
  expect(shop.logs()).not.toContain('does not exist')
})

test('X10: the owner pages through what could not be sent, and only the owner', async () => {
  const relay = relayOf(noteKind('listed', () => Promise.reject(new Error('no')), { retry: { attempts: 1 } }))
  for (let n = 0; n < 60; n++) await write('listed')
  await relay.runOnce()
  const owner = await signedIn(shop)
  interface Page {
    events: { id: string; kind: string; label: LocalizedText }[]
    next: string | null
  }
  const read = async (query = '') => (await owner.get(`/api/admin/outbox${query}`)).json<Page>()
  const first = await read()
  expect(first.events).toHaveLength(50)
  const second = await read(`?after=${first.next}`)
  const all = [...first.events, ...second.events]
  expect(all.filter(({ kind }) => kind === 'listed')).toHaveLength(60)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  // Not a kind of the shop, so there is no other name for it.
  expect(all[0]?.label).toEqual({ en: 'listed', pt: 'listed' })
  expect((await shop.browser().get('/api/admin/outbox')).statusCode).toBe(401)
  expect((await owner.get('/api/admin/outbox?after=abc')).statusCode).toBe(400)
  const ids = first.events.map(({ id }) => id)
  expect((await owner.post('/api/admin/outbox/actions', { action: 'dismiss', ids })).statusCode).toBe(204)
  expect((await read()).events.length).toBe(all.length - 50)
  expect((await owner.post('/api/admin/outbox/actions', { action: 'dismiss', ids: [] })).statusCode).toBe(400)
})
