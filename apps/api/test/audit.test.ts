import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import type { AuditEntry, AuditLog } from '@recadinho/contracts/audit'
import type { AdminCharacterList } from '@recadinho/contracts/characters'
import type { AdminPackages } from '@recadinho/contracts/packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { signedIn, signedInAs } from './support/staff.ts'

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const log = async (query = '') => (await owner.get(`/api/admin/audit?${query}`)).json<AuditLog>()
const newest = async (query?: string): Promise<AuditEntry> => {
  const [entry] = (await log(query)).items
  if (!entry) throw new Error('The log is empty')
  return entry
}
const undo = (id: string) => owner.post(`/api/admin/audit/${id}/undo`)
const settings = async () => (await owner.get('/api/admin/settings')).json<AdminSettings>()
const patch = (url: string, was: object, changes: object) =>
  owner.send({ method: 'PATCH', url, payload: { was, changes } })
const changeSettings = async (changes: object) => patch('/api/admin/settings', await settings(), changes)

test('an entry says who did what to what, and what each field was and is', async () => {
  await changeSettings({ siteTitle: 'Little Note', contactPhone: '+55 11 98765 4321' })
  expect(await newest('kind=settings')).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    person: { id: expect.any(String), name: 'Owner' },
    action: 'settings.changed',
    subject: { type: 'settings', id: null, name: null },
    changes: [{ field: 'siteTitle', was: 'Recadinho', now: 'Little Note' }, { field: 'contactPhone' }],
    undoes: null,
    undoable: true,
  })
  expect((await log('person=system')).items).toMatchObject([{ action: 'staff.created', person: null }])
})

test('undone, the shop is as before, and the log says so; once more changes nothing', async () => {
  await changeSettings({ dailyCapacity: 7 })
  const entry = await newest()
  expect((await undo(entry.id)).statusCode).toBe(204)
  expect((await settings()).dailyCapacity).not.toBe(7)
  const back = await newest()
  expect(back).toMatchObject({ action: 'settings.changed', undoes: entry.id })
  expect(back.changes).toEqual([{ field: 'dailyCapacity', was: 7, now: (await settings()).dailyCapacity }])
  expect((await undo(entry.id)).statusCode).toBe(204)
  expect((await newest()).id).toBe(back.id)
  // An undo can be undone like any other change.
  expect((await undo(back.id)).statusCode).toBe(204)
  expect((await settings()).dailyCapacity).toBe(7)
})

test('a later change is named and never overwritten', async () => {
  await changeSettings({ siteTitle: 'First', cardEnabled: false })
  const entry = await newest()
  await changeSettings({ siteTitle: 'Second' })
  const refused = await undo(entry.id)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { changed: ['siteTitle'] } },
  ])
  expect(await settings()).toMatchObject({ siteTitle: 'Second', cardEnabled: false })
})

test('of a contact the log keeps no value, so there is nothing to put back', async () => {
  await changeSettings({ contactAddress: 'Rua das Flores 1' })
  const entry = await newest()
  expect(entry).toMatchObject({ changes: [{ field: 'contactAddress' }], undoable: false })
  const refused = await undo(entry.id)
  expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found'])
  expect((await settings()).contactAddress).toBe('Rua das Flores 1')
})

test('prices of a package, a promo code, and a character’s words, place and activation can be undone', async () => {
  const packageUrl = '/api/admin/packages/one-character'
  const [before] = (await owner.get('/api/admin/packages')).json<AdminPackages>().items
  await patch(packageUrl, { prices: before?.prices }, { prices: [{ amount: 1, currency: 'USD' }] })
  await undoNewest('package.changed')
  const [after] = (await owner.get('/api/admin/packages')).json<AdminPackages>().items
  expect(after).toEqual(before)

  const code = { percentage: 10, startsAt: null, endsAt: null, packageIds: null, usesLimit: null }
  await owner.post('/api/admin/promo-codes', { code: 'SPRING', ...code, announced: false, active: true })
  expect(await newest()).toMatchObject({ action: 'promo_code.created', undoable: false })
  await patch('/api/admin/promo-codes/SPRING', { percentage: 10 }, { percentage: 50 })
  await undoNewest('promo_code.changed')
  expect((await owner.get('/api/admin/promo-codes/SPRING')).json().percentage).toBe(10)

  const characters = async () => (await owner.get('/api/admin/characters')).json<AdminCharacterList>().items
  const all = await characters()
  const [first] = all
  if (!first) throw new Error('The shop has no character')
  const url = `/api/admin/characters/${first.id}`
  await patch(url, { name: first.name }, { name: { en: 'Somebody', pt: 'Alguém' } })
  await undoNewest('character.changed')
  await owner.send({ method: 'PUT', url: `${url}/activation`, payload: { active: !first.active } })
  await undoNewest(first.active ? 'character.deactivated' : 'character.activated')
  const seen = all.filter(({ category }) => category === first.category).map(({ id }) => id)
  const wanted = seen.toReversed()
  await owner.send({
    method: 'PUT',
    url: '/api/admin/character-order',
    payload: { category: first.category, seen, wanted },
  })
  await undoNewest('characters.reordered')
  expect(await characters()).toEqual(all)
})

async function undoNewest(action: string) {
  const entry = await newest()
  expect(entry).toMatchObject({ action, undoable: true })
  expect((await undo(entry.id)).statusCode).toBe(204)
  expect((await newest()).undoes).toBe(entry.id)
}

test('a view of an order is recorded once an hour for each person, and listed only where it is asked for', async () => {
  const { order } = await placeOrder(shop.browser())
  const maker = await signedInAs(shop, 'production')
  for (const staff of [owner, owner, maker, maker]) await staff.get(`/api/admin/orders/${order.id}`)
  await Promise.all([owner, maker, owner].map((staff) => staff.get(`/api/admin/orders/${order.id}`)))
  const views = async () => (await log(`kind=order_views&subject=${order.number}`)).items
  expect((await views()).map(({ person }) => person?.name)).toEqual(['production', 'Owner'])
  expect((await log(`subject=${order.number}`)).items).toEqual([])
  shop.clock.advance(3_600_000)
  owner = await signedIn(shop, 'again@recadinho.test')
  await owner.get(`/api/admin/orders/${order.id}`)
  expect((await views()).length).toBe(3)
  expect((await owner.get('/api/admin/orders/0197a1c0-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await log('kind=order_views')).items.length).toBe(3)
})

test('the log is narrowed by person, kind, subject and time, page by page', async () => {
  const maker = await signedInAs(shop, 'production')
  const { order } = await placeOrder(shop.browser())
  const cancelled = await maker.post(`/api/admin/orders/${order.id}/transitions`, {
    version: 1,
    to: 'cancelled',
    reason: 'The buyer asked for it',
  })
  expect(cancelled.statusCode).toBe(200)
  const entry = await newest(`subject=${order.number.slice(2).toLowerCase()}`)
  expect(entry).toMatchObject({
    action: 'order.cancelled',
    subject: { type: 'orders', id: order.id, name: { en: order.number, pt: order.number } },
    undoable: false,
  })
  expect((await log(`person=${entry.person?.id}`)).items).toEqual([entry])
  expect((await log('subject=spring&kind=promo_codes')).items.length).toBe(3)
  expect((await log('subject=nothing is called this')).items).toEqual([])

  const soon = new Date(shop.clock.now().getTime() + 1).toISOString()
  const anHourAgo = new Date(shop.clock.now().getTime() - 1_800_000).toISOString()
  const recent = (await log(`from=${anHourAgo}&until=${soon}`)).items
  expect(recent[0]).toEqual(entry)
  expect(recent.every(({ at }) => at >= anHourAgo)).toBe(true)
  const earlier = (await log(`until=${anHourAgo}&limit=100`)).items
  const all = (await log('limit=100')).items
  expect([...recent, ...earlier]).toEqual(all)

  const paged: AuditEntry[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: AuditLog = await log(`limit=5${cursor && `&cursor=${cursor}`}`)
    paged.push(...page.items)
    cursor = page.nextCursor
  }
  expect(paged).toEqual(all)
})
