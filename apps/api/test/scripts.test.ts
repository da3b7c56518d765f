import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { ScriptVersion } from '@recadinho/contracts/scripts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder, readOrder } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: TestApp
let staff: Browser
beforeAll(async () => {
  shop = await createTestApp()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const change = (id: string, was: object, changes: object) =>
  staff.send({ method: 'PATCH', url: `/api/admin/orders/${id}/script`, payload: { was, changes } })
const versions = async (id: string): Promise<ScriptVersion[]> =>
  (await staff.get(`/api/admin/orders/${id}/scripts`)).json().items
/** The script with one line's words replaced. */
const reworded = ({ script }: AdminOrder, text: string) =>
  script.lines.map((line, at) => (at === 0 ? Object.assign({}, line, { text }) : line))
const newOrder = async (browser = shop.browser()) => {
  const { order } = await placeOrder(browser)
  return readAdminOrder(staff, order.id)
}

test('O9.1: each edit is a version with its author; an earlier one is restored by saving its text again', async () => {
  const order = await newOrder()
  const { id, script, version } = order
  expect(script).toMatchObject({ version: 1, author: 'writer', authorName: null })
  const lines = reworded(order, '  Olívia, hello! ')
  const edited = (await change(id, { lines: script.lines }, { lines })).json<AdminOrder>()
  expect(edited.script).toMatchObject({ version: 2, author: 'staff', authorName: 'Owner' })
  // What staff have not touched stays the shop's.
  const [first, ...others] = script.lines
  expect(edited.script.lines).toEqual([{ ...first, text: 'Olívia, hello!', origin: 'staff' }, ...others])
  expect(edited.script.text).toBe(edited.script.lines.map(({ text }) => text).join(' '))
  expect(edited.version).toBe(version + 1)
  const restored = (
    await change(id, { lines: edited.script.lines }, { lines: script.lines })
  ).json<AdminOrder>()
  expect(restored.script).toMatchObject({ version: 3, text: script.text, author: 'staff' })
  expect((await versions(id)).map(({ version: one, author }) => `${one} ${author}`)).toEqual([
    '3 staff',
    '2 staff',
    '1 writer',
  ])
  const events = restored.timeline.filter(({ machine }) => machine === 'script')
  expect(events.map(({ from, to }) => `${from} → ${to}`)).toEqual(['1 → 2', '2 → 3'])
  expect(JSON.stringify(restored.timeline)).not.toContain('Olívia')
})

test('O9.2: of two who edit one text, the second is refused and nothing is overwritten', async () => {
  const order = await newOrder()
  const { id, script } = order
  const both = await Promise.all(
    ['Olívia, one.', 'Olívia, two.'].map((text) =>
      change(id, { lines: script.lines }, { lines: reworded(order, text) }),
    ),
  )
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'version_conflict',
    details: { changed: ['lines'] },
  })
  expect(await versions(id)).toHaveLength(2)
})

test('O9.2, O7.2: a buyer’s correction is another version, which an edit begun before does not overwrite', async () => {
  const buyer = shop.browser()
  const order = await newOrder(buyer)
  const { id, script } = order
  const { detailsVersion } = await readOrder(buyer, id)
  await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${id}`,
    payload: { detailsVersion, changes: { childAge: 7 } },
  })
  const lines = reworded(order, 'Olívia, hello!')
  const refused = await change(id, { lines: script.lines }, { lines })
  expect(refused.json()).toMatchObject({ code: 'version_conflict' })
  expect(await versions(id)).toMatchObject([{ version: 2, author: 'writer' }, { version: 1 }])
})

test('O9.3: what is as asked already writes nothing', async () => {
  const order = await newOrder()
  const { id, script, version } = order
  const { lines } = script
  const same = await change(id, { lines: reworded(order, 'Something old') }, { lines })
  expect(same.json()).toMatchObject({ version, script: { version: 1 } })
})

test('O9.4: staff say how the name is spoken; a buyer who had not seen it is refused', async () => {
  const buyer = shop.browser()
  const { id, script } = await newOrder(buyer)
  const { detailsVersion } = await readOrder(buyer, id)
  const hinted = (await change(id, { nameHint: null }, { nameHint: ' o-LEE-vya ' })).json<AdminOrder>()
  expect(hinted).toMatchObject({ nameHint: 'o-LEE-vya', script: { version: 2, author: 'staff' } })
  // The words stay; the lines say how the name in them is pronounced.
  expect(hinted.script.text).toBe(script.text)
  for (const { text, sayAs, origin } of hinted.script.lines)
    expect([sayAs, origin]).toEqual([
      text.includes('Olívia') ? [{ name: 'Olívia', as: 'o-LEE-vya' }] : [],
      'shop',
    ])
  expect(hinted.timeline.at(-1)).toMatchObject({
    machine: 'correction',
    actor: { type: 'staff' },
    cause: { code: 'corrected', fields: ['nameHint'] },
  })
  const late = await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${id}`,
    payload: { detailsVersion, changes: { nameHint: 'oh-livia' } },
  })
  expect(late.json()).toMatchObject({ code: 'version_conflict' })
  expect(
    await change(id, { nameHint: 'o-LEE-vya' }, { nameHint: null }).then((one) => one.json()),
  ).toMatchObject({
    nameHint: null,
  })
})

test('O9.1: a finished order keeps its script, and a blank or endless one is refused', async () => {
  const order = await newOrder()
  const { id } = order
  const { lines } = order.script
  const [line] = lines
  const issuesOf = async (changed: object[]) =>
    (await change(id, { lines }, { lines: changed })).json().details.issues[0].path
  expect(await issuesOf(reworded(order, ' \n'))).toBe('body/changes/lines/0/text')
  expect(await issuesOf(reworded(order, 'a'.repeat(899)))).toBe('body/changes/lines')
  expect(await issuesOf([])).toBe('body/changes/lines')
  expect(await issuesOf([...lines, { ...line, id: 'x', speakers: ['bramble'] }])).toBe(
    `body/changes/lines/${lines.length}/speakers`,
  )
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect((await change(id, { lines }, { lines: reworded(order, 'Olívia!') })).json()).toMatchObject({
    code: 'illegal_transition',
  })
  expect((await readAdminOrder(staff, id)).actions).toEqual([])
})

test('the characters come with how they speak', async () => {
  const { characters } = await newOrder()
  expect(characters).toMatchObject([
    { id: 'princess-amara', greetingStyle: expect.any(String), rightsNote: '' },
  ])
})

test('O9.5: staff see what of the notes is not said, and why', async () => {
  const { order } = await placeOrder(shop.browser(), {
    additionalNotes: 'Mora na Rua das Flores, 14. Não mencionar o bebê. Adora sapos.',
  })
  const { script, leftOut } = await readAdminOrder(staff, order.id)
  expect(script.text).toContain('você adora sapos')
  expect(script.text).not.toMatch(/Flores|bebê/)
  expect(leftOut).toEqual([
    { text: 'Mora na Rua das Flores, 14', reason: 'address', choice: null },
    { text: 'Não mencionar o bebê', reason: 'silence', choice: null },
  ])
})

test('O9.7: a version of an older release, which has only its text, is read, edited and restored as lines', async () => {
  const order = await newOrder()
  const { id } = order
  const old = 'Olívia, oi! Você já tem 6 anos. Tchau!'
  await shop.db
    .updateTable('orders')
    .set({ script: JSON.stringify({ lines: null, text: old, author: 'staff' }) })
    .where('id', '=', id)
    .execute()
  const { script } = await readAdminOrder(staff, id)
  expect(script.text).toBe(old)
  expect(script.lines.map(({ text, speakers, origin }) => [text, ...speakers, origin])).toEqual([
    ['Olívia, oi!', 'princess-amara', 'staff'],
    ['Você já tem 6 anos.', 'princess-amara', 'staff'],
    ['Tchau!', 'princess-amara', 'staff'],
  ])
  const lines = script.lines.slice(0, 2)
  const edited = (await change(id, { lines: script.lines }, { lines })).json<AdminOrder>()
  expect(edited.script).toMatchObject({ version: 2, text: 'Olívia, oi! Você já tem 6 anos.', lines })
  expect(await versions(id)).toMatchObject([{ lines }, { lines: script.lines }])
})

test('O7.4: a buyer does not overwrite words of staff that they have not seen', async () => {
  const buyer = shop.browser()
  const order = await newOrder(buyer)
  const { detailsVersion, script } = await readOrder(buyer, order.id)
  await change(order.id, { lines: order.script.lines }, { lines: reworded(order, 'Olívia, from staff.') })
  const late = await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${order.id}`,
    payload: { detailsVersion, changes: { script: script.slice(0, 1) } },
  })
  expect(late.json()).toMatchObject({ code: 'version_conflict' })
  expect((await readOrder(buyer, order.id)).script[0]).toMatchObject({
    text: 'Olívia, from staff.',
    origin: 'staff',
  })
})
