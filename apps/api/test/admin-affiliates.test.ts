import type { AdminAffiliate, AdminAffiliateList } from '@recadinho/contracts/admin-affiliates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { placeOrder } from './support/order.ts'
import { signedIn, signedInAs } from './support/staff.ts'

let shop: TestApp
let owner: Browser
let staff: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
  staff = await signedInAs(shop, 'marketing')
})
afterAll(() => shop.close())

const ana = {
  code: 'blog-da-ana',
  name: ' Blog da Ana ',
  contact: 'ana@blog.test',
  commission: 12,
  active: true,
}
const add = (body: object, by = staff) => by.post('/api/admin/affiliates', body)
const edit = (code: string, was: object, changes: object) =>
  staff.send({ method: 'PATCH', url: `/api/admin/affiliates/${code}`, payload: { was, changes } })
const list = async () => (await staff.get('/api/admin/affiliates')).json<AdminAffiliateList>()
const logged = () =>
  shop.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'details'])
    .where('subject', 'like', 'affiliates/%')
    .orderBy('id')
    .execute()

test('marketing adds an affiliate, whose link then counts for orders', async () => {
  const answer = await add(ana)
  expect(answer.statusCode).toBe(201)
  const made = answer.json<AdminAffiliate>()
  expect(made).toMatchObject({
    code: 'BLOG-DA-ANA',
    name: 'Blog da Ana',
    contact: 'ana@blog.test',
    commission: 12,
  })
  expect(made.link).toBe(`${shop.ctx.config.publicOrigin}/?code=BLOG-DA-ANA`)
  expect((await list()).items).toEqual([made])

  const { order } = await placeOrder(shop.browser(), { affiliateCode: 'blog-da-ana' })
  const row = await shop.db
    .selectFrom('orders')
    .select('affiliate_code')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(row.affiliate_code).toBe('BLOG-DA-ANA')
})

test('the log has the change, but not the affiliate’s contact', async () => {
  await edit('BLOG-DA-ANA', { contact: 'ana@blog.test', commission: 12 }, { contact: '@ana', commission: 15 })
  const entries = await logged()
  expect(entries.map(({ action, details }) => [action, details])).toEqual([
    ['affiliate.created', { name: { now: 'Blog da Ana' }, commission: { now: 12 }, active: { now: true } }],
    ['affiliate.changed', { contact: {}, commission: { was: 12, now: 15 } }],
  ])
})

test('an affiliate that is switched off does not count until the owner undoes it', async () => {
  await edit('blog-da-ana', { active: true }, { active: false })
  const click = () => shop.browser().post('/api/affiliates/click', { code: 'BLOG-DA-ANA', referrer: '' })
  const clicks = async () => (await shop.db.selectFrom('affiliate_clicks').select('code').execute()).length
  await click()
  expect(await clicks()).toBe(0)
  const id = (await logged()).at(-1)?.id ?? ''
  expect((await owner.post(`/api/admin/audit/${id}/undo`)).statusCode).toBe(204)
  await click()
  expect(await clicks()).toBe(1)
})

test('two people who edit the same field do not overwrite each other', async () => {
  const second = await edit('BLOG-DA-ANA', { commission: 12 }, { commission: 20 })
  expect([second.statusCode, second.json().code, second.json().details]).toEqual([
    409,
    'version_conflict',
    { changed: ['commission'] },
  ])
})

test.each([
  ['a code that another one has, in whatever case', { ...ana, code: 'Blog-Da-Ana' }, 'body/code'],
  ['a contact that is half an email address', { ...ana, code: 'HALF', contact: 'ana@blog' }, 'body/contact'],
  ['a code that no link can carry', { ...ana, code: 'a b&c' }, 'body/code'],
  ['a commission above a hundred', { ...ana, code: 'X', commission: 101 }, 'body/commission'],
  ['a name of blanks', { ...ana, code: 'X', name: '  ' }, 'body/name'],
])('%s is refused', async (_, body, path) => {
  const answer = await add(body)
  expect([answer.statusCode, answer.json().details.issues[0].path]).toEqual([400, path])
  expect((await list()).items).toHaveLength(1)
})

test('the list is paged by code; an unknown affiliate is 404', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    code: `P${String(at).padStart(3, '0')}`,
    name: 'Partner',
    commission: 5,
  }))
  await shop.db.insertInto('affiliates').values(rows).execute()
  const first = await list()
  expect(first.items).toHaveLength(100)
  const rest = (
    await staff.get(`/api/admin/affiliates?cursor=${first.nextCursor}`)
  ).json<AdminAffiliateList>()
  expect([rest.items.length, rest.nextCursor]).toEqual([21, null])
  expect((await staff.get('/api/admin/affiliates/nobody')).statusCode).toBe(404)
  expect((await edit('nobody', {}, { commission: 1 })).statusCode).toBe(404)
})

test.each(['', '@ana', 'instagram.com/@ana', '+55 11 98765-4321', 'Ana, through ana@blog'])(
  '%j is a contact too, and an address from before the rule can be replaced',
  async (contact) => {
    const code = `CONTACT-${contact.length}`
    expect((await add({ ...ana, code, contact })).statusCode).toBe(201)
    await shop.db.updateTable('affiliates').set({ contact: 'ana@blog' }).where('code', '=', code).execute()
    expect((await edit(code, { contact: 'ana@blog' }, { contact: 'ana@blog.test' })).statusCode).toBe(200)
  },
)
