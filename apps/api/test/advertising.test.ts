import type { Advertising } from '@recadinho/contracts/advertising'
import type { Catalog } from '@recadinho/contracts/catalog'
import type { FirstSteps } from '@recadinho/contracts/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'

const token = 'EAA-secret-of-the-shop-0042'
let shop: Shop
let staff: Browser
beforeAll(async () => {
  shop = await createShop()
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const read = async () => (await staff.get('/api/admin/advertising')).json<Advertising>()
const change = async (changes: object, was?: object) =>
  staff.send({
    method: 'PATCH',
    url: '/api/admin/advertising',
    payload: { was: was ?? { ...(await read()), metaToken: undefined, tiktokToken: undefined }, changes },
  })
const setToken = (network: string, value: string | null) =>
  staff.send({
    method: 'PUT',
    url: `/api/admin/advertising/${network}/token`,
    payload: { token: value },
  })
const pixels = async () => (await shop.browser().get('/api/catalog?locale=en')).json<Catalog>().pixels

test('a new shop has no account; pixels of those that it gets are in the catalog at once', async () => {
  expect(await read()).toEqual({
    metaPixelId: '',
    metaTestCode: '',
    metaToken: null,
    tiktokPixelId: '',
    tiktokServer: false,
    tiktokToken: null,
  })
  expect(await pixels()).toEqual([])
  expect((await change({ metaPixelId: '1234567890' })).statusCode).toBe(200)
  expect((await change({ tiktokPixelId: 'C4A1B2C3D4E5F6G7H8I9' })).statusCode).toBe(200)
  await expect.poll(pixels).toEqual([
    { network: 'meta', id: '1234567890' },
    { network: 'tiktok', id: 'C4A1B2C3D4E5F6G7H8I9' },
  ])
  const { steps } = (await staff.get('/api/admin/first-steps')).json<FirstSteps>()
  expect(steps).toContainEqual({ step: 'pixel', done: true })
})

test.each([
  { metaPixelId: 'UA-1234' },
  { metaPixelId: "1');alert(1)//" },
  { metaTestCode: 'TEST 1' },
  { tiktokPixelId: 'short' },
  { metaToken: null },
])('%j is refused', async (wrong) => {
  expect((await change(wrong, {})).statusCode).toBe(400)
})

test('who did not see the newest value is told', async () => {
  const answer = await change({ metaTestCode: 'TEST1' }, { metaTestCode: 'TEST9' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'version_conflict', details: { changed: ['metaTestCode'] } })
})

test('a token is kept encrypted; of it nothing but its end is ever answered, logged or put back', async () => {
  const answer = await setToken('meta', token)
  expect(answer.json<Advertising>().metaToken).toEqual({ end: '0042', refusedAt: null })
  expect((await read()).tiktokToken).toBeNull()
  const row = await shop.db.selectFrom('advertising').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('secret')
  expect(row.meta_token?.toString('latin1')).not.toContain('secret')

  const log = await shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'like', 'advertising.%')
    .orderBy('id')
    .execute()
  expect(log.map(({ action, subject }) => [action, subject])).toEqual([
    ['advertising.changed', 'advertising'],
    ['advertising.changed', 'advertising'],
    ['advertising.token_set', 'advertising/meta'],
  ])
  expect(JSON.stringify(log)).not.toContain('0042')

  expect((await setToken('meta', null)).json<Advertising>().metaToken).toBeNull()
})

test('a change is undone from the audit log, a token is not', async () => {
  await change({ metaPixelId: '99999999' })
  const [entry] = await shop.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'advertising.changed')
    .orderBy('id', 'desc')
    .execute()
  const undo = (id = '') => staff.post(`/api/admin/audit/${id}/undo`)
  expect((await undo(entry?.id)).statusCode).toBe(204)
  expect((await read()).metaPixelId).toBe('1234567890')
  const removed = await shop.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'advertising.token_removed')
    .executeTakeFirstOrThrow()
  expect((await undo(removed.id)).statusCode).toBe(404)
})
