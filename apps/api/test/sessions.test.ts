import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '../src/errors.ts'
import { createStaffOwner } from '../src/modules/sessions/first-owner.ts'
import { adminOrigin, createTestApp, type Browser, type TestApp } from './support/app.ts'

const email = 'owner@recadinho.test'
const password = 'correct horse battery'
const minute = 60_000

let shop: TestApp
beforeEach(async () => {
  shop = await createTestApp({ env: { RECADINHO_OWNER_PASSWORD: password, TRUST_PROXY: '127.0.0.1' } })
  await createStaffOwner(shop.ctx, email)
})
afterEach(() => shop.close())

const signIn = (browser: Browser, body: object = {}, address = '203.0.113.5') =>
  browser.post(
    '/api/admin/sessions',
    { email, password, ...body },
    { headers: { 'x-forwarded-for': address } },
  )
const whoAmI = (browser: Browser) => browser.get('/api/admin/sessions/current')

test('staff sign in, are known, and sign out; the old cookie then opens nothing', async () => {
  const browser = shop.browser()
  const response = await signIn(browser)
  expect(response.statusCode).toBe(201)
  expect(response.json().staff).toMatchObject({ email, role: 'owner' })
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-recadinho_staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(
      /^__Host-recadinho_staff_device=[\w.-]{66}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  expect((await whoAmI(browser)).json()).toEqual(response.json())

  const kept = new Map(browser.cookies)
  expect((await browser.send({ method: 'DELETE', url: '/api/admin/sessions/current' })).statusCode).toBe(204)
  expect([...browser.cookies.keys()]).toEqual(['__Host-recadinho_staff_device'])
  for (const [name, value] of kept) browser.cookies.set(name, value)
  const after = await whoAmI(browser)
  expect([after.statusCode, after.json().code]).toEqual([401, 'unauthenticated'])
})

test('neither the token nor the password is in the database', async () => {
  const browser = shop.browser()
  await signIn(browser)
  const tokens = [...browser.cookies.values()].flatMap((value) => value.split('.'))
  expect(tokens).toHaveLength(3)
  const dump = JSON.stringify([
    await shop.db.selectFrom('staff').selectAll().execute(),
    await shop.db.selectFrom('staff_sessions').selectAll().execute(),
    await shop.db.selectFrom('audit_log').selectAll().execute(),
    await shop.db.selectFrom('rate_limits').selectAll().execute(),
  ])
  for (const token of tokens) expect(dump).not.toContain(token)
  expect(dump).not.toContain(password)
})

test('signing in again ends the session that the browser had', async () => {
  const browser = shop.browser()
  await signIn(browser)
  const [name = '', old = ''] = [...browser.cookies][0] ?? []
  await signIn(browser)
  expect(browser.cookies.get(name)).not.toBe(old)
  expect((await whoAmI(browser)).statusCode).toBe(200)
  browser.cookies.set(name, old)
  expect((await whoAmI(browser)).statusCode).toBe(401)
})

test('a session ends after half an hour without use', async () => {
  const browser = shop.browser()
  await signIn(browser)
  shop.clock.advance(29 * minute)
  expect((await whoAmI(browser)).statusCode).toBe(200)
  shop.clock.advance(29 * minute)
  expect((await whoAmI(browser)).statusCode).toBe(200)
  shop.clock.advance(31 * minute)
  expect((await whoAmI(browser)).statusCode).toBe(401)
})

test('a session ends after twelve hours whatever is done with it', async () => {
  const browser = shop.browser()
  await signIn(browser)
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    shop.clock.advance(20 * minute)
    expect((await whoAmI(browser)).statusCode).toBe(200)
  }
  shop.clock.advance(20 * minute)
  expect((await whoAmI(browser)).statusCode).toBe(401)
})

test('a person whose access ends is signed out at once', async () => {
  const browser = shop.browser()
  await signIn(browser)
  await shop.db.updateTable('staff').set({ active: false }).where('email', '=', email).execute()
  expect((await whoAmI(browser)).statusCode).toBe(401)
  expect((await signIn(shop.browser())).json().code).toBe('invalid_credentials')
})

test('a session that another process has ended changes nothing, though this one has just read it', async () => {
  const browser = shop.browser()
  await signIn(browser)
  expect((await whoAmI(browser)).statusCode).toBe(200)
  await shop.db.deleteFrom('staff_sessions').execute()
  expect((await browser.post('/api/admin/account/proofs', { password })).statusCode).toBe(401)
})

test('an unknown account and a wrong password get the same answer', async () => {
  const wrong = await signIn(shop.browser(), { password: 'wrong' })
  const unknown = await signIn(shop.browser(), { email: 'nobody@recadinho.test' })
  const answers = [wrong, unknown].map(({ statusCode, body }) => [
    statusCode,
    { ...JSON.parse(body), requestId: '' },
  ])
  expect(answers[0]).toEqual([
    401,
    { code: 'invalid_credentials', message: expect.any(String), requestId: '' },
  ])
  expect(answers[1]).toEqual(answers[0])
})

test('five wrong passwords lock the account for fifteen minutes, for that network only', async () => {
  for (let guess = 0; guess < 5; guess += 1)
    expect((await signIn(shop.browser(), { password: `guess ${guess}` })).statusCode).toBe(401)
  const locked = await signIn(shop.browser())
  expect([locked.statusCode, locked.json().code]).toEqual([429, 'locked_out'])
  expect(locked.json().details.retryAfter).toBeGreaterThan(14 * 60)
  expect(locked.headers['retry-after']).toBe(String(locked.json().details.retryAfter))

  // The owner, elsewhere, is not locked out; another address of the attacker's network is.
  expect((await signIn(shop.browser(), {}, '198.51.100.9')).statusCode).toBe(201)
  expect((await signIn(shop.browser(), {}, '203.0.113.250')).statusCode).toBe(429)

  shop.clock.advance(14 * minute)
  expect((await signIn(shop.browser())).statusCode).toBe(429)
  shop.clock.advance(minute)
  expect((await signIn(shop.browser())).statusCode).toBe(201)
})

test('a lock lasts fifteen minutes from the fifth wrong password, however long the first is ago', async () => {
  for (let guess = 0; guess < 4; guess += 1) await signIn(shop.browser(), { password: `guess ${guess}` })
  shop.clock.advance(14 * minute)
  await signIn(shop.browser(), { password: 'guess' })
  shop.clock.advance(14 * minute)
  expect((await signIn(shop.browser())).json().code).toBe('locked_out')
  shop.clock.advance(minute)
  expect((await signIn(shop.browser())).statusCode).toBe(201)
})

/** An attacker in the owner's own network guesses passwords of the owner's account and of others. */
async function guessNearby() {
  for (let guess = 0; guess < 8; guess += 1) await signIn(shop.browser(), { password: `guess ${guess}` })
  for (let guess = 0; guess < 20; guess += 1)
    await signIn(shop.browser(), { email: `staff${guess}@recadinho.test` })
}

test('S14: guesses from the owner’s own network do not lock out a browser that the owner has used', async () => {
  const browser = shop.browser()
  expect((await signIn(browser)).statusCode).toBe(201)
  await browser.send({ method: 'DELETE', url: '/api/admin/sessions/current' })
  await guessNearby()
  expect((await signIn(shop.browser())).json().code).toBe('locked_out')
  expect((await signIn(browser)).statusCode).toBe(201)
})

test('S14: a browser that is known has its own five guesses, for its own account alone', async () => {
  const browser = shop.browser()
  await createStaffOwner(shop.ctx, 'other@recadinho.test')
  await signIn(browser)
  const device = [...browser.cookies].find(([name]) => name.includes('device'))
  expect(device?.[0]).toBe('__Host-recadinho_staff_device')
  await guessNearby()
  expect((await signIn(browser, { email: 'other@recadinho.test' })).json().code).toBe('locked_out')
  for (let guess = 0; guess < 5; guess += 1)
    expect((await signIn(browser, { password: `guess ${guess}` })).statusCode).toBe(401)
  expect((await signIn(browser)).json().code).toBe('locked_out')
  shop.clock.advance(15 * minute)
  expect((await signIn(browser)).statusCode).toBe(201)
})

test.each(['', 'x', `${'x'.repeat(22)}.${'x'.repeat(43)}`, `${'x'.repeat(22)}.`])(
  'S14: a device cookie that was never issued, %j, opens nothing',
  async (forged) => {
    await guessNearby()
    const browser = shop.browser()
    browser.cookies.set('__Host-recadinho_staff_device', forged)
    expect((await signIn(browser)).json().code).toBe('locked_out')
  },
)

test('thirty guesses at the same moment: at most five reach the password', async () => {
  let verified = 0
  const { passwords } = shop.ctx
  shop.ctx.passwords = {
    ...passwords,
    verify: (...args) => {
      verified += 1
      return passwords.verify(...args)
    },
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => signIn(shop.browser(), { password: 'guess' })),
  )
  expect(verified).toBe(5)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(25)
})

test('twenty wrong passwords over many accounts lock the network; right ones are not counted', async () => {
  for (let time = 0; time < 25; time += 1) expect((await signIn(shop.browser())).statusCode).toBe(201)
  for (let guess = 0; guess < 20; guess += 1)
    expect((await signIn(shop.browser(), { email: `staff${guess}@recadinho.test` })).statusCode).toBe(401)
  expect((await signIn(shop.browser())).json().code).toBe('locked_out')
  shop.clock.advance(10 * minute)
  expect((await signIn(shop.browser())).statusCode).toBe(201)
})

test('who has an account of their own cannot clear what their network guessed of others', async () => {
  const guess = (at: number) => signIn(shop.browser(), { email: `staff${at}@recadinho.test` })
  for (let at = 0; at < 19; at += 1) expect((await guess(at)).statusCode).toBe(401)
  expect((await signIn(shop.browser())).statusCode).toBe(201)
  expect((await guess(19)).statusCode).toBe(401)
  expect((await guess(20)).json().code).toBe('locked_out')
})

test('a lock survives a restart', async () => {
  for (let guess = 0; guess < 5; guess += 1) await signIn(shop.browser(), { password: 'guess' })
  const second = await createTestApp({
    databaseUrl: shop.ctx.config.databaseUrl,
    env: { TRUST_PROXY: '127.0.0.1' },
  })
  const response = await signIn(second.browser())
  await second.close()
  expect(response.json().code).toBe('locked_out')
})

test('signing in and out is in the audit log, which refuses changes', async () => {
  const browser = shop.browser()
  await signIn(browser)
  await browser.send({ method: 'DELETE', url: '/api/admin/sessions/current' })
  const entries = await shop.db
    .selectFrom('audit_log')
    .select(['actor_type', 'action'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { actor_type: 'system', action: 'staff.created' },
    { actor_type: 'staff', action: 'session.started' },
    { actor_type: 'staff', action: 'session.ended' },
  ])
  await expect(shop.db.deleteFrom('audit_log').execute()).rejects.toThrow(/only ever added to/)
  await expect(shop.db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(
    /only ever added to/,
  )
})

test('an old browser signs in from the admin’s page only', async () => {
  const from = (origin: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/admin/sessions',
      payload: { email, password },
      headers: { origin },
    })
  expect((await from(adminOrigin)).statusCode).toBe(201)
  expect((await from('https://shop.example.com')).json().code).toBe('cross_site_refused')
})

test('who was turned away because too many sign in at once has not failed', async () => {
  const { passwords } = shop.ctx
  shop.ctx.passwords = {
    ...passwords,
    verify: () => Promise.reject(new AppError('rate_limited', 'Too many people are signing in')),
  }
  for (let time = 0; time < 8; time += 1)
    expect((await signIn(shop.browser())).json().code).toBe('rate_limited')
  shop.ctx.passwords = passwords
  expect((await signIn(shop.browser())).statusCode).toBe(201)
})
