import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transact } from '../src/db/transaction.ts'
import { defineJob } from '../src/jobs/job.ts'
import { createScheduler } from '../src/jobs/scheduler.ts'
import { systemActor } from '../src/modules/orders/actor.ts'
import { changeOrder } from '../src/modules/orders/write.ts'
import { defineKind } from '../src/modules/outbox/kind.ts'
import { createRelay } from '../src/modules/outbox/relay.ts'
import { insertOutboxEvents, listenToEvents, makeDue } from '../src/modules/outbox/write.ts'
import { outboxKinds } from '../src/outbox-kinds.ts'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { placeOrder } from './support/order.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

// The relay has no timers here, so it never polls: it only works on what it was notified of.

const notes: string[] = []
const note = defineKind({
  name: 'note',
  label: { en: 'Note', pt: 'Nota' },
  payload: Type.Object({ text: Type.String() }, { additionalProperties: false }),
  retry: { attempts: 2, firstDelayMs: 3_600_000, longestDelayMs: 3_600_000 },
  concurrency: 1,
  async handle(_ctx: Shop['ctx'], { payload: { text } }) {
    if (text === 'later' && !notes.includes('tried')) {
      notes.push('tried')
      throw Object.assign(new Error('no'), { code: 'account_refused' })
    }
    notes.push(text)
    return 'done' as const
  },
})
let ran = 0
const hourly = defineJob({
  name: 'hourly',
  label: { en: 'Hourly', pt: 'De hora em hora' },
  schedule: '0 * * * *',
  work: async () => void (ran += 1),
})

let shop: Shop
let relay: ReturnType<typeof createRelay>
beforeAll(async () => {
  shop = await createShop({ overrides: { mailer: createTestMailer().mailer } })
  await shop.db
    .insertInto('affiliates')
    .values({ code: 'PARTNER', name: 'Ana', contact: 'ana@blog.test', commission: 10 })
    .execute()
  const { db, clock, logger, events } = shop.ctx
  const kinds = [...outboxKinds, note, hourly]
  relay = createRelay({ db, clock, logger, events, kinds, dependencies: () => shop.ctx })
  listenToEvents(db, (names) => relay.notify(...names))
  shop.takeQueries()
  const timers = vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => undefined, 0))
  relay.start()
  timers.mockRestore()
  // Every lane looks once for what was there before.
  let looked = 0
  await eventually(() => {
    looked += shop.takeQueries().filter((text) => text.includes('with due as materialized')).length
    expect(looked).toBe(kinds.length)
  })
})
afterAll(async () => {
  await relay.stop()
  await shop.close()
})

const tried = async (kind: string, orderId?: string) => {
  const rows = await shop.db
    .selectFrom('outbox_events')
    .select('attempts')
    .where('kind', '=', kind)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .execute()
  return rows.length > 0 && rows.every(({ attempts }) => attempts > 0)
}
const areTried = (kinds: readonly string[], orderId?: string) =>
  eventually(async () => {
    for (const kind of kinds) expect([kind, await tried(kind, orderId)]).toEqual([kind, true])
  })

test('X13: an event is announced after the statement or the commit that wrote it', async () => {
  const event = (text: string) => ({ kind: 'note', dedupeKey: text, payload: { text } })
  await insertOutboxEvents(shop.db, [event('alone')], shop.clock.now())
  await eventually(() => expect(notes).toEqual(['alone']))
  let commit: (() => void) | undefined
  const written = transact(shop.db, async (tx) => {
    await insertOutboxEvents(tx, [event('together')], shop.clock.now())
    await new Promise<void>((resolve) => (commit = resolve))
  })
  await eventually(() => expect(commit).toBeDefined())
  await insertOutboxEvents(shop.db, [event('meanwhile')], shop.clock.now())
  await eventually(() => expect(notes).toEqual(['alone', 'meanwhile']))
  commit?.()
  await written
  await eventually(() => expect(notes).toEqual(['alone', 'meanwhile', 'together']))
})

test('X13: a change of an order announces its events, the commission included', async () => {
  const { id } = await paidOrder(shop, shop.browser(), { affiliateCode: 'PARTNER' })
  await areTried(['receipt', 'commission'], id)
  const { order } = await placeOrder(shop.browser())
  const outbox = [{ kind: 'note', dedupeKey: 'order', payload: { text: 'order' } }]
  const by = { actor: systemActor, now: shop.clock.now() }
  const { version } = await shop.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  await changeOrder(shop.db, { id: order.id, version }, { set: {}, events: [], outbox }, by)
  await eventually(() => expect(notes).toContain('order'))
})

test('X13: a requested link, a due job, and events that are due again are announced', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  expect((await browser.post(`/api/orders/${order.id}/link-mails`)).statusCode).toBe(204)
  await areTried(['order_link'], order.id)

  const scheduler = createScheduler(shop.ctx, [hourly])
  await scheduler.poll()
  shop.clock.advance(3_600_000)
  await scheduler.poll()
  await eventually(() => expect(ran).toBe(1))

  const later = { kind: 'note', dedupeKey: 'later', payload: { text: 'later' } }
  await insertOutboxEvents(shop.db, [later], shop.clock.now())
  await eventually(async () => {
    const { last_error: error } = await shop.db
      .selectFrom('outbox_events')
      .select('last_error')
      .where('dedupe_key', '=', 'later')
      .executeTakeFirstOrThrow()
    expect(error).toBe('account_refused')
  })
  await transact(shop.db, (tx) => makeDue(tx, 'account_refused'))
  await eventually(() => expect(notes).toContain('later'))

  const { id } = await shop.db
    .insertInto('outbox_events')
    .values({ kind: 'note', dedupe_key: 'dead', payload: '{"text":"dead"}', next_attempt_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update outbox_events set dead_at = now(), dead_reason = 'attempts_used' where id = ${id}`.execute(
    shop.db,
  )
  const owner = await signedIn(shop)
  await owner.post('/api/admin/outbox/actions', { action: 'replay', ids: [id] })
  await eventually(() => expect(notes).toContain('dead'))
})
