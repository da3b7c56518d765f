import { randomUUID } from 'node:crypto'
import type { AdminOrder, AdminOrderList } from '@recadinho/contracts/admin-orders'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Browser } from './support/app.ts'
import { placeOrder, readOrder, withKey } from './support/order.ts'
import { createShop, openPayment, paidOrder, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const hour = 3_600_000
const list = async (query = ''): Promise<AdminOrderList> =>
  (await staff.get(`/api/admin/orders${query}`)).json()
const act = (id: string, what: string, body: object, options = {}) =>
  staff.post(`/api/admin/orders/${id}/${what}`, body, options)

async function advanceTo(id: string, stage: string): Promise<AdminOrder> {
  let order = await readAdminOrder(staff, id)
  while (order.stage !== stage) {
    const next = order.nextStages.at(-1)
    order = (
      await act(id, 'stages', { version: order.version, stage: next, reason: 'Moved by staff' })
    ).json()
  }
  return order
}

test('staff find a paid order, make its video and complete it; the timeline tells who did what', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const paid = await readAdminOrder(staff, id)
  expect(paid).toMatchObject({
    status: 'in_production',
    stage: 'queued',
    actions: ['advance_stage', 'hold', 'claim', 'change_script'],
    nextStages: ['scripting'],
    onHold: null,
  })
  expect(paid.script).toMatchObject({ version: 1, text: expect.stringMatching(/^Bom dia, Olívia!/) })

  const ready = await advanceTo(id, 'ready')
  expect(ready.actions).toContain('complete')
  const done = (
    await act(id, 'completions', { version: ready.version, reason: 'Handed over' })
  ).json<AdminOrder>()
  expect(done).toMatchObject({ status: 'completed', stage: 'ready', actions: ['redo'], nextStages: [] })
  expect(done.timeline.map(({ machine, to, actor }) => `${machine} ${to} ${actor.type}`)).toEqual([
    'order pending buyer',
    'payment created buyer',
    'payment confirmed gateway',
    'order in_production gateway',
    'stage scripting staff',
    'stage recording staff',
    'stage review staff',
    'stage ready staff',
    'order completed staff',
  ])
  expect(done.timeline.at(-1)?.actor.name).toBe('Owner')
  expect(JSON.stringify(done.timeline)).not.toContain('Olívia')

  const audit = await shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `orders/${id}`)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual([
    'order.viewed',
    ...Array.from({ length: 4 }, () => 'order.stage_advanced'),
    'order.completed',
  ])
  expect(audit[1]?.details).toEqual({ stage: { was: 'queued', now: 'scripting' } })
})

test('O1.9: completing twice is a success without a second event', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const { version } = await advanceTo(id, 'ready')
  const first = (await act(id, 'completions', { version, reason: 'Handed over' })).json<AdminOrder>()
  const second = await act(id, 'completions', { version, reason: 'Handed over' })
  expect(second.statusCode).toBe(200)
  expect(second.json<AdminOrder>().version).toBe(first.version)
})

test('O1.8, O1.7: an order that is not ready is not completed, and the answer lists the legal states', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const { version } = await readAdminOrder(staff, id)
  const response = await act(id, 'completions', { version, reason: 'Handed over' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({ code: 'illegal_transition', details: { legal: [] } })
  const skipping = await act(id, 'stages', { version, stage: 'review', reason: 'Moved by staff' })
  expect(skipping.json()).toMatchObject({ code: 'illegal_transition', details: { legal: ['scripting'] } })
  const { order } = await placeOrder(shop.browser())
  const unpaid = await act(order.id, 'completions', { version: 1, reason: 'Handed over' })
  expect(unpaid.json()).toMatchObject({
    code: 'illegal_transition',
    details: { legal: ['in_production', 'cancelled'] },
  })
})

test('O2.5: staff change the stage only with a reason, which the timeline keeps', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const { version } = await readAdminOrder(staff, id)
  const unexplained = await act(id, 'stages', { version, stage: 'scripting' })
  expect([unexplained.statusCode, unexplained.json().code]).toEqual([400, 'validation_failed'])
  const moved = await act(id, 'stages', { version, stage: 'scripting', reason: 'The writer has begun' })
  expect(moved.json<AdminOrder>()).toMatchObject({ stage: 'scripting', nextStages: ['queued', 'recording'] })
  const order = await readAdminOrder(staff, id)
  expect(order.timeline.at(-1)).toMatchObject({
    machine: 'stage',
    from: 'queued',
    to: 'scripting',
    reason: 'The writer has begun',
    actor: { type: 'staff' },
  })
  const back = { version: order.version, stage: 'queued', reason: 'On the wrong order' }
  expect((await act(id, 'stages', back)).json<AdminOrder>().stage).toBe('queued')
})

test('O1.12: of two people who change the same version, the second is refused', async () => {
  const { id } = await paidOrder(shop, shop.browser())
  const { version } = await readAdminOrder(staff, id)
  const both = await Promise.all([
    act(id, 'holds', { version, reason: 'Waiting for a name' }),
    act(id, 'stages', { version, stage: 'scripting', reason: 'Moved by staff' }),
  ])
  expect(both.map(({ statusCode }) => statusCode)).toContain(200)
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'version_conflict',
    details: { version: version + 1 },
  })
})

test('O3.2, O2.3: a hold stops the clock and the stages, a release starts both again', async () => {
  const { id, dueAt } = await paidOrder(shop, shop.browser())
  const { version } = await readAdminOrder(staff, id)
  const held = (await act(id, 'holds', { version, reason: 'The name cannot be read' })).json<AdminOrder>()
  expect(held).toMatchObject({
    onHold: { reason: 'The name cannot be read' },
    nextStages: [],
    actions: ['release', 'claim', 'change_script'],
  })
  const heldBy = shop.clock.now().getTime()
  const list = (await staff.get('/api/admin/orders?hold=true')).json<AdminOrderList>()
  // Another test may have left an order on hold.
  expect(list.items.find((each) => each.id === id)).toMatchObject({
    onHold: true,
    onHoldSince: held.onHold?.since,
    dueAt,
  })
  shop.clock.advance(3 * hour)
  const again = await signedIn(shop, 'second@recadinho.test')
  const releasedFrom = shop.clock.now().getTime()
  const released = await again.post(`/api/admin/orders/${id}/releases`, { version: held.version })
  const order = released.json<AdminOrder>()
  expect(order).toMatchObject({ onHold: null, nextStages: ['scripting'] })
  const stood = Date.parse(order.dueAt ?? '') - Date.parse(dueAt ?? '')
  expect(stood).toBeGreaterThanOrEqual(releasedFrom - heldBy)
  expect(stood).toBeLessThanOrEqual(shop.clock.now().getTime() - Date.parse(held.onHold?.since ?? ''))
  staff = again
})

describe('confirming by hand', () => {
  test('P3.8: staff confirm with a reason; the open PIX code is voided first', async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'pix')
    const { version } = await readAdminOrder(staff, order.id)
    const body = { version, reason: 'Seen on the bank statement', amount: { amount: 4990, currency: 'BRL' } }
    const key = withKey()
    const response = await act(order.id, 'payments', body, key)
    expect(response.statusCode).toBe(200)
    expect(response.json<AdminOrder>()).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect(response.json<AdminOrder>().payments.map(({ gateway, state }) => [gateway, state])).toEqual([
      ['stripe', 'cancelled'],
      ['manual', 'confirmed'],
    ])
    expect(shop.gateway.ledger.list('payment_intent').at(-1)?.status).toBe('canceled')
    await shop.idle()

    // Repeating the request gives the same answer; another body with the same key is rejected.
    expect((await act(order.id, 'payments', body, key)).json<AdminOrder>().payments).toHaveLength(2)
    const other = await act(order.id, 'payments', { ...body, reason: 'Another reason' }, key)
    expect(other.json()).toMatchObject({ code: 'idempotency_key_reused' })
    // Another click finds nothing to confirm.
    const late = await act(order.id, 'payments', { ...body, version: version + 3 }, withKey())
    expect(late.statusCode).toBe(409)
  })

  test('P3.8: one click that arrives three times at once confirms once, and each is answered', async () => {
    const { order } = await placeOrder(shop.browser())
    const body = { version: 1, reason: 'Seen on the bank statement', amount: order.amounts.total }
    const key = withKey()
    const answers = await Promise.all([1, 2, 3].map(() => act(order.id, 'payments', body, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await readAdminOrder(staff, order.id)).payments).toHaveLength(1)
  })

  test('P3.8: two confirmations with one key at once: the one with another reason is refused', async () => {
    const { order } = await placeOrder(shop.browser())
    const key = withKey()
    const confirm = (reason: string) =>
      act(order.id, 'payments', { version: 1, reason, amount: order.amounts.total }, key)
    const answers = await Promise.all([confirm('Seen on the statement'), confirm('The bank called')])
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(['idempotency_key_reused'])
  })

  test('P3.8: the buyer opens another payment while the first is voided: the confirmation is refused', async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    await openPayment(browser, order.id, 'card')
    const stripe = shop.ctx.gateways.get('stripe')
    if (!stripe) throw new Error('There is no Stripe')
    const cancel = stripe.cancelPayment.bind(stripe)
    vi.spyOn(stripe, 'cancelPayment').mockImplementationOnce(async (ref) => {
      const cancelled = await cancel(ref)
      await openPayment(browser, order.id, 'pix')
      return cancelled
    })
    const { version } = await readAdminOrder(staff, order.id)
    const body = { version, reason: 'Seen on the bank statement', amount: order.amounts.total }
    const response = await act(order.id, 'payments', body, withKey())
    expect([response.statusCode, response.json().code]).toEqual([409, 'version_conflict'])
    const { payments } = await readAdminOrder(staff, order.id)
    expect(payments.map(({ method, state }) => [method, state])).toEqual([
      ['card', 'cancelled'],
      ['pix', 'processing'],
    ])
  })

  test('P3.8: another amount than the total is refused, and nothing is written', async () => {
    const { order } = await placeOrder(shop.browser())
    const body = {
      version: 1,
      reason: 'Seen on the bank statement',
      amount: { amount: 4989, currency: 'BRL' },
    }
    const response = await act(order.id, 'payments', body, withKey())
    expect(response.json()).toMatchObject({
      code: 'amount_mismatch',
      details: { total: { amount: 4990, currency: 'BRL' } },
    })
    expect((await readAdminOrder(staff, order.id)).payments).toEqual([])
  })

  test('P2.3: a card that was quicker than staff counts, and the confirmation is refused', async () => {
    const browser = shop.browser()
    const { order } = await placeOrder(browser)
    const { clientSecret } = await openPayment(browser, order.id, 'card')
    shop.gateway.control['webhook-policy']({ policy: 'drop' })
    await submitCard(shop, clientSecret)
    shop.gateway.control['webhook-policy']({ policy: 'deliver' })
    const { version } = await readAdminOrder(staff, order.id)
    const body = { version, reason: 'Seen on the bank statement', amount: { amount: 4990, currency: 'BRL' } }
    const response = await act(order.id, 'payments', body, withKey())
    expect(response.json()).toMatchObject({ code: 'illegal_transition' })
    const after = await readAdminOrder(staff, order.id)
    expect(after).toMatchObject({ status: 'in_production', paymentStatus: 'confirmed' })
    expect(after.payments.map(({ gateway }) => gateway)).toEqual(['stripe'])
  })
})

test('O1.6: staff cancel an unpaid order with a reason; its card form takes no money any more', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const { version } = await readAdminOrder(staff, order.id)
  const bare = await act(order.id, 'transitions', { version, to: 'cancelled' })
  expect(bare.json()).toMatchObject({
    code: 'validation_failed',
    details: { issues: [{ path: 'body/reason' }] },
  })
  const response = await act(order.id, 'transitions', { version, to: 'cancelled', reason: 'Asked by phone' })
  expect(response.json<AdminOrder>()).toMatchObject({ status: 'cancelled', actions: [] })
  await expect(submitCard(shop, clientSecret)).rejects.toThrow(/canceled/)
  expect(await readOrder(browser, order.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'unpaid' })
  const pay = await browser.post(
    `/api/orders/${order.id}/payments`,
    { gateway: 'stripe', method: 'card' },
    withKey(),
  )
  expect(pay.json()).toMatchObject({ code: 'order_not_payable' })
})

describe('the list', () => {
  test('late first, then by due time, then held, then pending with the newest first, then the rest', async () => {
    await shop.db.deleteFrom('payments').execute()
    await shop.db.deleteFrom('outbox_events').execute()
    await shop.db.deleteFrom('orders').execute()
    const made = new Map<string, string>()
    for (const name of ['Older pending', 'Newer pending']) {
      made.set((await placeOrder(shop.browser(), { childName: name })).order.id, name)
      shop.clock.advance(1000)
    }
    for (const name of ['Held', 'Soonest', 'Later', 'Completed']) {
      made.set((await paidOrder(shop, shop.browser(), { childName: name })).id, name)
      shop.clock.advance(1000)
    }
    const idOf = (wanted: string) => [...made].find(([, name]) => name === wanted)?.[0] ?? ''
    await act(idOf('Held'), 'holds', {
      version: (await readAdminOrder(staff, idOf('Held'))).version,
      reason: 'Waiting',
    })
    const ready = await advanceTo(idOf('Completed'), 'ready')
    await act(ready.id, 'completions', { version: ready.version, reason: 'Handed over' })

    const all = await list()
    const names = ['Soonest', 'Later', 'Held', 'Newer pending', 'Older pending', 'Completed']
    expect(all.items.map(({ childName }) => childName)).toEqual(names)
    expect(all.counts).toEqual({
      pending: 2,
      in_production: 3,
      completed: 1,
      expired: 0,
      cancelled: 0,
      late: 0,
    })
    expect(all.nextCursor).toBeNull()

    // The pages together give the same list.
    const paged: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: AdminOrderList = await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      paged.push(...page.items.map(({ childName }) => childName))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(names)
    expect((await list('?status=pending')).items.map(({ childName }) => childName)).toEqual(names.slice(3, 5))
    expect((await list('?stage=queued')).items).toHaveLength(3)
  })

  test('an order past its due time is late; a held one is not', async () => {
    shop.clock.advance(25 * hour)
    staff = await signedIn(shop, 'third@recadinho.test')
    const late = await list('?late=true')
    expect(late.items.map(({ childName }) => childName)).toEqual(['Soonest', 'Later'])
    expect(late.counts.late).toBe(2)
    expect((await list('?late=false')).items).toHaveLength(4)
  })

  test.each([
    ['the number', (number: string) => number],
    ['the number without its letter, in lower case', (number: string) => number.slice(2, 6).toLowerCase()],
    ['the end of the phone number', () => '7654321'],
    ['a phone number as people write it', () => '+55 (11) 98765-4321'],
    ["the beginning of the guardian's last name", () => 'souz'],
    ["the child's name without its accent", () => 'ines'],
  ])('finds an order by %s', async (_, words) => {
    const { order } = await placeOrder(shop.browser(), { childName: 'Inês' })
    const found = await list(`?search=${encodeURIComponent(words(order.number))}&limit=100`)
    expect(found.items.map(({ id }) => id)).toContain(order.id)
  })

  // No order number begins like these: it has no O, no U and no zero.
  test.each(['ouza', '%', '_', String.raw`\\`, 'R-000000'])('%s finds nothing', async (words) => {
    expect((await list(`?search=${encodeURIComponent(words)}`)).items).toEqual([])
  })

  test('a cursor that is not ours is refused', async () => {
    for (const cursor of [
      'x',
      Buffer.from('[1]').toString('base64url'),
      Buffer.from('["0","x;","y"]').toString('base64url'),
    ]) {
      expect((await staff.get(`/api/admin/orders?cursor=${cursor}`)).json()).toMatchObject({
        code: 'validation_failed',
      })
    }
  })
})

test('nobody but signed-in production staff and the owner sees an order here', async () => {
  const { order } = await placeOrder(shop.browser())
  const stranger = shop.browser()
  for (const url of ['/api/admin/orders', `/api/admin/orders/${order.id}`]) {
    expect((await stranger.get(url)).statusCode).toBe(401)
  }
  await shop.db
    .updateTable('staff')
    .set({ role: 'marketing' })
    .where('email', '=', 'third@recadinho.test')
    .execute()
  await expect.poll(async () => (await staff.get('/api/admin/orders')).statusCode).toBe(403)
  await shop.db
    .updateTable('staff')
    .set({ role: 'production' })
    .where('email', '=', 'third@recadinho.test')
    .execute()
  await expect.poll(async () => (await staff.get('/api/admin/orders')).statusCode).toBe(200)
  expect((await staff.get(`/api/admin/orders/${randomUUID()}`)).statusCode).toBe(404)
})
