import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { confirmationHeader, type NeedsConfirmation } from '@recadinho/contracts/change-warnings'
import type { Desk } from '@recadinho/contracts/desk'
import type { FilmProblem, RuleStop } from '@recadinho/contracts/films'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { approveByRule } from '../src/modules/desk/rule.ts'
import { openDesk, type DeliveryDesk } from './support/deliveries.ts'
import { draftedOrder, voiced, type DraftedOrder } from './support/drafts.ts'
import { readOrder } from './support/order.ts'
import { orderVersion, readAdminOrder, signedInAs } from './support/staff.ts'

let desk: DeliveryDesk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())
beforeEach(() => switchTo({ approve_in_bulk: false, approve_by_rule: false }))

const switchTo = (set: { approve_in_bulk?: boolean; approve_by_rule?: boolean }) =>
  desk.shop.db.updateTable('settings').set(set).execute()
const drafted = (change: object = {}, speech: Parameters<typeof draftedOrder>[2] = voiced) =>
  draftedOrder(desk.shop, change, speech)
const film = (order: DraftedOrder, set: { problems?: FilmProblem[]; called_back_at?: Date }) =>
  desk.shop.db.updateTable('films').set(set).where('id', '=', order.videoId).execute()
const filmOf = ({ videoId }: DraftedOrder) =>
  desk.shop.db.selectFrom('films').selectAll().where('id', '=', videoId).executeTakeFirstOrThrow()
const apply = () => approveByRule(desk.shop.ctx)
const desks = async () => (await desk.staff.get('/api/admin/desk')).json<Desk>()
const rowOf = async ({ id }: DraftedOrder) => (await desks()).items.find((row) => row.id === id)
const stopsOf = async (order: DraftedOrder) => (await rowOf(order))?.stops
const approvals = ({ timeline }: AdminOrder) =>
  timeline.filter(({ machine, to }) => machine === 'video' && to === 'approved')
const inBulk = async (order: DraftedOrder, changes: object = {}) =>
  desk.staff.post(`/api/admin/orders/${order.id}/desk-approvals`, {
    version: await orderVersion(desk.shop, order.id),
    videoId: order.videoId,
    played: 0.25,
    seconds: 4,
    inBulk: true,
    ...changes,
  })

test('K6: films are approved together only if the owner allows it and every check of each has passed', async () => {
  const [good, bad, other] = [await drafted(), await drafted(), await drafted()]
  await film(bad, { problems: ['black_picture'] })
  expect((await desks()).inBulk).toBe(false)
  expect((await inBulk(good)).json()).toMatchObject({ code: 'not_in_bulk' })
  await switchTo({ approve_in_bulk: true })
  expect((await desks()).inBulk).toBe(true)
  expect((await inBulk(good)).statusCode).toBe(200)
  expect((await inBulk(bad)).json()).toMatchObject({ code: 'not_in_bulk' })
  // One that is refused stops no other.
  expect((await inBulk(other)).statusCode).toBe(200)
  expect(await rowOf(bad)).toMatchObject({ findings: ['black_picture'] })
  expect(approvals(await readAdminOrder(desk.staff, good.id))).toMatchObject([
    { actor: { type: 'staff' }, cause: { code: 'approved_in_bulk' } },
  ])
  expect(await filmOf(good)).toMatchObject({ decided_by: 'in_bulk', played: 0.25, decision_seconds: 4 })
  expect((await inBulk(bad, { inBulk: false })).statusCode).toBe(200)
  expect(await filmOf(bad)).toMatchObject({ decided_by: 'alone' })
})

test('K7: with the owner’s rule a film that leaves nothing to decide is delivered without a person, once', async () => {
  const whatsappNumber = '5511955509876'
  const order = await drafted({ whatsappNumber })
  await apply()
  expect(await rowOf(order)).toMatchObject({ stops: null })
  await switchTo({ approve_by_rule: true })
  await Promise.all([apply(), apply(), apply()])
  const approved = await readAdminOrder(desk.staff, order.id)
  expect(approvals(approved)).toMatchObject([
    { actor: { type: 'system' }, cause: { code: 'approved_by_rule' }, reason: null },
  ])
  expect(await filmOf(order)).toMatchObject({ decided_by: 'by_rule', decision_seconds: null, played: null })
  await desk.work()
  await desk.work()
  expect(desk.whatsapp.list().filter(({ phone }) => phone === whatsappNumber)).toHaveLength(1)
  expect((await readAdminOrder(desk.staff, order.id)).status).toBe('completed')
  expect((await readOrder(order.buyer, order.id)).videoState).toBe('ready')
  await apply()
  expect(approvals(await readAdminOrder(desk.staff, order.id))).toHaveLength(1)
})

const set =
  (table: 'orders', values: object) =>
  async ({ id }: DraftedOrder) =>
    desk.shop.db.updateTable(table).set(values).where('id', '=', id).execute()
const act =
  (action: string, body: object) =>
  async ({ id }: DraftedOrder) =>
    desk.staff.post(`/api/admin/orders/${id}/${action}`, {
      version: await orderVersion(desk.shop, id),
      ...body,
    })

type Case = [stop: RuleStop, arrange: (order: DraftedOrder) => Promise<unknown>, change?: object]
const cases: Case[] = [
  ['checks', (order) => film(order, { problems: ['name_missing'] })],
  ['called_back', (order) => film(order, { called_back_at: desk.shop.clock.now() })],
  ['on_hold', act('holds', { reason: 'Asks the buyer' })],
  ['money', set('orders', { payment_status: 'overpaid' })],
  [
    'claimed',
    ({ id }) => desk.staff.send({ method: 'PUT', url: `/api/admin/orders/${id}/claim`, payload: {} }),
  ],
  [
    'correction',
    ({ id }) =>
      desk.shop.db
        .insertInto('order_corrections')
        .values({
          order_id: id,
          field: 'additionalNotes',
          was: JSON.stringify('a'),
          now: JSON.stringify('b'),
          details_version: 2,
          created_at: desk.shop.clock.now(),
        })
        .execute(),
  ],
  [
    'message',
    () =>
      desk.shop.db
        .insertInto('chats')
        .values({ phone: '5511955500011', unread: 1, created_at: desk.shop.clock.now() })
        .execute(),
    { whatsappNumber: '5511955500011' },
  ],
  [
    'problem',
    ({ id, videoId }) =>
      desk.shop.db
        .insertInto('video_problems')
        .values({
          video_id: videoId,
          order_id: id,
          reason: 'other',
          words: '',
          reported_at: desk.shop.clock.now(),
        })
        .execute(),
  ],
  ['undeliverable', set('orders', { link_token_hash: null })],
  [
    'unsaid_notes',
    async () => undefined,
    { useAIVoice: true, additionalNotes: 'Ela perdeu a avó em março.' },
  ],
]

test.each(cases)(
  'K7: the rule leaves a film to a person because of %s, and says so',
  async (stop, arrange, change) => {
    const order = await drafted(change)
    await arrange(order)
    await switchTo({ approve_by_rule: true })
    await apply()
    expect(await stopsOf(order)).toEqual([stop])
    expect(approvals(await readAdminOrder(desk.staff, order.id))).toEqual([])
  },
)

test('K7: the rule takes neither a silent film nor a draft voice, whatever staff may deliver', async () => {
  await switchTo({ approve_by_rule: true })
  await desk.shop.db.updateTable('settings').set({ deliver_draft_voice: true }).execute()
  for (const speech of [null, { ...voiced, voiced: 0 }, { ...voiced, isDraft: true }]) {
    const order = await drafted({}, speech)
    await apply()
    expect(await stopsOf(order)).toEqual(['voice'])
  }
  await desk.shop.db.updateTable('settings').set({ deliver_draft_voice: false }).execute()
})

test('K7: a film of an older script waits, and so does one that the buyer writes to the shop about', async () => {
  const guardianEmail = 'asks@example.com'
  const order = await drafted({ guardianEmail })
  await desk.shop.db
    .updateTable('orders')
    .set({ child_name: 'Lívia', version: 9 })
    .where('id', '=', order.id)
    .execute()
  const message = { fullName: 'Ana Souza', email: 'Asks@example.com', subject: 'My order' }
  const sent = await order.buyer.post('/api/contact-messages', {
    ...message,
    message: 'Please wait with the video.',
    locale: 'en',
  })
  expect(sent.statusCode, sent.body).toBe(201)
  await switchTo({ approve_by_rule: true })
  await apply()
  expect(await stopsOf(order)).toEqual(['message', 'outdated'])
})

test('K7: what staff call back, the rule does not approve again', async () => {
  const order = await drafted()
  await desk.shop.db.updateTable('settings').set({ approve_in_bulk: true }).execute()
  expect((await inBulk(order)).statusCode).toBe(200)
  expect((await act('desk-approvals/undo', {})(order)).statusCode).toBe(200)
  await switchTo({ approve_by_rule: true })
  await apply()
  expect(await stopsOf(order)).toEqual(['called_back'])
})

test('K8: both switches are off at first, the owner’s, and asked about with what they do in numbers', async () => {
  await desk.shop.db
    .updateTable('films')
    .set({ problems: ['black_picture'] })
    .execute()
  const order = await drafted()
  const { total } = await desks()
  const change = (by: DeliveryDesk['staff'], headers = {}) =>
    by.send({
      method: 'PATCH',
      url: '/api/admin/settings',
      payload: {
        was: { approveInBulk: false, approveByRule: false },
        changes: { approveInBulk: true, approveByRule: true },
      },
      headers,
    })
  expect((await change(await signedInAs(desk.shop, 'production'))).statusCode).toBe(403)
  const owner = await signedInAs(desk.shop, 'owner')
  const refused = await change(owner)
  expect(refused.json()).toMatchObject({ code: 'needs_confirmation' })
  const { confirmation, warnings } = refused.json<{ details: NeedsConfirmation }>().details
  const { made } = await desk.shop.db
    .selectFrom('films')
    .select((eb) => eb.fn.countAll<string>().as('made'))
    .executeTakeFirstOrThrow()
  expect(warnings).toEqual([
    { kind: 'approve_in_bulk', waiting: total, passed: 1 },
    { kind: 'approve_by_rule', made: Number(made), passed: 1, waiting: total },
  ])
  expect((await change(owner, { [confirmationHeader]: confirmation })).statusCode).toBe(200)
  await apply()
  expect(approvals(await readAdminOrder(desk.staff, order.id))).toHaveLength(1)
})
