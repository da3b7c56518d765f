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
const newOrder = async (browser = shop.browser()) => {
  const { order } = await placeOrder(browser)
  return readAdminOrder(staff, order.id)
}

test('O9.1: each edit is a version with its author; an earlier one is restored by saving its text again', async () => {
  const { id, script, version } = await newOrder()
  expect(script).toMatchObject({ version: 1, author: 'writer', authorName: null })
  const edited = (await change(id, { text: script.text }, { text: '  Olívia, hello! ' })).json<AdminOrder>()
  expect(edited.script).toMatchObject({
    version: 2,
    text: 'Olívia, hello!',
    author: 'staff',
    authorName: 'Owner',
  })
  expect(edited.version).toBe(version + 1)
  const restored = (await change(id, { text: 'Olívia, hello!' }, { text: script.text })).json<AdminOrder>()
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
  const { id, script } = await newOrder()
  const both = await Promise.all(
    ['Olívia, one.', 'Olívia, two.'].map((text) => change(id, { text: script.text }, { text })),
  )
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'version_conflict',
    details: { changed: ['text'] },
  })
  expect(await versions(id)).toHaveLength(2)
})

test('O9.2, O7.2: a buyer’s correction is another version, which an edit begun before does not overwrite', async () => {
  const buyer = shop.browser()
  const { id, script } = await newOrder(buyer)
  const { detailsVersion } = await readOrder(buyer, id)
  await buyer.send({
    method: 'PATCH',
    url: `/api/orders/${id}`,
    payload: { detailsVersion, changes: { childAge: 7 } },
  })
  const refused = await change(id, { text: script.text }, { text: 'Olívia, hello!' })
  expect(refused.json()).toMatchObject({ code: 'version_conflict' })
  expect(await versions(id)).toMatchObject([{ version: 2, author: 'writer' }, { version: 1 }])
})

test('O9.3: what is as asked already writes nothing', async () => {
  const { id, script, version } = await newOrder()
  const same = await change(id, { text: 'something old' }, { text: script.text })
  expect(same.json()).toMatchObject({ version, script: { version: 1 } })
})

test('O9.4: staff say how the name is spoken; a buyer who had not seen it is refused', async () => {
  const buyer = shop.browser()
  const { id } = await newOrder(buyer)
  const { detailsVersion } = await readOrder(buyer, id)
  const hinted = (await change(id, { nameHint: null }, { nameHint: ' o-LEE-vya ' })).json<AdminOrder>()
  expect(hinted).toMatchObject({ nameHint: 'o-LEE-vya', script: { version: 1 } })
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
  const { id, script } = await newOrder()
  for (const text of [' \n', 'a'.repeat(3001)])
    expect((await change(id, { text: script.text }, { text })).json()).toMatchObject({
      code: 'validation_failed',
    })
  await shop.db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect((await change(id, { text: script.text }, { text: 'Olívia!' })).json()).toMatchObject({
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
    { text: 'Mora na Rua das Flores, 14', reason: 'address' },
    { text: 'Não mencionar o bebê', reason: 'silence' },
  ])
})
