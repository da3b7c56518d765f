import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { ErrorBody } from '@recadinho/contracts/errors'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import type { ScriptVersions } from '@recadinho/contracts/scripts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { orderBody, placeOrder, readOrder } from './support/order.ts'
import { createShop, openPayment, paidOrder, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'
import { eventsOf } from './support/outbox.ts'

let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const correct = (
  browser: Browser,
  { id, detailsVersion }: Pick<Order, 'id' | 'detailsVersion'>,
  changes: object,
  token?: string,
) =>
  browser.send({
    method: 'PATCH',
    url: `/api/orders/${id}${token ? `?token=${token}` : ''}`,
    payload: { detailsVersion, changes },
  })

const scriptsOf = (orderId: string) =>
  shop.db
    .selectFrom('script_versions')
    .select(['version', 'text', 'author'])
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute()

async function begin(id: string) {
  const { version } = await readAdminOrder(staff, id)
  return staff.post(`/api/admin/orders/${id}/stages`, {
    version,
    stage: 'scripting',
    reason: 'Moved by staff',
  })
}

test('O7.1, O7.2: a paid order is corrected, and what is said follows', async () => {
  const browser = shop.browser()
  const order = await paidOrder(shop, browser)
  expect(order.corrections).toEqual([
    'childName',
    'nameHint',
    'otherChildren',
    'childAge',
    'likeness',
    'occasion',
    'occasionDate',
    'additionalNotes',
    'unsaid',
    'script',
    'whatsappNumber',
    'guardianEmail',
  ])
  const response = await correct(browser, order, {
    childName: ' Lívia ',
    childAge: 7,
    whatsappNumber: '5521912345678',
  })
  expect(response.statusCode).toBe(200)
  const corrected = response.json<CorrectedOrder>()
  expect(corrected.order).toMatchObject({
    childName: 'Lívia',
    childAge: 7,
    whatsappNumber: '5521912345678',
    occasion: 'birthday',
    detailsVersion: 2,
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
  expect(corrected.accessToken).toBeNull()
  const scripts = await scriptsOf(order.id)
  expect(scripts.map(({ version }) => version)).toEqual([1, 2])
  expect(scripts[0]?.text).toContain('Olívia')
  expect(scripts[1]?.text).toContain('Lívia')
  expect(scripts[1]?.text).not.toContain('Olívia')
  expect(scripts[1]?.text).toContain('7 anos')
  // Staff find it by the new name, and see the correction.
  const found = await staff.get('/api/admin/orders?search=livia')
  expect(found.json()).toMatchObject({ items: [{ id: order.id }] })
  const seen = await readAdminOrder(staff, order.id)
  expect(seen.script.version).toBe(2)
  expect(seen.timeline.at(-1)).toMatchObject({
    machine: 'correction',
    cause: { code: 'corrected', fields: ['childName', 'childAge', 'whatsappNumber'] },
    actor: { type: 'buyer' },
  })
})

test('O7.2: a number alone makes no new script; own words stay word for word', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { useAIVoice: false, additionalNotes: 'My own words.' })
  await correct(browser, order, { whatsappNumber: '5521912345678' })
  expect(await scriptsOf(order.id)).toHaveLength(1)
  const again = await readOrder(browser, order.id)
  await correct(browser, again, { additionalNotes: 'Other words of mine.' })
  expect(await scriptsOf(order.id)).toMatchObject([
    { version: 1 },
    { version: 2, text: 'Other words of mine.', author: 'buyer' },
  ])
})

test('O7.1, O7.2: children are added, renamed and taken out, and the script calls those that are left', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, {
    otherChildren: [{ name: ' Pedro Lima ', nameHint: 'PEH-droo' }, { name: 'Bia' }],
  })
  expect(order.otherChildren).toEqual([
    { name: 'Pedro Lima', nameHint: 'PEH-droo' },
    { name: 'Bia', nameHint: null },
  ])
  expect(order.script[0]?.text).toContain('Olívia, Pedro e Bia')
  expect(order.script[0]?.sayAs).toContainEqual({ name: 'Pedro', as: 'PEH-droo' })
  const otherChildren = [{ name: 'Lia Prado' }]
  const { order: corrected } = (await correct(browser, order, { otherChildren })).json<CorrectedOrder>()
  expect(corrected.otherChildren).toEqual([{ name: 'Lia Prado', nameHint: null }])
  expect(corrected.script[0]?.text).toContain('Olívia e Lia')
  const repeated = (await correct(browser, corrected, { otherChildren })).json<CorrectedOrder>()
  expect(repeated.order.detailsVersion).toBe(2)
  const alone = await correct(browser, corrected, { otherChildren: [] })
  const [opening] = alone.json<CorrectedOrder>().order.script
  expect(opening?.text).toContain('Olívia')
  expect(opening?.text).not.toMatch(/Olívia e |Pedro|Bia|Lia/)
  const { corrections } = await readAdminOrder(staff, order.id)
  expect(corrections).toMatchObject([
    { field: 'otherChildren', was: 'Lia Prado', now: null },
    { field: 'otherChildren', was: 'Pedro Lima (PEH-droo), Bia', now: 'Lia Prado' },
  ])
})

test('O7.2: a line of the buyer’s that names one of several children follows that child’s new name', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser, { otherChildren: [{ name: 'Pedro Lima' }, { name: 'Bia' }] })
  const [first, ...others] = order.script
  const script = [{ ...first, text: 'Bia, cante com Pedro!', origin: 'buyer' }, ...others]
  const { order: edited } = (await correct(browser, order, { script })).json<CorrectedOrder>()
  // Two change places.
  const otherChildren = [{ name: 'Bia' }, { name: 'Pedro Lima' }]
  const { order: renamed } = (await correct(browser, edited, { otherChildren })).json<CorrectedOrder>()
  expect(renamed.script[0]?.text).toBe('Pedro, cante com Bia!')
})

test('O7.6: staff see old and new values until one of them has seen them, and nothing that came meanwhile', async () => {
  const browser = shop.browser()
  const order = await paidOrder(shop, browser)
  shop.clock.advance(1000)
  const listed = async () => (await staff.get(`/api/admin/orders?search=${order.number}`)).json().items[0]
  expect(await listed()).toMatchObject({ unseenCorrection: false })
  await correct(browser, order, { childName: 'Lívia', occasionDate: null, childAge: 7 })
  await correct(browser, await readOrder(browser, order.id), { nameHint: 'LI-via' })
  const before = await readAdminOrder(staff, order.id)
  expect(before.corrections).toMatchObject([
    { field: 'nameHint', was: null, now: 'LI-via', detailsVersion: 3, seen: null },
    { field: 'childName', was: 'Olívia', now: 'Lívia', detailsVersion: 2, seen: null },
    { field: 'childAge', was: '6', now: '7', detailsVersion: 2, seen: null },
  ])
  expect(await listed()).toMatchObject({ unseenCorrection: true })
  const see = (upTo: number) => staff.post(`/api/admin/orders/${order.id}/seen-corrections`, { upTo })
  expect((await see(2_147_483_648)).json().code).toBe('validation_failed')
  const partly = (await see(2)).json<AdminOrder>()
  expect(partly.corrections.map(({ seen }) => seen?.by ?? null)).toEqual([null, 'Owner', 'Owner'])
  expect(await listed()).toMatchObject({ unseenCorrection: true })
  const all = (await see(3)).json<AdminOrder>()
  // A second click is a no-op.
  expect((await see(3)).json<AdminOrder>().timeline).toEqual(all.timeline)
  expect(all.version).toBe(before.version)
  expect(all.timeline.at(-1)).toMatchObject({ machine: 'correction', to: 'seen', actor: { name: 'Owner' } })
  expect(await listed()).toMatchObject({ unseenCorrection: false })
  // The second draft used the corrected details, and the third is its pronunciation.
  const versions = (await staff.get(`/api/admin/orders/${order.id}/scripts`)).json<ScriptVersions>()
  expect(versions.items.map(({ beforeCorrection }) => beforeCorrection)).toEqual([false, false, true])
})

test('how the name is said and the day can be corrected too, and removed', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const day = new Date(shop.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  await correct(browser, order, { nameHint: ' o-LÍ-via ', occasionDate: day })
  const corrected = await readOrder(browser, order.id)
  expect(corrected).toMatchObject({ nameHint: 'o-LÍ-via', occasionDate: day, detailsVersion: 2 })
  const past = await correct(browser, corrected, { occasionDate: '2001-02-03' })
  expect(past.json().details.issues[0].path).toBe('body/changes/occasionDate')
  await correct(browser, corrected, { occasionDate: null, childName: 'Olívia' })
  const kept = await readOrder(browser, order.id)
  expect(kept).toMatchObject({ nameHint: 'o-LÍ-via', occasionDate: null, detailsVersion: 3 })
  // The hint described the old name's pronunciation.
  await correct(browser, kept, { childName: 'Lia' })
  expect(await readOrder(browser, order.id)).toMatchObject({ childName: 'Lia', nameHint: null })
})

test('O7.4: of two tabs the second is refused, and overwrites nothing; a repetition does no harm', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const first = await correct(browser, order, { childName: 'Lia' })
  expect(first.statusCode).toBe(200)
  const second = await correct(browser, order, { childName: 'Mia' })
  expect([second.statusCode, second.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { detailsVersion: 2 } },
  ])
  const repeated = await correct(browser, order, { childName: 'Lia' })
  expect(repeated.json()).toMatchObject({ order: { childName: 'Lia', detailsVersion: 2 } })
  expect(await scriptsOf(order.id)).toHaveLength(2)
})

test('O7.4: two at the same moment: one is written, one is refused', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const answers = await Promise.all(
    ['Ana', 'Bia', 'Cris', 'Duda'].map((childName) => correct(browser, order, { childName })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  const written = answers.find(({ statusCode }) => statusCode === 200)?.json<CorrectedOrder>()
  expect((await readOrder(browser, order.id)).childName).toBe(written?.order.childName)
  expect(await scriptsOf(order.id)).toHaveLength(2)
})

test('O7.4: a payment meanwhile is no conflict, and loses nothing', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const { clientSecret } = await openPayment(browser, order.id, 'card')
  const [answer] = await Promise.all([
    correct(browser, order, { childName: 'Noa' }),
    submitCard(shop, clientSecret),
  ])
  await shop.idle()
  expect(answer.statusCode).toBe(200)
  expect(await readOrder(browser, order.id)).toMatchObject({
    childName: 'Noa',
    status: 'in_production',
    paymentStatus: 'confirmed',
  })
})

test('O7.1: correction against the start of production: either it is in the script, or it is refused', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const browser = shop.browser()
    const order = await paidOrder(shop, browser)
    const [corrected, begun] = await Promise.all([
      correct(browser, order, { childName: `Nina${round}` }),
      begin(order.id),
    ])
    const { childName, script } = await readAdminOrder(staff, order.id)
    const written = script.text.includes(`Nina${round}`)
    const refusal = (corrected.json<ErrorBody>().code ?? begun.json<ErrorBody>().code) as string | undefined // absent on success
    // Either the correction was written, and staff get a conflict if they had read the order before; or it was rejected
    // and nothing has changed.
    expect([
      `corrected, ${childName}, in the script, nobody refused`,
      `corrected, ${childName}, in the script, version_conflict`,
      'refused, Olívia, not in the script, correction_closed',
    ]).toContain(
      `${corrected.statusCode === 200 ? 'corrected' : 'refused'}, ${childName}, ${written ? 'in' : 'not in'} the script, ${refusal ?? 'nobody refused'}`,
    )
    outcomes.add(`${corrected.statusCode} ${childName}`)
  }
  for (const outcome of outcomes) expect(outcome).toMatch(/^(200 Nina\d|409 Olívia)$/)
})

test('O7.1: refused once production has begun, and open again when it goes back to the start', async () => {
  const browser = shop.browser()
  const order = await paidOrder(shop, browser)
  await begin(order.id)
  const late = await readOrder(browser, order.id)
  expect(late.corrections).toEqual([])
  const refused = await correct(browser, late, { childName: 'Lia' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'correction_closed'])
  const { version } = await readAdminOrder(staff, order.id)
  await staff.post(`/api/admin/orders/${order.id}/stages`, {
    version,
    stage: 'queued',
    reason: 'Moved by staff',
  })
  expect((await correct(browser, late, { childName: 'Lia' })).statusCode).toBe(200)
})

test('O7.1: an order that has lapsed is not corrected', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await shop.db.updateTable('orders').set({ status: 'expired' }).where('id', '=', order.id).execute()
  expect((await correct(browser, order, { childName: 'Lia' })).json()).toMatchObject({
    code: 'correction_closed',
    details: { status: 'expired', stage: null },
  })
})

test('O7.3: a forwarded link corrects what is said, but not where the order goes', async () => {
  const { order, accessToken } = await placeOrder(shop.browser())
  const friend = shop.browser()
  const seen = (await friend.get(`/api/orders/${order.id}?token=${accessToken}`)).json<Order>()
  expect(seen.corrections).not.toContain('guardianEmail')
  expect((await correct(friend, order, { occasion: 'christmas' }, accessToken)).statusCode).toBe(200)
  const refused = await correct(
    friend,
    { id: order.id, detailsVersion: 2 },
    { guardianEmail: 'friend@example.com', whatsappNumber: '5521912345678' },
    accessToken,
  )
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { code: 'forbidden', details: { fields: ['whatsappNumber', 'guardianEmail'] } },
  ])
  const stranger = await correct(shop.browser(), order, { childName: 'Lia' })
  expect(stranger.statusCode).toBe(404)
})

test('O7.5: another e-mail address closes the old link and opens a new one', async () => {
  const browser = shop.browser()
  const { order, accessToken: old } = await placeOrder(browser)
  const answer = await correct(browser, order, { guardianEmail: 'ana.souza@example.com' })
  const { accessToken } = answer.json<CorrectedOrder>()
  expect(accessToken).toMatch(/^[\w-]{22}$/)
  expect((await shop.browser().get(`/api/orders/${order.id}?token=${old}`)).statusCode).toBe(404)
  expect((await shop.browser().get(`/api/orders/${order.id}?token=${accessToken}`)).statusCode).toBe(200)
  // The browser that placed it continues, with the cookie from the answer.
  expect(await readOrder(browser, order.id)).toMatchObject({ guardianEmail: 'ana.souza@example.com' })
  expect(await eventsOf(shop.db, order.id)).toMatchObject([
    { kind: 'address_changed', payload: { oldAddress: orderBody.guardianEmail } },
    { kind: 'order_link', payload: {} },
  ])
})

test('§5 holds for corrections: absurd ones are refused with the field, and change nothing', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const bad: [object, string][] = [
    [{ childName: '   ' }, 'body/changes/childName'],
    [{ childName: 'x'.repeat(61) }, 'body/changes/childName'],
    [{ childAge: 0 }, 'body/changes/childAge'],
    [{ childAge: 131 }, 'body/changes/childAge'],
    [{ childAge: '7' }, 'body/changes/childAge'],
    [{ occasion: 'wedding' }, 'body/changes/occasion'],
    [{ additionalNotes: ' ' }, 'body/changes/additionalNotes'],
    [{ additionalNotes: 'n'.repeat(401) }, 'body/changes/additionalNotes'],
    [{ whatsappNumber: '+55 11 9' }, 'body/changes/whatsappNumber'],
    [{ guardianEmail: 'not an address' }, 'body/changes/guardianEmail'],
    [{ total: 1 }, 'body/changes/total'],
    [{ status: 'completed' }, 'body/changes/status'],
    [{}, 'body/changes'],
  ]
  for (const [changes, path] of bad) {
    const response = await correct(browser, order, changes)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
    expect(response.json().details.issues[0].path).toBe(path)
  }
  expect(await readOrder(browser, order.id)).toMatchObject({ childName: 'Olívia', detailsVersion: 1 })
})

test('O6.2: timeline and logs name the fields, never what is in them', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  await correct(browser, order, {
    childName: 'Zenóbia',
    additionalNotes: 'Loves xylophones.',
    whatsappNumber: '5521987651234',
    guardianEmail: 'zen@example.com',
  })
  const timeline = JSON.stringify(
    await shop.db.selectFrom('order_events').selectAll().where('order_id', '=', order.id).execute(),
  )
  for (const personal of ['Zenóbia', 'xylophones', '5521987651234', 'zen@example.com']) {
    expect(timeline).not.toContain(personal)
    expect(shop.logs()).not.toContain(personal)
  }
})

test('O7.2: a corrected draft greets as the character did when it was ordered', async () => {
  const browser = shop.browser()
  const { order } = await placeOrder(browser)
  const style = shop.db.updateTable('characters').where('id', '=', order.characters[0]?.id ?? '')
  await style.set({ greeting_style: 'funny' }).execute()
  const [first] = await scriptsOf(order.id)
  await correct(browser, order, { childName: 'Lia' })
  const [, second] = await scriptsOf(order.id)
  expect(second?.text).toBe(first?.text.replaceAll('Olívia', 'Lia'))
  await style.set({ greeting_style: 'warm' }).execute()
})
