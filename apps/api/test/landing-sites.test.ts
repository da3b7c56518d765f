import type { LandingSite, LandingSiteList } from '@recadinho/contracts/landing-sites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { eventually } from './support/eventually.ts'
import { signedIn, signedInAs } from './support/staff.ts'
import { pageEvent, userAgent } from './support/tracking.ts'

let shop: TestApp
let owner: Browser
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const spring = {
  key: 'spring',
  name: ' Spring sale ',
  origins: ['https://spring.example', 'https://www.spring.example'],
  active: true,
}
const add = (body: object, by = owner) => by.post('/api/admin/landing-sites', body)
const edit = (key: string, was: object, changes: object) =>
  owner.send({ method: 'PATCH', url: `/api/admin/landing-sites/${key}`, payload: { was, changes } })
const logged = () =>
  shop.db
    .selectFrom('audit_log')
    .select(['id', 'action', 'details'])
    .where('subject', '=', 'landing-sites/spring')
    .orderBy('id')
    .execute()
const send = async (origin: string) => {
  const sentAt = shop.clock.now().toISOString()
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/i',
    headers: { origin, 'content-type': 'text/plain', 'user-agent': userAgent },
    payload: JSON.stringify({ site: 'spring', sentAt, events: [pageEvent({ at: shop.clock.now() })] }),
  })
  return statusCode
}

test('pages of a site that the owner adds may send events, only from its origins', async () => {
  expect(await send('https://spring.example')).toBe(403)
  const answer = await add(spring)
  expect(answer.statusCode).toBe(201)
  const made = answer.json<LandingSite>()
  expect(made).toMatchObject({ ...spring, name: 'Spring sale', shop: shop.ctx.config.publicOrigin })
  expect((await owner.get('/api/admin/landing-sites')).json<LandingSiteList>().items).toEqual([made])
  expect((await owner.get('/api/admin/landing-sites/spring')).json()).toEqual(made)
  await eventually(async () => expect(await send('https://www.spring.example')).toBe(204))
  expect(await send('https://summer.example')).toBe(403)
})

test('a change applies at once in every process, and is logged with both values', async () => {
  const origins = ['https://summer.example']
  expect((await edit('spring', { origins: spring.origins }, { origins })).statusCode).toBe(200)
  await eventually(async () => expect(await send('https://summer.example')).toBe(204))
  expect(await send('https://spring.example')).toBe(403)
  expect((await logged()).map(({ action, details }) => [action, details])).toEqual([
    [
      'landing_site.created',
      { name: { now: 'Spring sale' }, origins: { now: spring.origins }, active: { now: true } },
    ],
    ['landing_site.changed', { origins: { was: spring.origins, now: origins } }],
  ])
})

test('a site that is switched off cannot send until the owner undoes it', async () => {
  await edit('spring', { active: true }, { active: false })
  await eventually(async () => expect(await send('https://summer.example')).toBe(403))
  const id = (await logged()).at(-1)?.id ?? ''
  expect((await owner.post(`/api/admin/audit/${id}/undo`)).statusCode).toBe(204)
  await eventually(async () => expect(await send('https://summer.example')).toBe(204))
})

test('two people who edit the same field do not overwrite each other', async () => {
  const second = await edit('spring', { origins: spring.origins }, { origins: ['https://autumn.example'] })
  expect([second.statusCode, second.json().code, second.json().details]).toEqual([
    409,
    'version_conflict',
    { changed: ['origins'] },
  ])
})

test.each<[string, object, string]>([
  ['a key that another one has', spring, 'body/key'],
  ['a key in capitals', { ...spring, key: 'Spring' }, 'body/key'],
  ['no origin', { ...spring, key: 'x', origins: [] }, 'body/origins'],
  ['an origin without HTTPS', { ...spring, key: 'x', origins: ['http://x.example'] }, 'body/origins/0'],
  ['a page', { ...spring, key: 'x', origins: ['https://x.example/page'] }, 'body/origins/0'],
  ['every origin', { ...spring, key: 'x', origins: ['*'] }, 'body/origins/0'],
  [
    'a port that browsers leave out',
    { ...spring, key: 'x', origins: ['https://x.example:443'] },
    'body/origins',
  ],
  ['a port that is none', { ...spring, key: 'x', origins: ['https://x.example:99999'] }, 'body/origins'],
])('%s is refused', async (_, body, path) => {
  const answer = await add(body)
  expect([answer.statusCode, answer.json().details.issues[0].path]).toEqual([400, path])
})

test('only the owner may manage sites; an unknown site is 404', async () => {
  expect((await add({ ...spring, key: 'x' }, await signedInAs(shop, 'marketing'))).statusCode).toBe(403)
  expect((await owner.get('/api/admin/landing-sites/nothing')).statusCode).toBe(404)
  expect((await edit('nothing', {}, { active: false })).statusCode).toBe(404)
})
