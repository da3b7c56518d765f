import type { AdminPackages } from '@recadinho/contracts/packages'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { createTestMailer } from './support/mailer.ts'
import { createShop, type Shop } from './support/shop.ts'
import { signedIn, signedInAs } from './support/staff.ts'
import type { Browser } from './support/app.ts'

const mail = createTestMailer()
let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop({ jobs: true, overrides: { mailer: mail.mailer } })
  owner = await signedIn(shop)
  await signedInAs(shop, 'owner')
  await signedInAs(shop, 'marketing')
})
afterAll(() => shop.close())
beforeEach(() => {
  mail.sent.length = 0
})

const patch = (browser: Browser, url: string, was: object, changes: object) =>
  browser.send({ method: 'PATCH', url, payload: { was, changes } })

async function changeSettings(changes: Partial<AdminSettings>) {
  const settings = (await owner.get('/api/admin/settings')).json<AdminSettings>()
  const was = Object.fromEntries(Object.entries(settings).filter(([name]) => name in changes))
  const response = await patch(owner, '/api/admin/settings', was, changes)
  expect(response.statusCode).toBe(200)
}

async function changeLinks(urls: readonly string[], browser = owner) {
  const { items } = (await owner.get('/api/admin/packages')).json<AdminPackages>()
  const pack = items.find(({ id }) => id === 'one-character')
  const links = urls.map((url) => ({ method: 'pix', amount: { amount: 4990, currency: 'BRL' }, url }))
  return patch(browser, '/api/admin/packages/one-character', { links: pack?.links }, { links })
}

/** The emails once there are three: one for each owner. */
const emails = () =>
  eventually(() => {
    expect(mail.sent).toHaveLength(3)
    return Promise.resolve(mail.sent)
  })
const written = () =>
  shop.db.selectFrom('outbox_events').select('id').where('kind', '=', 'shop_notice').execute()

test('a session whose last check of the password is two hours old cannot divert the buyers’ money', async () => {
  const stolen = await signedInAs(shop, 'owner')
  await shop.db
    .updateTable('staff_sessions')
    .set({ proven_at: new Date(shop.clock.now().getTime() - 2 * 3_600_000) })
    .execute()
  const answers = [
    await changeLinks(['https://pay.attacker.example/x'], stolen),
    await patch(stolen, '/api/admin/settings', { contactEmail: '' }, { contactEmail: 'x@attacker.example' }),
    await stolen.post('/api/admin/affiliate-payouts', { currency: 'USD', amounts: [] }),
    await stolen.post('/api/admin/audit/1/undo'),
  ]
  for (const answer of answers)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'proof_required'])
  expect(await written()).toEqual([])
})

test('every owner is told by email of new payment links, with what they are now', async () => {
  expect((await changeLinks(['https://pay.example.com/1'])).statusCode).toBe(200)
  expect(new Set((await emails()).map(({ to }) => to)).size).toBe(3)
  expect(mail.sent[0]?.text).toContain('Owner changed the payment links of the package “One character”.')
  expect(mail.sent[0]?.text).toContain('PIX (BRL): https://pay.example.com/1')
  mail.sent.length = 0
  await changeLinks([])
  expect((await emails())[0]?.text).toContain('It has no payment links now.')
})

test.each([
  ['contact details', { contactWhatsapp: '+55 11 98765-0000' }, 'changed the contact details'],
  ['a payment switch', { pixEnabled: false }, 'changed which payment methods'],
  ['a payment provider', { gatewaysOff: ['links' as const] }, 'changed which payment methods'],
])('every owner is told by email of a change of %s', async (_, changes, text) => {
  await changeSettings(changes)
  for (const email of await emails()) expect(email.text).toContain(text)
})

test('other changes, and changes that change nothing, write to nobody', async () => {
  const before = (await written()).length
  await changeSettings({ siteTitle: 'Recadinho 2' })
  await changeSettings({ contactWhatsapp: '+55 11 98765-0000' })
  expect(await written()).toHaveLength(before)
})
