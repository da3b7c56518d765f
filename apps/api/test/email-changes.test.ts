import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaffOwner } from '../src/modules/sessions/first-owner.ts'
import { adminOrigin, createTestApp, type Browser, type TestApp } from './support/app.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'

const oldEmail = 'owner@recadinho.test'
const newEmail = 'rosa@recadinho.test'
const password = 'correct horse battery'
const minute = 60_000

let shop: TestApp
let mail: TestMailer
let own: Browser
beforeEach(async () => {
  mail = createTestMailer()
  shop = await createTestApp({
    env: { RECADINHO_OWNER_PASSWORD: password },
    overrides: { mailer: mail.mailer },
  })
  await createStaffOwner(shop.ctx, oldEmail)
  own = shop.browser()
  expect(await signIn(oldEmail, own)).toBe(201)
})
afterEach(() => shop.close())

const signIn = async (email: string, browser = shop.browser()) =>
  (await browser.post('/api/admin/sessions', { email, password })).statusCode
const url = '/api/admin/account/email-change'
const request = (email = newEmail, headers = {}) =>
  own.send({ method: 'PUT', url, payload: { email }, headers })
/** The token of the link in the newest email. */
async function receivedToken(): Promise<string> {
  await shop.workers.outbox.runOnce()
  return /\/admin\/new-email#([\w-]{22})\n/.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? ''
}
const lookUp = (token: string) => shop.browser().post('/api/admin/email-change-lookups', { token })
const confirm = (token: string) =>
  shop.browser().send({ method: 'PUT', url: '/api/admin/email-changes', payload: { token } })
const account = async () => (await own.get('/api/admin/account')).json()

test('a new address counts once its link was used, in any browser; the old one is told', async () => {
  const answer = await request('Rosa@Recadinho.test')
  expect(answer.json()).toMatchObject({ email: oldEmail, emailChange: { email: newEmail } })
  const token = await receivedToken()
  expect(mail.sent).toMatchObject([{ to: newEmail }])
  expect(mail.sent[0]?.text).toContain(`${adminOrigin}/admin/new-email#${token}`)
  expect([await signIn(oldEmail), await signIn(newEmail)]).toEqual([201, 401])
  expect((await lookUp(token)).json()).toEqual({ email: newEmail })

  expect((await confirm(token)).statusCode).toBe(204)
  expect(await account()).toMatchObject({ email: newEmail, emailChange: null })
  expect((await own.get('/api/admin/sessions/current')).json().staff.email).toBe(newEmail)
  expect([await signIn(oldEmail), await signIn('ROSA@recadinho.test')]).toEqual([401, 201])
  expect([(await lookUp(token)).statusCode, (await confirm(token)).statusCode]).toEqual([404, 404])
  await shop.workers.outbox.runOnce()
  expect(mail.sent.slice(1)).toMatchObject([
    { to: oldEmail, subject: 'Recadinho: your sign-in details changed' },
  ])
  const log = await shop.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute()
  expect(log.filter(({ action }) => action.startsWith('account.'))).toEqual([
    { action: 'account.email_change_requested', details: {} },
    { action: 'account.email_changed', details: {} },
  ])
})

test('it needs a recent proof', async () => {
  shop.clock.advance(10 * minute)
  const refused = await request()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof_required'])
})

test.each([
  ['their own', oldEmail],
  ['a colleague’s', 'Bia@recadinho.test'],
  ['an invited person’s', 'Invited@recadinho.test'],
])('an address that is %s already is refused, whatever its case', async (_, email) => {
  await createStaffOwner(shop.ctx, 'bia@recadinho.test')
  await own.post('/api/admin/invitations', { email: 'invited@recadinho.test', role: 'owner', locale: 'en' })
  const refused = await request(email)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'email_taken'])
})

test('an address that someone else took meanwhile is refused, and everything stays', async () => {
  await request()
  const token = await receivedToken()
  await createStaffOwner(shop.ctx, newEmail)
  expect((await confirm(token)).json().code).toBe('email_taken')
  expect((await account()).email).toBe(oldEmail)
})

test('a link ends after a day, with a newer one, when it is withdrawn, and with the account', async () => {
  await request()
  const first = await receivedToken()
  await request('other@recadinho.test')
  const second = await receivedToken()
  expect([(await lookUp(first)).statusCode, (await lookUp(second)).statusCode]).toEqual([404, 200])
  expect((await own.send({ method: 'DELETE', url })).json().emailChange).toBeNull()
  expect((await confirm(second)).statusCode).toBe(404)

  await request()
  const third = await receivedToken()
  await shop.db.updateTable('staff').set({ active: false }).execute()
  expect((await confirm(third)).statusCode).toBe(404)
  await shop.db.updateTable('staff').set({ active: true }).execute()
  expect((await lookUp(third)).statusCode).toBe(200)
  shop.clock.advance(24 * 60 * minute)
  expect((await lookUp(third)).statusCode).toBe(404)
})

test('a link that was withdrawn before its e-mail went out is not sent', async () => {
  await request()
  await own.send({ method: 'DELETE', url })
  expect(await receivedToken()).toBe('')
  expect(mail.sent).toEqual([])
})

test('an address gets six such e-mails an hour', async () => {
  for (let sent = 0; sent < 6; sent += 1) expect((await request()).statusCode).toBe(200)
  expect((await request()).statusCode).toBe(429)
})

test('the e-mails are in the language of the page', async () => {
  await request(newEmail, { 'accept-language': 'pt-BR,pt;q=0.9' })
  await receivedToken()
  expect(mail.sent.at(-1)?.subject).toBe('Recadinho: confirme o seu novo e-mail')
  own.cookies.set('recadinho_locale', 'pt')
  await request('other@recadinho.test', { 'accept-language': 'en' })
  await receivedToken()
  expect(mail.sent.at(-1)?.subject).toBe('Recadinho: confirme o seu novo e-mail')
})
