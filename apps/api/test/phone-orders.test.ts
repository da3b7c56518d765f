import { randomUUID } from 'node:crypto'
import type { PayLink, TakenOrder } from '@recadinho/contracts/phone-orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { origin, type Browser } from './support/app.ts'
import { createTestMailer, type TestMailer } from './support/mailer.ts'
import { orderBody, placeOrder, withKey } from './support/order.ts'
import { oddLines } from './support/odd-lines.ts'
import { createShop, secretOf, submitCard, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn, signedInAs } from './support/staff.ts'

let shop: Shop
let mail: TestMailer
let staff: Browser
beforeAll(async () => {
  mail = createTestMailer()
  shop = await createShop({ overrides: { mailer: mail.mailer } })
  staff = await signedIn(shop)
})
afterAll(() => shop.close())

const take = (change: object = {}, key?: string, who = staff) =>
  who.post('/api/admin/orders', { ...orderBody, ...change }, withKey(key))
async function taken(change: object = {}): Promise<TakenOrder> {
  const response = await take(change)
  expect(response.statusCode).toBe(201)
  return response.json()
}
const payLink = (id: string) => staff.get(`/api/admin/orders/${id}/pay-link`)
const mailLink = (id: string) => staff.post(`/api/admin/orders/${id}/link-mails`)
const audited = (id: string) =>
  shop.db
    .selectFrom('audit_log')
    .innerJoin('staff', 'staff.id', 'audit_log.actor_id')
    .select(['action', 'staff.name'])
    .where('subject', '=', `orders/${id}`)
    .where('action', '!=', 'order.viewed')
    .execute()

test('O12.1, O12.2: the order is as the shop makes it, and says who took it', async () => {
  const { id, number } = await taken()
  const { order } = await placeOrder(shop.browser())
  const [phoned, bought] = [await readAdminOrder(staff, id), await readAdminOrder(staff, order.id)]
  expect(phoned).toMatchObject({ number, status: 'pending', takenBy: 'Owner' })
  expect(bought.takenBy).toBeNull()
  for (const field of ['amounts', 'package', 'characters', 'childName', 'promisedHours', 'locale'] as const)
    expect(phoned[field]).toEqual(bought[field])
  expect(phoned.script.text).toBe(bought.script.text)
  expect(phoned.timeline).toMatchObject([{ to: 'pending', actor: { type: 'staff', name: 'Owner' } }])
  expect(bought.timeline).toMatchObject([{ to: 'pending', actor: { type: 'buyer', name: null } }])
  expect(await audited(id)).toEqual([{ action: 'order.taken', name: 'Owner' }])
  expect(staff.cookies.has('__Host-recadinho_order')).toBe(false)
})

test('O12.1: the lines, children and choices that the caller decided are stored to the letter', async () => {
  const otherChildren = [{ name: 'Pedro Prado', nameHint: 'PEH-droo' }]
  const additionalNotes = 'Ela perdeu o primeiro dente. Ela ama sapos.'
  const unsaid = [{ text: 'Ela perdeu o primeiro dente', choice: 'team' }]
  const details = { otherChildren, additionalNotes, unsaid }
  const drafted = await readAdminOrder(staff, (await taken(details)).id)
  expect(drafted.script.text).toMatch(/Pedro/)
  expect(drafted.script.text).not.toMatch(/dente/)
  const script = drafted.script.lines.map((line, at) =>
    at === 0 ? Object.assign({}, line, { text: 'Oi, Pedro — e Olívia!', origin: 'buyer' }) : line,
  )
  const phoned = await readAdminOrder(staff, (await taken({ ...details, script })).id)
  expect(phoned).toMatchObject({ ...details, script: { version: 1, author: 'buyer', lines: script } })
  expect(phoned.leftOut).toContainEqual({ ...unsaid[0], reason: expect.any(String) })
})

test('O12.1: the lines are those that the shop takes: each stored as it is, or refused', async () => {
  const drafted = await readAdminOrder(staff, (await taken()).id)
  const [first] = drafted.script.lines
  const line = { ...first, id: 'buyer-1', sayAs: [], origin: 'buyer', note: null }
  const script = oddLines
    .filter(([, text]) => text.length < 200)
    .map(([, text], at) => Object.assign({}, line, { id: `buyer-${at}`, text }))
  const endless = oddLines.filter(([, text]) => text.length >= 200)
  expect((await readAdminOrder(staff, (await taken({ script })).id)).script.lines).toEqual(script)
  for (const [, text] of endless) {
    const { id } = await taken({ script: [{ ...line, text }] })
    expect((await readAdminOrder(staff, id)).script.lines).toMatchObject([{ text, origin: 'buyer' }])
  }
  for (const change of [{ text: ' \u3164 ' }, { text: 'a'.repeat(901) }, { speakers: ['bramble'] }]) {
    const refused = await take({ script: [{ ...line, ...change }] })
    expect(refused.json().code).toBe('validation_failed')
  }
})

test('O12.1: what the shop refuses is refused, and nothing is written', async () => {
  const before = await shop.db.selectFrom('orders').select('id').execute()
  const refused = async (change: object) => (await take(change)).json().code
  expect(await refused({ childName: '  ' })).toBe('validation_failed')
  expect(await refused({ additionalNotes: 'a'.repeat(401) })).toBe('validation_failed')
  expect(await refused({ occasionDate: '2020-01-01' })).toBe('validation_failed')
  expect(await refused({ packageId: 'two-characters' })).toBe('character_count_wrong')
  expect(await refused({ characterIds: ['nobody'] })).toBe('character_unavailable')
  expect(await refused({ packageId: 'none' })).toBe('package_unavailable')
  expect(await refused({ promoCode: 'NOSUCH' })).toBe('promo_code_invalid')
  expect(await refused({ shownTotal: { amount: 1, currency: 'BRL' } })).toBe('price_changed')
  expect(await refused({ status: 'in_production' })).toBe('validation_failed')
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(before.length)
})

test('O12.1: a promo code counts as in the shop, with the same total', async () => {
  const { id } = await taken({ promoCode: 'welcome20', shownTotal: { amount: 3992, currency: 'BRL' } })
  expect(await readAdminOrder(staff, id)).toMatchObject({
    amounts: { total: { amount: 3992, currency: 'BRL' } },
    promoCode: { code: 'WELCOME20', discountPercentage: 20 },
  })
})

test('O5.1: the same request sent again is one order with one entry, another under its key is refused', async () => {
  const key = randomUUID()
  const answers = await Promise.all([take({}, key), take({}, key)])
  const [first, second] = answers.map((answer) => answer.json<TakenOrder>())
  expect(first).toEqual(second)
  expect(await audited(first?.id ?? '')).toHaveLength(1)
  expect((await take({ childAge: 7 }, key)).json().code).toBe('idempotency_key_reused')
})

test('O12.3: its link opens the payment page without a cookie, and the money confirms the order', async () => {
  const { id, number } = await taken()
  const link = (await payLink(id)).json<PayLink>()
  const url = new URL(link.url ?? '')
  expect([url.origin, url.pathname, url.searchParams.get('order')]).toEqual([origin, '/checkout', id])
  const message = new URL(link.whatsapp ?? '')
  expect([message.host, message.pathname]).toEqual(['wa.me', `/${orderBody.whatsappNumber}`])
  const said = message.searchParams.get('text') ?? ''
  for (const words of [link.url ?? '', number, '49,90']) expect(said).toContain(words)
  expect(said).not.toContain(orderBody.childName)

  const token = new URLSearchParams(url.hash.slice(1)).get('token')
  const buyer = shop.browser()
  const pay = (method: string) =>
    buyer.post(`/api/orders/${id}/payments?token=${token}`, { gateway: 'stripe', method }, withKey())
  expect((await pay('pix')).json().next.kind).toBe('code')
  const card = await pay('card')
  await submitCard(shop, secretOf(card.json()))
  await shop.idle()
  expect((await buyer.get(`/api/orders/${id}?token=${token}`)).json().status).toBe('in_production')
  expect((await payLink(id)).json().code).toBe('order_not_payable')
  expect((await mailLink(id)).json().code).toBe('order_not_payable')
})

test('O12.4: by e-mail it goes to the order’s own address, three times an hour', async () => {
  const { id } = await taken({ guardianEmail: 'rui@example.com' })
  expect((await mailLink(id)).statusCode).toBe(204)
  await shop.workers.outbox.runOnce()
  expect(mail.sent.find(({ to }) => to === 'rui@example.com')?.text).toContain(`order=${id}`)
  expect(await audited(id)).toContainEqual({ action: 'order.link_sent', name: 'Owner' })
  await mailLink(id)
  await mailLink(id)
  expect((await mailLink(id)).json().code).toBe('rate_limited')
})

test('O12.3: a revoked link is none; and only who makes videos takes orders', async () => {
  const { id } = await taken()
  await shop.db.updateTable('orders').set({ link_token_hash: null }).where('id', '=', id).execute()
  expect((await payLink(id)).json()).toEqual({ url: null, whatsapp: null })
  const [producer, marketer] = [await signedInAs(shop, 'production'), await signedInAs(shop, 'marketing')]
  expect((await take({}, undefined, producer)).statusCode).toBe(201)
  expect((await take({}, undefined, marketer)).statusCode).toBe(403)
})
