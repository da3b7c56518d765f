import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const register = (browser: Browser, phoneNumber: string, word: { at?: number } = {}) =>
  browser.post('/api/user-access/register', {
    phoneNumber,
    ipAddress: null,
    userAgent: 'Mozilla/5.0',
    ...word,
  })
const update = (browser: Browser, id: string, status: string, word: { at?: number } = {}) =>
  browser.post(`/api/user-access/update-status/${id}`, { status, ...word })
const stored = (id: string) =>
  shop.db
    .selectFrom('visits')
    .select(['phone_number', 'status', 'user_agent'])
    .where('id', '=', id)
    .executeTakeFirst()

async function visit(phoneNumber = '') {
  const browser = shop.browser()
  const { id } = (await register(browser, phoneNumber)).json()
  return { browser, id: String(id) }
}

test('§7: a visit is registered on load with an empty number, and answers its id', async () => {
  const browser = shop.browser()
  const response = await register(browser, '')
  expect(response.statusCode).toBe(200)
  expect(Object.keys(response.json())).toEqual(['id'])
  expect(await stored(response.json().id)).toEqual({
    phone_number: '',
    status: null,
    user_agent: 'Mozilla/5.0',
  })
  expect(response.headers['set-cookie']).toMatch(
    /^__Host-recadinho_access=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('§4: a number completes the visit of the same browser', async () => {
  const { browser, id } = await visit()
  expect((await register(browser, '5511987654321')).json()).toEqual({ id })
  expect(await stored(id)).toMatchObject({ phone_number: '5511987654321', status: 'completed' })
})

test('§4: the word anonymous continues it, and never takes a number back', async () => {
  const { browser, id } = await visit()
  await register(browser, 'anonymous')
  expect(await stored(id)).toMatchObject({ phone_number: 'anonymous', status: 'anonymous' })
  await register(browser, '5511987654321')
  await register(browser, 'anonymous')
  await register(browser, '')
  expect(await stored(id)).toMatchObject({ phone_number: '5511987654321', status: 'completed' })
})

test.each([
  [['abandoned'], 'abandoned'],
  [['abandoned', 'anonymous'], 'anonymous'],
  [['abandoned', 'completed'], 'completed'],
  [['completed', 'abandoned'], 'completed'],
  [['completed', 'anonymous', 'abandoned'], 'completed'],
  [['anonymous', 'abandoned'], 'anonymous'],
])('§7: after the statuses %j the visit is %s', async (statuses, expected) => {
  const { browser, id } = await visit()
  const answers = []
  for (const status of statuses) answers.push(await update(browser, id, status))
  expect(answers.at(-1)?.json()).toEqual({ id, status: expected })
  expect((await stored(id))?.status).toBe(expected)
})

test('§4: a visit that was abandoned and resumed (a page loaded, or restored) is no longer abandoned', async () => {
  const { browser, id } = await visit()
  await update(browser, id, 'abandoned')
  expect((await register(browser, '')).json()).toEqual({ id })
  expect((await stored(id))?.status).toBeNull()
  await update(browser, id, 'abandoned')
  expect((await stored(id))?.status).toBe('abandoned')
})

test('§4: what the page before said of the visit does not count once a later page went on with it', async () => {
  const { browser, id } = await visit()
  const at = Date.parse('2100-01-01T00:00:00Z')
  await register(browser, '', { at: at + 1 })
  const late = await update(browser, id, 'abandoned', { at })
  expect([late.statusCode, late.json()]).toEqual([200, { id, status: null }])
  expect((await stored(id))?.status).toBeNull()
  // The later page is closed, and its own registration arrives afterwards.
  expect((await update(browser, id, 'abandoned', { at: at + 3 })).json()).toEqual({ id, status: 'abandoned' })
  expect((await register(browser, '', { at: at + 2 })).json()).toEqual({ id })
  expect((await stored(id))?.status).toBe('abandoned')
  // A number counts whatever its time.
  await register(browser, '5511987654321', { at })
  expect((await stored(id))?.status).toBe('completed')
})

test("another person's visit, a visit without its cookie and no visit at all look the same", async () => {
  const mine = await visit()
  const theirs = await visit()
  const answers = [
    await update(mine.browser, theirs.id, 'abandoned'),
    await update(shop.browser(), mine.id, 'abandoned'),
    await update(mine.browser, '01920000-0000-7000-8000-000000000000', 'abandoned'),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
  expect((await stored(theirs.id))?.status).toBeNull()
})

test.each([
  ['a number with a plus', { phoneNumber: '+5511987654321' }],
  ['a word', { phoneNumber: 'someone' }],
  ['an address sent by the browser', { ipAddress: '10.0.0.1' }],
  ['an unknown field', { status: 'completed' }],
  ['NUL in the user agent', { userAgent: 'a\u0000b' }],
  ['a time that is none', { at: -1 }],
])('%s is refused with 400', async (_, change) => {
  const body = { phoneNumber: '', ipAddress: null, userAgent: 'x', ...change }
  const response = await shop.browser().post('/api/user-access/register', body)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
})

test('an id that is none, and a status that is none, are refused with 400', async () => {
  const { browser, id } = await visit()
  expect((await update(browser, 'latest', 'completed')).statusCode).toBe(400)
  const response = await update(browser, id, 'paid')
  expect([response.statusCode, response.json().details.issues[0].path]).toEqual([400, 'body/status'])
})
