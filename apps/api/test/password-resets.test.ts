import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaffOwner } from '../src/modules/sessions/first-owner.ts'
import { adminOrigin, createTestApp, type TestApp } from './support/app.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'

const email = 'owner@recadinho.test'
const oldPassword = 'correct horse battery'
const password = 'three kites in the yard'
const minute = 60_000

let shop: TestApp
let mail: TestMailer
beforeEach(async () => {
  mail = createTestMailer()
  const env = { RECADINHO_OWNER_PASSWORD: oldPassword }
  shop = await createTestApp({ env, overrides: { mailer: mail.mailer } })
  await createStaffOwner(shop.ctx, email)
})
afterEach(() => shop.close())

const request = (change: object = {}) =>
  shop.browser().post('/api/admin/password-resets', { email, locale: 'en', ...change })
/** The token of the link in the newest email. */
async function receivedToken(): Promise<string> {
  await shop.workers.outbox.runOnce()
  return /\/admin\/new-password#([\w-]{22})\n/.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
const lookUp = (token: string) => shop.browser().post('/api/admin/password-reset-lookups', { token })
const reset = (token: string, change: object = {}) =>
  shop.browser().send({
    method: 'PUT',
    url: '/api/admin/password-resets',
    payload: { token, password, ...change },
  })
const signIn = async (tried: string, browser = shop.browser()) =>
  (await browser.post('/api/admin/sessions', { email, password: tried })).statusCode

test('a forgotten password is replaced by a link that works once, and every session ends', async () => {
  const before = shop.browser()
  expect(await signIn(oldPassword, before)).toBe(201)
  expect((await request({ email: 'Owner@Recadinho.test' })).statusCode).toBe(204)
  const token = await receivedToken()
  expect(mail.sent).toMatchObject([{ to: email }])
  expect(mail.sent[0]?.text).toContain(`${adminOrigin}/admin/new-password#${token}`)
  expect((await lookUp(token)).json()).toEqual({ email })

  const answer = await reset(token)
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([204, undefined])
  expect((await before.get('/api/admin/sessions/current')).statusCode).toBe(401)
  expect([await signIn(oldPassword), await signIn(password)]).toEqual([401, 201])
  expect([(await lookUp(token)).statusCode, (await reset(token)).statusCode]).toEqual([404, 404])
  const log = await shop.db.selectFrom('audit_log').select('action').execute()
  expect(log.map(({ action }) => action)).toContain('account.password_reset')
})

test('an address without an account gets the same answer and the same rows, and no e-mail', async () => {
  await shop.db.updateTable('staff').set({ active: false }).execute()
  const [known, unknown] = [await request(), await request({ email: 'nobody@recadinho.test' })]
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(await shop.db.selectFrom('staff_password_resets').select('email').execute()).toHaveLength(2)
  expect(await receivedToken()).toBe('')
  expect(mail.sent).toEqual([])
})

test('the e-mail is in the language of the page; the newest link is the only one that works', async () => {
  await request()
  const old = await receivedToken()
  await request({ locale: 'pt' })
  const token = await receivedToken()
  expect(mail.sent.at(-1)?.subject).toMatch(/nova senha/)
  expect([(await lookUp(old)).statusCode, (await lookUp(token)).statusCode]).toEqual([404, 200])
})

test('a link ends after half an hour, and once the account is switched off', async () => {
  await request()
  const token = await receivedToken()
  shop.clock.advance(29 * minute)
  expect((await lookUp(token)).statusCode).toBe(200)
  shop.clock.advance(minute)
  expect([(await lookUp(token)).statusCode, (await reset(token)).statusCode]).toEqual([404, 404])
  await request()
  const second = await receivedToken()
  await shop.db.updateTable('staff').set({ active: false }).execute()
  expect((await reset(second)).statusCode).toBe(404)
})

test('a common password is refused, and the link still works', async () => {
  await request()
  const token = await receivedToken()
  expect((await reset(token, { password: 'passwordpassword' })).json().code).toBe('password_common')
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 404])
})

test('a mailbox is not flooded, and the secret is in no table and no log', async () => {
  for (let time = 0; time < 6; time += 1) expect((await request()).statusCode).toBe(204)
  expect((await request()).json().code).toBe('rate_limited')
  const token = await receivedToken()
  const dump = JSON.stringify([
    await shop.db.selectFrom('staff_password_resets').selectAll().execute(),
    await shop.db.selectFrom('outbox_events').selectAll().execute(),
  ])
  expect(token).not.toBe('')
  expect(dump + shop.logs()).not.toContain(token)
})
