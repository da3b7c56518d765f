import type { CorrectedOrder } from '@recadinho/contracts/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { orderBody, placeOrder, readOrder, withKey } from './support/order.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let shop: TestApp
let staff: Browser
beforeAll(async () => {
  shop = await createTestApp()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const additionalNotes = 'Ela adora dinossauros. Ela perdeu o primeiro dente.'
const never = { text: 'Ela adora dinossauros', choice: 'never' }
const team = { text: 'Ela perdeu o primeiro dente', choice: 'team' }
const said = (order: { script: readonly { text: string }[] }) =>
  order.script.map(({ text }) => text).join(' ')
const correct = (buyer: Browser, id: string, detailsVersion: number, changes: object) =>
  buyer.send({ method: 'PATCH', url: `/api/orders/${id}`, payload: { detailsVersion, changes } })

test('O4.9: what is kept for the team or never mentioned is stored with the order, and no line tells it', async () => {
  const buyer = shop.browser()
  const { order: plain } = await placeOrder(buyer, { additionalNotes })
  expect(plain.unsaid).toEqual([])
  expect(said(plain)).toMatch(/dinossauro/)
  expect(said(plain)).toMatch(/dente/)

  const { order } = await placeOrder(buyer, { additionalNotes, unsaid: [never, team] })
  expect(order.unsaid).toEqual([never, team])
  expect(said(order)).not.toMatch(/dinossauro|dente/)
  expect((await readOrder(buyer, order.id)).unsaid).toEqual([never, team])
  const { unsaid, leftOut } = await readAdminOrder(staff, order.id)
  expect(unsaid).toEqual([never, team])
  expect(leftOut).toEqual([
    { text: never.text, reason: 'silence', choice: 'never' },
    { text: team.text, reason: 'room', choice: 'team' },
  ])
})

test('O4.9: a choice about words that the notes do not have is not stored', async () => {
  const unsaid = [never, { text: 'Ela adora gatos', choice: 'never' }, { ...never, choice: 'team' }]
  const { order } = await placeOrder(shop.browser(), { additionalNotes, unsaid })
  expect(order.unsaid).toEqual([{ ...never, choice: 'team' }])
  const own = await placeOrder(shop.browser(), { additionalNotes, unsaid, useAIVoice: false })
  expect(own.order.unsaid).toEqual([])
})

test('O7.2: a corrected choice changes the script, and other words let it lapse', async () => {
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { additionalNotes, unsaid: [team] })
  expect(said(order)).not.toMatch(/dente/)
  const both = await correct(buyer, order.id, 1, { unsaid: [team, never] })
  const { order: second } = both.json<CorrectedOrder>()
  expect(second).toMatchObject({ unsaid: [team, never], detailsVersion: 2 })
  expect(said(second)).not.toMatch(/dinossauro|dente/)
  // The same again changes nothing.
  const again = await correct(buyer, order.id, 2, { unsaid: [team, never] })
  expect(again.json<CorrectedOrder>().order.detailsVersion).toBe(2)

  const notes = 'Ela adora dinossauros e bolo. Ela perdeu o primeiro dente.'
  const { order: third } = (
    await correct(buyer, order.id, 2, { additionalNotes: notes })
  ).json<CorrectedOrder>()
  expect(third.unsaid).toEqual([team])
  expect(said(third)).toMatch(/dinossauro/)
  const { corrections } = await readAdminOrder(staff, order.id)
  expect(corrections.filter(({ field }) => field === 'unsaid')).toMatchObject([
    { was: `team: ${team.text}\nnever: ${never.text}`, now: `team: ${team.text}` },
    { was: `team: ${team.text}`, now: `team: ${team.text}\nnever: ${never.text}` },
  ])
})

test.each([
  ['another choice', [{ ...never, choice: 'later' }]],
  ['no words', [{ ...never, text: '' }]],
  ['more than 20', Array.from({ length: 21 }, () => never)],
  ['another field', [{ ...never, by: 'me' }]],
])('refuses %s', async (_, unsaid) => {
  const refused = await shop
    .browser()
    .post('/api/orders', { ...orderBody, additionalNotes, unsaid }, withKey())
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'validation_failed' })
})
