import type { InviteBody, Team } from '@recadinho/contracts/team'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminOrigin, createTestApp, type Browser, type TestApp } from './support/app.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'
import { signedIn } from './support/staff.ts'

const day = 24 * 3_600_000
const password = 'three kites in the yard'

let shop: TestApp
let mail: TestMailer
let owner: Browser
beforeEach(async () => {
  mail = createTestMailer()
  shop = await createTestApp({ overrides: { mailer: mail.mailer } })
  owner = await signedIn(shop)
})
afterEach(() => shop.close())

const invitation = (change: Partial<InviteBody> = {}): InviteBody => ({
  email: 'bia@example.com',
  role: 'production',
  locale: 'en',
  ...change,
})
const invite = (change?: Partial<InviteBody>) => owner.post('/api/admin/invitations', invitation(change))
const readTeam = async (): Promise<Team> => (await owner.get('/api/admin/team')).json()
const send = (url: string, method: 'PUT' | 'DELETE', payload?: object) =>
  owner.send({ url, method, ...(payload ? { payload } : {}) })

/** The token of the link in the newest email. */
async function receivedToken(): Promise<string> {
  await shop.workers.outbox.runOnce()
  const [, token = ''] = /\/admin\/invitation#([\w-]{22})\n/.exec(mail.sent.at(-1)?.text ?? '') ?? []
  return token
}
const lookUp = (token: string) => shop.browser().post('/api/admin/invitation-lookups', { token })
const join = (token: string, change: object = {}, browser = shop.browser()) =>
  browser.post('/api/admin/team', { token, name: 'Bia', password, ...change })

/** A new member, and the browser in which they are signed in. */
async function joined(role: StaffRole, email = 'bia@example.com') {
  await invite({ role, email })
  const browser = shop.browser()
  const answer = await join(await receivedToken(), { name: email }, browser)
  expect(answer.statusCode).toBe(201)
  const member = (await readTeam()).members.find((one) => one.email === email)
  if (!member) throw new Error('Nobody has joined')
  return { browser, member }
}
const change = async (id: string, wanted: { role?: StaffRole; active?: boolean; version?: number }) => {
  const member = (await readTeam()).members.find((one) => one.id === id)
  if (!member) throw new Error('There is no such member')
  const { role, active, version } = member
  return send(`/api/admin/team/${id}`, 'PUT', { role, active, version, ...wanted })
}
const audited = () =>
  shop.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('action', 'not like', 'session.%')
    .orderBy('id')
    .execute()

test('an owner invites, the invited person chooses a name and a password, and is signed in', async () => {
  const invited = await invite({ email: 'Bia@Example.com' })
  expect(invited.statusCode).toBe(200)
  expect(invited.json().invitations).toMatchObject([{ email: 'bia@example.com', role: 'production' }])

  const token = await receivedToken()
  expect(mail.sent).toMatchObject([{ to: 'bia@example.com' }])
  expect(mail.sent[0]?.text).toContain(`${adminOrigin}/admin/invitation#${token}`)
  const opened = await lookUp(token)
  expect([opened.statusCode, opened.json()]).toEqual([200, { email: 'bia@example.com', role: 'production' }])

  const browser = shop.browser()
  const answer = await join(token, { name: ' Bia Lima ' }, browser)
  expect([answer.statusCode, answer.json().staff]).toMatchObject([
    201,
    { email: 'bia@example.com', name: 'Bia Lima', role: 'production' },
  ])
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(200)
  const signIn = await shop.browser().post('/api/admin/sessions', { email: 'bia@example.com', password })
  expect(signIn.statusCode).toBe(201)

  const { members, invitations } = await readTeam()
  expect(invitations).toEqual([])
  expect(members).toMatchObject([
    { name: 'Bia Lima', role: 'production', active: true, lastSeenAt: expect.any(String) },
    { name: 'Owner', role: 'owner', active: true },
  ])
  expect(await audited()).toEqual([
    { action: 'staff.created', details: {} },
    { action: 'invitation.sent', details: { role: { now: 'production' } } },
    { action: 'staff.joined', details: {} },
  ])
})

test('the e-mail is in the language that the owner chose', async () => {
  await invite({ locale: 'pt' })
  await receivedToken()
  expect(mail.sent[0]?.subject).toMatch(/convite para a equipe$/)
})

test('the secret of the link is in no table, and nobody’s address is in the audit log', async () => {
  await invite()
  const token = await receivedToken()
  const dump = JSON.stringify([
    await shop.db.selectFrom('staff_invitations').selectAll().execute(),
    await shop.db.selectFrom('outbox_events').selectAll().execute(),
  ])
  expect(token).not.toBe('')
  expect(dump).not.toContain(token)
  const log = JSON.stringify(await shop.db.selectFrom('audit_log').selectAll().execute())
  expect(log).not.toContain('bia@')
  expect(shop.logs()).not.toContain(token)
})

test('a link works once, also for two who come at the same moment', async () => {
  await invite()
  const token = await receivedToken()
  const answers = await Promise.all([join(token), join(token)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    201, 404,
  ])
  expect((await lookUp(token)).json().code).toBe('not_found')
})

test('a link ends after seven days; sent again, a new one works and the old one does not', async () => {
  await invite()
  const old = await receivedToken()
  shop.clock.advance(7 * day - 60_000)
  expect((await lookUp(old)).statusCode).toBe(200)
  shop.clock.advance(60_000)
  expect((await lookUp(old)).statusCode).toBe(404)
  expect((await join(old)).statusCode).toBe(404)

  owner = await signedIn(shop, 'again@recadinho.test')
  const [waiting] = (await readTeam()).invitations
  const again = await owner.post(`/api/admin/invitations/${waiting?.id}/mails`)
  expect(again.statusCode).toBe(200)
  const fresh = await receivedToken()
  expect(fresh).not.toBe(old)
  expect((await lookUp(old)).statusCode).toBe(404)
  expect((await join(fresh)).statusCode).toBe(201)
})

test('an invitation that was withdrawn opens nothing, and its e-mail is not sent any more', async () => {
  await invite()
  const token = await receivedToken()
  const [waiting] = (await readTeam()).invitations
  const withdraw = () => send(`/api/admin/invitations/${waiting?.id}`, 'DELETE')
  expect((await withdraw()).json().invitations).toEqual([])
  expect((await withdraw()).statusCode).toBe(200)
  expect((await lookUp(token)).statusCode).toBe(404)

  await invite()
  const [second] = (await readTeam()).invitations
  await send(`/api/admin/invitations/${second?.id}`, 'DELETE')
  await receivedToken()
  expect(mail.sent).toHaveLength(1)
})

test('who is on the team or invited already is not invited again', async () => {
  await invite()
  const twice = await invite({ email: 'BIA@example.com' })
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'email_taken'])
  expect((await invite({ email: 'Owner@recadinho.test' })).json().code).toBe('email_taken')
})

test('a mailbox is not flooded with invitations', async () => {
  await invite()
  const [waiting] = (await readTeam()).invitations
  const again = () => owner.post(`/api/admin/invitations/${waiting?.id}/mails`)
  for (let time = 0; time < 5; time += 1) expect((await again()).statusCode).toBe(200)
  expect((await again()).json().code).toBe('rate_limited')
})

test.each([
  ['too short', 'short one'.slice(0, 11), 400, 'validation_failed'],
  ['a common one', 'passwordpassword', 422, 'password_common'],
  ['their own address', 'bia@example.com', 422, 'password_common'],
  ['the shop’s name', 'Recadinho2026', 422, 'password_common'],
])('a password that is %s is refused, and the link still works', async (_, refused, status, code) => {
  await invite()
  const token = await receivedToken()
  const answer = await join(token, { password: refused })
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect((await join(token)).statusCode).toBe(201)
})

test('who is switched off is signed out everywhere at once and cannot come back until switched on', async () => {
  const { browser, member } = await joined('production')
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(200)
  const answer = await change(member.id, { active: false })
  expect(answer.json().members).toMatchObject([{ active: false }, {}])
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(401)
  const signIn = () => shop.browser().post('/api/admin/sessions', { email: member.email, password })
  expect((await signIn()).json().code).toBe('invalid_credentials')

  await change(member.id, { active: true })
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(401)
  expect((await signIn()).statusCode).toBe(201)
  expect((await audited()).slice(-2)).toEqual([
    { action: 'staff.switched_off', details: {} },
    { action: 'staff.switched_on', details: {} },
  ])
})

test('another role holds from the next call on', async () => {
  const { browser, member } = await joined('marketing')
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(403)
  await change(member.id, { role: 'production' })
  expect((await browser.get('/api/admin/orders')).statusCode).toBe(200)
  expect((await audited()).at(-1)).toEqual({
    action: 'staff.role_changed',
    details: { role: { was: 'marketing', now: 'production' } },
  })
})

test.each<[string, { role?: StaffRole; active?: boolean }]>([
  ['demoted', { role: 'production' }],
  ['switched off', { active: false }],
])('the last owner who can sign in is not %s', async (_, wanted) => {
  const { member: other } = await joined('owner')
  await change(other.id, { active: false })
  const [, last] = (await readTeam()).members
  const answer = await change(last?.id ?? '', wanted)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner'])
  await change(other.id, { active: true })
  expect((await change(last?.id ?? '', wanted)).statusCode).toBe(200)
})

test('two owners who demote each other at the same moment leave one', async () => {
  const { browser, member } = await joined('owner')
  const { members } = await readTeam()
  const first = members.find(({ id }) => id !== member.id)
  const demote = (by: Browser, id: string) =>
    by.send({
      method: 'PUT',
      url: `/api/admin/team/${id}`,
      payload: { version: 1, role: 'marketing', active: true },
    })
  const answers = await Promise.all([demote(owner, member.id), demote(browser, first?.id ?? '')])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const owners = await shop.db.selectFrom('staff').select('id').where('role', '=', 'owner').execute()
  expect(owners).toHaveLength(1)
})

test('what was changed meanwhile is not overwritten; the same change twice is one', async () => {
  const { member } = await joined('production')
  const toMarketing = { role: 'marketing', version: member.version } as const
  expect((await change(member.id, toMarketing)).statusCode).toBe(200)
  expect((await change(member.id, toMarketing)).statusCode).toBe(200)
  const stale = await change(member.id, { active: false, version: member.version })
  expect([stale.statusCode, stale.json().code, stale.json().details]).toEqual([
    409,
    'version_conflict',
    { role: 'marketing', active: true },
  ])
  expect((await audited()).filter(({ action }) => action === 'staff.role_changed')).toHaveLength(1)
})
