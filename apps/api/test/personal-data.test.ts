import type { HeldData, PersonalDataExport } from '@recadinho/contracts/personal-data'
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidv7 } from '../src/ids.ts'
import { holdings, personalData } from '../src/modules/personal-data/map.ts'
import { purge } from '../src/modules/retention/purge.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { dump } from './support/dump.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: TestApp
let owner: Browser
beforeEach(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterEach(() => shop.close())

/** A text that is in no seed and no other test. */
const marker = 'Zyxwvut'
const phone = '5511900098765'
const person = {
  childName: `${marker}ina`,
  nameHint: `${marker}-ee-na`,
  otherChildren: [{ name: `${marker}ino`, nameHint: `${marker}-ee-no` }],
  additionalNotes: `${marker} likes frogs.`,
  guardianName: `Ana ${marker}`,
  guardianEmail: `ana.${marker}@Example.com`,
  whatsappNumber: phone,
}
const email = person.guardianEmail.toLowerCase()

/** A person who ordered, wrote and visited; their order was cancelled, with a reason about them. */
async function everything() {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, person)
  await buyer.post('/api/contact-messages', {
    fullName: person.guardianName,
    email: person.guardianEmail,
    subject: `About ${marker}`,
    message: `Is it ready, asks ${marker}?`,
    locale: 'pt',
  })
  const [message] = (await owner.get('/api/admin/contact-messages')).json<{ items: { id: string }[] }>().items
  await owner.post(`/api/admin/contact-messages/${message?.id}/answers`, {
    text: `Almost, ${marker}!`,
    answersSeen: 0,
  })
  const now = shop.clock.now()
  await shop.db
    .insertInto('visits')
    .values({
      id: uuidv7(now),
      token_hash: randomBytes(32),
      phone_number: phone,
      user_agent: `Browser of ${marker}`,
      status: null,
      said_at: now,
      updated_at: now,
    })
    .execute()
  await shop.db
    .insertInto('outbox_events')
    .values({
      kind: 'address_changed',
      dedupe_key: 'x',
      payload: JSON.stringify({ oldAddress: `old.${marker}@example.com` }),
      order_id: order.id,
    })
    .execute()
  return { order, buyer }
}
const cancel = async (id: string) => {
  const { version } = await readAdminOrder(owner, id)
  const answer = await owner.post(`/api/admin/orders/${id}/transitions`, {
    version,
    to: 'cancelled',
    reason: `${marker} asked for it`,
  })
  expect(answer.statusCode).toBe(200)
}
const lookUp = async (search: string) =>
  (await owner.post('/api/admin/personal-data-lookups', { search })).json<HeldData>()
const erase = (search: string, rowsSeen: number) =>
  owner.post('/api/admin/personal-data-erasures', { search, rowsSeen })
const marks = async () =>
  (await dump(shop))
    .split('\n')
    .filter((row) => row.toLowerCase().includes(marker.toLowerCase()) || row.includes(phone))

test('T43: the map names every table, and every column of text of those that hold a person’s data', async () => {
  const { rows } = await shop.ctx.pool.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%'
       and table_name not in (select inhrelid::regclass::text from pg_inherits)`,
  )
  expect([...new Set(rows.map(({ table }) => table))].toSorted()).toEqual(
    Object.keys(personalData).toSorted(),
  )
  const unlisted = rows.filter(({ table, column, type }) => {
    const holding = holdings.find((each) => each.table === table)
    if (!holding || !['text', 'jsonb', 'json', 'bytea', 'ARRAY', 'inet'].includes(type)) return false
    if (holding.byTime === 'rows' || holding.onRequest === 'rows') return false
    const listed = [...Object.keys({ ...holding.byTime, ...holding.onRequest }), ...(holding.kept ?? [])]
    return !listed.includes(column)
  })
  expect(unlisted).toEqual([])
})

test.each([
  ['the e-mail address', () => email.toUpperCase()],
  ['the phone number', () => '+55 (11) 90009-8765'],
  ['the number of an order', (number: string) => number.toLowerCase()],
])('a person is found by %s', async (_, searchOf) => {
  const { order } = await everything()
  const held = await lookUp(searchOf(order.number))
  expect(held).toMatchObject({
    emails: [email],
    phones: [phone],
    orders: [{ number: order.number, status: 'pending', open: true }],
  })
  expect(held.categories.map(({ category }) => category)).toEqual(['orders', 'timeline', 'contact', 'visits'])
  expect(held.rows).toBe(held.categories.reduce((sum, { rows }) => sum + rows, 0))
})

test('nobody by that name is found: nothing is held', async () => {
  expect(await lookUp('nobody@example.com')).toMatchObject({ orders: [], categories: [], rows: 0 })
  expect((await erase('nobody@example.com', 1)).json().code).toBe('version_conflict')
})

test('an export has everything, and says its version', async () => {
  const { order } = await everything()
  const response = await owner.post('/api/admin/personal-data-exports', { search: email })
  const exported = response.json<PersonalDataExport>()
  expect(exported).toMatchObject({ version: 1, person: { emails: [email], phones: [phone] } })
  expect(exported.data['orders']).toMatchObject([
    {
      number: order.number,
      guardian_email: person.guardianEmail,
      child_name: person.childName,
      other_children: person.otherChildren,
    },
  ])
  expect(exported.data['contact_messages']).toMatchObject([{ subject: `About ${marker}` }])
  expect(exported.data['visits']).toMatchObject([{ phone_number: phone }])
})

test('an order that is not finished keeps its buyer’s data, and says which it is', async () => {
  const { order } = await everything()
  const refused = await erase(email, (await lookUp(email)).rows)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'order_open', details: { orders: [order.number] } },
  ])
  expect(await marks()).not.toEqual([])
})

test('T43: of a person who is erased nothing is left in the database but the accounting record', async () => {
  const { order, buyer } = await everything()
  await cancel(order.id)
  const event = { order_id: order.id, machine: 'payment', to_state: 'failed' } as const
  await shop.db
    .insertInto('order_events')
    .values([
      { ...event, actor_type: 'buyer', reason: `${marker} has no money` },
      { ...event, actor_type: 'gateway', reason: 'card_declined' },
    ])
    .execute()
  const seen = (await lookUp(email)).rows
  // Another person's data stays.
  const other = await placeOrder(shop.browser())
  expect((await erase(email, seen)).statusCode).toBe(200)
  expect(await marks()).toEqual([])
  const reasons = await shop.db
    .selectFrom('order_events')
    .select('reason')
    .where('order_id', '=', order.id)
    .where('reason', 'is not', null)
    .execute()
  expect(reasons).toEqual([{ reason: 'card_declined' }])
  expect(shop.logs()).not.toContain(marker)
  expect((await buyer.get(`/api/orders/${order.id}`)).statusCode).toBe(404)
  const left = await readAdminOrder(owner, order.id)
  expect(left).toMatchObject({
    number: order.number,
    status: 'cancelled',
    childName: '—',
  })
  expect((await owner.get('/api/admin/orders')).statusCode).toBe(200)
  expect(await lookUp(email)).toMatchObject({ rows: 0 })
  expect(await lookUp(order.number)).toMatchObject({ rows: 0 })
  expect((await readAdminOrder(owner, other.order.id)).guardianName).toBe('Ana Souza')
  const log = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('action', 'like', 'personal_data.%')
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toContain('personal_data.erased')
  expect(log.find(({ action }) => action === 'personal_data.erased')?.details).toEqual({
    orders: { now: [order.number] },
  })
})

test('what came in after the look is not erased unseen', async () => {
  const { order } = await everything()
  await cancel(order.id)
  const seen = (await lookUp(email)).rows
  await shop.browser().post('/api/contact-messages', {
    fullName: 'Ana',
    email,
    subject: 'One more thing',
    message: 'Please keep my order.',
    locale: 'en',
  })
  expect((await erase(email, seen)).json()).toMatchObject({
    code: 'version_conflict',
    details: { rows: seen + 1 },
  })
})

test('nothing but an erasure changes a timeline, and that only takes words out', async () => {
  const { order } = await everything()
  await cancel(order.id)
  const change = (set: string, erasing: boolean) =>
    shop.ctx.pool.query(
      `begin; select set_config('shop.erasing', '${erasing ? 'on' : 'off'}', true);
       update order_events set ${set}; commit`,
    )
  for (const [set, erasing] of [
    ['reason = null', false],
    [`reason = 'other words'`, true],
    [`reason = null, to_state = 'completed'`, true],
  ] as const)
    await expect(change(set, erasing)).rejects.toThrow('only ever added')
})

test('A15: 180 days after an order is finished the child’s data and the phone number go, after five years the buyer’s', async () => {
  const { order, buyer } = await everything()
  await cancel(order.id)
  // However long it takes, an order that is being made is needed.
  const { order: made } = await placeOrder(shop.browser())
  await shop.db
    .updateTable('orders')
    .set({ status: 'in_production', stage: 'queued', payment_status: 'confirmed' })
    .where('id', '=', made.id)
    .execute()
  const run = () => purge(shop.ctx, new AbortController().signal)
  await run()
  expect((await readAdminOrder(owner, order.id)).childName).toBe(person.childName)
  // An order that was never paid has ended when it could no longer be, a day after it was made.
  shop.clock.advance((24 + 180 * 24 + 1) * 3_600_000)
  await run()
  owner = await signedIn(shop, 'later@recadinho.test')
  expect(await readAdminOrder(owner, order.id)).toMatchObject({
    childName: '—',
    whatsappNumber: '',
    guardianName: person.guardianName,
    detailsErasedAt: expect.any(String),
    script: { text: '', lines: [] },
  })
  expect((await readAdminOrder(owner, made.id)).childName).toBe('Olívia')
  expect(await readOrder(buyer, order.id)).toMatchObject({ number: order.number, script: [] })
  expect(await marks()).not.toContainEqual(expect.stringContaining(person.childName))
  const { items } = (await owner.get('/api/admin/purges')).json<{
    items: { name: string; removed: number }[]
  }>()
  expect(items.find(({ name }) => name === 'order_details')).toMatchObject({ removed: 1 })

  shop.clock.advance(5 * 365 * 24 * 3_600_000)
  await run()
  owner = await signedIn(shop, 'much-later@recadinho.test')
  expect(await readAdminOrder(owner, order.id)).toMatchObject({
    number: order.number,
    guardianName: '—',
    guardianEmail: '',
  })
  expect((await buyer.get(`/api/orders/${order.id}`)).statusCode).toBe(404)
})
