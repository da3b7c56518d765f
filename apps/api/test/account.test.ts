import type { Account } from '@recadinho/contracts/account'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaffOwner, resetStaffOwner } from '../src/modules/sessions/first-owner.ts'
import { createTestApp, type Browser, type TestApp } from './support/app.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'

const email = 'owner@recadinho.test'
const password = 'correct horse battery'
const newPassword = 'three kites in the yard'
const minute = 60_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

let shop: TestApp
let own: Browser
let mail: TestMailer
beforeEach(async () => {
  mail = createTestMailer()
  shop = await createTestApp({
    env: { RECADINHO_OWNER_PASSWORD: password, TRUST_PROXY: '127.0.0.1' },
    overrides: { mailer: mail.mailer },
  })
  await createStaffOwner(shop.ctx, email)
  own = await signedInBrowser()
})
afterEach(() => shop.close())

const signIn = (browser: Browser, body: object = {}) =>
  browser.post(
    '/api/admin/sessions',
    { email, password, ...body },
    { headers: { 'x-forwarded-for': '203.0.113.5', 'user-agent': firefox } },
  )
async function signedInBrowser(body: object = {}) {
  const browser = shop.browser()
  expect((await signIn(browser, body)).statusCode).toBe(201)
  return browser
}
const send = (browser: Browser, method: 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  browser.send({ method, url, ...(payload ? { payload } : {}) })
const account = async (browser = own): Promise<Account> => (await browser.get('/api/admin/account')).json()
const change = (body: object = {}, browser = own) =>
  send(browser, 'PUT', '/api/admin/account/password', { current: password, password: newPassword, ...body })
const prove = (browser: Browser, body: object = { password }) =>
  browser.post('/api/admin/account/proofs', body)
const isSignedIn = async (browser: Browser) =>
  (await browser.get('/api/admin/sessions/current')).statusCode === 200
const audited = async () => {
  const rows = await shop.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute()
  return rows.filter(({ action }) => !/^session\.|\.created$/.test(action))
}

test('everybody sees their own account, and where they are signed in without any address', async () => {
  shop.clock.advance(minute)
  const other = await signedInBrowser()
  expect(await account()).toMatchObject({
    email,
    name: 'Owner',
    role: 'owner',
    sessions: [
      { current: true, device: 'Firefox, Windows', network: '203.0.113.0/24' },
      { current: false, device: 'Firefox, Windows' },
    ],
  })
  expect((await account(other)).sessions.map(({ current }) => current)).toEqual([true, false])
  expect(JSON.stringify(await shop.db.selectFrom('staff_sessions').selectAll().execute())).not.toContain(
    '203.0.113.5',
  )
  shop.clock.advance(31 * minute)
  own = await signedInBrowser()
  expect((await account()).sessions).toHaveLength(1)
})

test('a name is changed, seen at once, and written to the audit log once', async () => {
  const rename = () => send(own, 'PATCH', '/api/admin/account', { name: ' Rosa Lima ' })
  expect((await rename()).json().name).toBe('Rosa Lima')
  await rename()
  expect((await own.get('/api/admin/sessions/current')).json().staff.name).toBe('Rosa Lima')
  expect(await audited()).toEqual([{ action: 'account.renamed', details: {} }])
  expect((await send(own, 'PATCH', '/api/admin/account', { name: '  ' })).statusCode).toBe(400)
})

test('a new password ends every other session, and the old one opens nothing', async () => {
  const other = await signedInBrowser()
  expect((await change()).json().sessions).toHaveLength(1)
  expect(await isSignedIn(own)).toBe(true)
  expect(await isSignedIn(other)).toBe(false)
  expect((await signIn(shop.browser())).json().code).toBe('invalid_credentials')
  await signedInBrowser({ password: newPassword })
  expect(await audited()).toEqual([{ action: 'account.password_changed', details: {} }])
})

test.each([
  ['the current one is wrong', { current: 'not it at all' }, 422, 'password_wrong'],
  ['the new one is common', { password: 'passwordpassword' }, 422, 'password_common'],
  ['the new one is their address', { password: 'Owner@recadinho.test' }, 422, 'password_common'],
  ['the new one is short', { password: 'eleven char' }, 400, 'validation_failed'],
])('a password stays when %s', async (_, body, status, code) => {
  const answer = await change(body)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect((await signIn(shop.browser())).statusCode).toBe(201)
})

test('who has borrowed a session has five guesses at the password', async () => {
  for (let guess = 0; guess < 5; guess += 1)
    expect((await prove(own, { password: `guess ${guess}` })).json().code).toBe('password_wrong')
  expect((await prove(own)).json().code).toBe('locked_out')
  expect((await change()).json().code).toBe('locked_out')
  shop.clock.advance(15 * minute)
  expect((await change()).statusCode).toBe(200)
})

test('what changes how someone gets in is told to them by e-mail', async () => {
  own.cookies.set('recadinho_locale', 'pt')
  await change()
  const { secret } = (await own.post('/api/admin/account/totp')).json()
  const timestamp = shop.ctx.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await send(own, 'PUT', '/api/admin/account/totp', { code })
  await own.post('/api/admin/account/recovery-codes')
  await send(own, 'DELETE', '/api/admin/account/totp')
  await shop.workers.outbox.runOnce()
  expect(mail.sent.map(({ to, subject }) => [to, subject])).toEqual(
    Array.from({ length: 4 }, () => [email, 'Recadinho: os seus dados de acesso mudaram']),
  )
  const said = mail.sent.map(({ text }) => text)
  expect(said.filter((text) => text.includes('aplicativo autenticador'))).toHaveLength(2)
  expect(said.every((text) => text.includes('/admin/forgot-password\n'))).toBe(true)
})

test('one browser is signed out, or all others; nobody ends the session of someone else', async () => {
  const [lost, kept] = [await signedInBrowser(), await signedInBrowser()]
  const id = (await account(lost)).sessions.find(({ current }) => current)?.id
  await createStaffOwner(shop.ctx, 'other@recadinho.test')
  const stranger = await signedInBrowser({ email: 'other@recadinho.test' })
  await send(stranger, 'DELETE', `/api/admin/account/sessions/${id}`)
  expect(await isSignedIn(lost)).toBe(true)

  expect((await send(own, 'DELETE', `/api/admin/account/sessions/${id}`)).json().sessions).toHaveLength(2)
  expect([await isSignedIn(lost), await isSignedIn(kept)]).toEqual([false, true])
  await send(own, 'DELETE', '/api/admin/account/sessions')
  expect([await isSignedIn(own), await isSignedIn(kept), await isSignedIn(stranger)]).toEqual([
    true,
    false,
    true,
  ])
  expect(await audited()).toEqual([
    { action: 'account.session_ended', details: {} },
    { action: 'account.other_sessions_ended', details: {} },
  ])
})

test('an owner signs a member of the team out everywhere', async () => {
  await createStaffOwner(shop.ctx, 'other@recadinho.test')
  const other = await signedInBrowser({ email: 'other@recadinho.test' })
  const { id } = await shop.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'other@recadinho.test')
    .executeTakeFirstOrThrow()
  expect((await send(own, 'DELETE', `/api/admin/team/${id}/sessions`)).statusCode).toBe(200)
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false])
  expect(await audited()).toEqual([{ action: 'staff.signed_out', details: {} }])
})

test('ten minutes after the password was given, a change of the team asks for it again', async () => {
  const invite = () =>
    own.post('/api/admin/invitations', { email: 'bia@example.com', role: 'production', locale: 'en' })
  shop.clock.advance(10 * minute)
  const refused = await invite()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
  expect((await prove(own)).statusCode).toBe(204)
  expect((await invite()).statusCode).toBe(200)
})

test('an owner who has lost their way is reset: new password, an owner who can sign in, no session left', async () => {
  const before = await shop.db.updateTable('staff').set({ active: false, role: 'marketing' }).execute()
  expect(before).toHaveLength(1)
  expect(await resetStaffOwner(shop.ctx, 'Owner@Recadinho.test')).toEqual({
    email: 'Owner@Recadinho.test',
    password,
  })
  expect(await isSignedIn(own)).toBe(false)
  expect((await signIn(shop.browser())).json().staff.role).toBe('owner')
  expect(await resetStaffOwner(shop.ctx, 'nobody@recadinho.test')).toBeUndefined()
  expect(await audited()).toEqual([{ action: 'staff.reset', details: {} }])
})
