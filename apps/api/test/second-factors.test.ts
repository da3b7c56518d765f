import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaffOwner, resetStaffOwner } from '../src/modules/sessions/first-owner.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'

const email = 'owner@recadinho.test'
const password = 'correct horse battery'
const minute = 60_000

let shop: TestApp
let own: Browser
beforeEach(async () => {
  shop = await createTestApp({ env: { RECADINHO_OWNER_PASSWORD: password, TRUST_PROXY: '127.0.0.1' } })
  await createStaffOwner(shop.ctx, email)
  own = shop.browser()
  expect((await signIn({}, own)).statusCode).toBe(201)
})
afterEach(() => shop.close())

const signIn = (body: object = {}, browser = shop.browser(), address = '203.0.113.5') =>
  browser.post(
    '/api/admin/sessions',
    { email, password, ...body },
    { headers: { 'x-forwarded-for': address } },
  )
const put = (code: string) => own.send({ method: 'PUT', url: '/api/admin/account/totp', payload: { code } })
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.ctx.clock.now().getTime() })
/** Turns the second factor on; the first code to sign in is that of the next half minute. */
async function enable() {
  const { secret } = (await own.post('/api/admin/account/totp')).json()
  const { codes } = (await put(codeOf(secret))).json()
  shop.clock.advance(minute / 2)
  return { secret: String(secret), codes: codes as string[] } // as the contract has it
}
const state = async () => (await own.get('/api/admin/account')).json().secondFactor

test('an app counts once a code of it was given; then signing in asks for one', async () => {
  const setup = (await own.post('/api/admin/account/totp')).json()
  expect(setup.qr).toMatch(/^<svg/)
  for (const wrong of ['000000', '٣٣٣٣٣٣', 'ABCDEF'])
    expect((await put(wrong)).json().code).toBe('second_factor_wrong')
  expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  expect((await signIn()).statusCode).toBe(201)

  const { codes } = (await put(codeOf(setup.secret))).json()
  expect(new Set(codes).size).toBe(10)
  expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 })
  expect((await own.post('/api/admin/account/totp')).statusCode).toBe(409)

  const half = await signIn()
  expect([half.statusCode, half.json().code, half.headers['set-cookie']]).toEqual([
    401,
    'second_factor_required',
    undefined,
  ])
  expect((await signIn({ password: 'wrong', code: codeOf(setup.secret) })).json().code).toBe(
    'invalid_credentials',
  )
  shop.clock.advance(minute / 2)
  const arabic = codeOf(setup.secret).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
  expect((await signIn({ code: arabic })).statusCode).toBe(201)
})

test('a code works once, also for two who send it at the same moment, and no earlier one after it', async () => {
  const { secret } = await enable()
  const earlier = codeOf(secret)
  shop.clock.advance(minute / 2)
  const code = codeOf(secret)
  const answers = await Promise.all([signIn({ code }), signIn({ code })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422])
  expect((await signIn({ code: earlier })).json().code).toBe('second_factor_wrong')
})

test('a recovery code works once, however it is typed; new ones replace the old', async () => {
  const { codes } = await enable()
  const [first = '', second = ''] = codes
  expect((await signIn({ code: first.toLowerCase().replaceAll('-', ' ') })).statusCode).toBe(201)
  expect((await signIn({ code: first })).json().code).toBe('second_factor_wrong')
  expect((await state()).recoveryCodesLeft).toBe(9)
  const renewed = (await own.post('/api/admin/account/recovery-codes')).json().codes
  expect((await signIn({ code: second })).json().code).toBe('second_factor_wrong')
  expect((await signIn({ code: renewed[0] })).statusCode).toBe(201)
})

test('a recovery code is for its own account alone', async () => {
  await enable()
  const other = shop.browser()
  const theirs = { email: 'other@recadinho.test' }
  await createStaffOwner(shop.ctx, theirs.email)
  expect((await signIn(theirs, other)).statusCode).toBe(201)
  const { secret } = (await other.post('/api/admin/account/totp')).json()
  const confirmed = await other.send({
    method: 'PUT',
    url: '/api/admin/account/totp',
    payload: { code: codeOf(secret) },
  })
  const [code] = confirmed.json().codes
  expect((await signIn({ code })).json().code).toBe('second_factor_wrong')
  expect((await signIn({ ...theirs, code })).statusCode).toBe(201)
})

test('who has the password has ten guesses at the code, from however many networks', async () => {
  const { secret } = await enable()
  const from = (network: number, code: string) => signIn({ code }, shop.browser(), `198.51.${network}.1`)
  for (let guess = 0; guess < 10; guess += 1)
    expect((await from(guess, '000000')).json().code).toBe('second_factor_wrong')
  expect((await from(10, codeOf(secret))).json().code).toBe('locked_out')
  // The owner's own browser is known, and has its own counter.
  expect((await signIn({ code: codeOf(secret) }, own)).statusCode).toBe(201)
})

test('a right password without a code makes no room for more guesses', async () => {
  await enable()
  for (let guess = 0; guess < 5; guess += 1) {
    await signIn({ code: '000000' })
    await signIn()
  }
  expect((await signIn()).json().code).toBe('locked_out')
})

test('turning it on or off takes a recent proof; off, the password is enough again', async () => {
  await enable()
  shop.clock.advance(10 * minute)
  const off = () => own.send({ method: 'DELETE', url: '/api/admin/account/totp' })
  expect((await off()).json().code).toBe('proof_required')
  await own.post('/api/admin/account/proofs', { password })
  expect((await off()).json().secondFactor).toEqual({ enabled: false, recoveryCodesLeft: 0 })
  expect((await signIn()).statusCode).toBe(201)
  const log = await shop.db.selectFrom('audit_log').select('action').orderBy('id').execute()
  expect(log.map(({ action }) => action).filter((action) => action.includes('totp'))).toEqual([
    'account.totp_enabled',
    'account.totp_disabled',
  ])
})

test('neither the secret nor a recovery code is in the database in plain; a reset owner has neither', async () => {
  const { secret, codes } = await enable()
  const rows = JSON.stringify([
    await shop.db.selectFrom('staff_totp').selectAll().execute(),
    await shop.db.selectFrom('staff_recovery_codes').selectAll().execute(),
  ])
  const bytes = JSON.stringify(Buffer.from(secret))
  for (const text of [secret, bytes.slice(10, -2), ...codes]) expect(rows + shop.logs()).not.toContain(text)
  await resetStaffOwner(shop.ctx, email)
  expect((await signIn()).statusCode).toBe(201)
})
