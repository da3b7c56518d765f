import type { AdminSettings, GatewayStates } from '@recadinho/contracts/admin-settings'
import type { Catalog } from '@recadinho/contracts/catalog'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { orderBody, placeOrder, withKey } from './support/order.ts'
import { requestPayment, createShop, paidOrder, type Shop } from './support/shop.ts'
import { signedIn } from './support/staff.ts'
import type { Browser } from './support/app.ts'

let shop: Shop
let owner: Browser
beforeAll(async () => {
  shop = await createShop()
  owner = await signedIn(shop)
})
afterAll(() => shop.close())

const settings = async () => (await owner.get('/api/admin/settings')).json<AdminSettings>()
const change = async (wanted: object) =>
  owner.send({
    method: 'PATCH',
    url: '/api/admin/settings',
    payload: { was: await settings(), changes: wanted },
  })
const catalog = async () =>
  (await shop.browser().get('/api/catalog?locale=en')).json<
    Pick<AdminSettings, 'seasonalBanner' | 'openingHours' | 'timeZone'>
  >()
const trail = async () =>
  (
    await shop.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'settings.changed')
      .orderBy('id')
      .execute()
  ).map(({ details }) => details)

test('§7: GET /api/settings answers exactly the six fields, cached for 5 minutes', async () => {
  const response = await shop.browser().get('/api/settings')
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('public, max-age=300')
  expect(Object.keys(response.json()).sort()).toEqual([
    'contactAddress',
    'contactEmail',
    'contactPhone',
    'contactWhatsapp',
    'socialFacebook',
    'socialInstagram',
  ])
})

test('§9: a new shop is open Monday to Friday 9:00 to 18:00, Saturday 10:00 to 16:00, Sunday closed', async () => {
  const weekday = { opens: '09:00', closes: '18:00' }
  const saturday = { opens: '10:00', closes: '16:00' }
  const { openingHours, timeZone, seasonalBanner } = await catalog()
  expect(openingHours).toEqual([weekday, weekday, weekday, weekday, weekday, saturday, null])
  expect([timeZone, seasonalBanner]).toEqual(['America/Sao_Paulo', 'auto'])
})

test('the owner changes banner and hours: the catalog follows, the log names what changed', async () => {
  const hoursBefore = (await settings()).openingHours
  const openingHours = [...hoursBefore.slice(0, 6), { opens: '10:00', closes: '24:00' }]
  const before = (await trail()).length
  expect((await change({ seasonalBanner: 'easter', openingHours })).statusCode).toBe(200)
  await eventually(async () =>
    expect(await catalog()).toMatchObject({ seasonalBanner: 'easter', openingHours }),
  )
  expect((await change({ seasonalBanner: 'easter' })).statusCode).toBe(200)
  expect((await trail()).slice(before)).toEqual([
    { seasonalBanner: { was: 'auto', now: 'easter' }, openingHours: { was: hoursBefore, now: openingHours } },
  ])
})

test('the owner sets the language and the currency of who has chosen neither', async () => {
  const priced = async (query: string) => {
    const answer = (await shop.browser().get(`/api/catalog?${query}`)).json<Catalog>()
    return [answer.defaultLocale, answer.defaultCurrency, answer.currency]
  }
  expect(await priced('locale=pt')).toEqual(['en', null, 'BRL'])
  expect((await change({ defaultLocale: 'pt', defaultCurrency: 'EUR' })).statusCode).toBe(200)
  await eventually(async () => expect(await priced('locale=pt')).toEqual(['pt', 'EUR', 'EUR']))
  expect(await priced('locale=en')).toEqual(['pt', 'EUR', 'EUR'])
  // A selected country has its own currency.
  expect(await priced('locale=en&country=CA')).toEqual(['pt', 'EUR', 'CAD'])
  const unpriced = await change({ defaultCurrency: 'XXX' })
  expect([unpriced.statusCode, unpriced.json().details.issues[0].path]).toEqual([
    400,
    'body/changes/defaultCurrency',
  ])
  expect((await trail()).at(-1)).toEqual({
    defaultLocale: { was: 'en', now: 'pt' },
    defaultCurrency: { was: null, now: 'EUR' },
  })
  expect((await change({ defaultLocale: 'en', defaultCurrency: null })).statusCode).toBe(200)
  await eventually(async () => expect(await priced('locale=pt')).toEqual(['en', null, 'BRL']))
})

test('title, contacts and capacity are the shop’s at once; of contacts the log keeps only the name', async () => {
  const wanted = { siteTitle: 'Little Note', contactPhone: '+55 11 98765-4321', dailyCapacity: 7 }
  const before = (await trail()).length
  const stored = { ...wanted, contactPhone: '+55 11 98765 4321' }
  expect((await change(wanted)).json()).toMatchObject(stored)
  await eventually(async () => {
    const { siteTitle, slots } = (await shop.browser().get('/api/catalog?locale=en')).json<Catalog>()
    expect([siteTitle, slots.capacity]).toEqual(['Little Note', 7])
    const { contactPhone } = (await shop.browser().get('/api/settings')).json()
    expect(contactPhone).toBe(stored.contactPhone)
  })
  expect((await trail()).slice(before)).toEqual([
    {
      siteTitle: { was: 'Recadinho', now: 'Little Note' },
      contactPhone: {},
      dailyCapacity: { was: 23, now: 7 },
    },
  ])
})

test('a stale edit is refused with the names of what changed; edits of different fields do not collide', async () => {
  const seen = await settings()
  const edit = (changes: object) =>
    owner.send({ method: 'PATCH', url: '/api/admin/settings', payload: { was: seen, changes } })
  expect((await edit({ siteTitle: 'First' })).statusCode).toBe(200)
  const stale = await edit({ siteTitle: 'Second', contactAddress: 'Rua A, 1' })
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { code: 'version_conflict', details: { changed: ['siteTitle'] } },
  ])
  expect(await settings()).toMatchObject({ siteTitle: 'First', contactAddress: seen.contactAddress })
  // A change that was made already, or of other fields, causes no conflict.
  expect((await edit({ siteTitle: 'First' })).statusCode).toBe(200)
  expect((await edit({ contactAddress: 'Rua A, 1' })).statusCode).toBe(200)
})

test('card, PIX and each gateway can be switched off, and the list of gateways says why one is off', async () => {
  const states = async () =>
    Object.fromEntries(
      (await owner.get('/api/admin/gateways'))
        .json<GatewayStates>()
        .items.map(({ gateway, offReason }) => [gateway, offReason]),
    )
  const configured = await states()
  expect(configured).toMatchObject({ stripe: null, links: 'no_links' })
  const methods = async () =>
    (await shop.browser().get('/api/catalog?locale=pt'))
      .json<Catalog>()
      .paymentOptions.map(({ gateway, method }) => `${gateway} ${method}`)
  expect(await methods()).toContain('stripe card')

  await change({ gatewaysOff: ['stripe'] })
  expect(await states()).toMatchObject({ stripe: 'switched_off' })
  await eventually(async () => expect((await methods()).join()).not.toContain('stripe'))
  await change({ gatewaysOff: [], cardEnabled: false, pixEnabled: false })
  expect(await states()).toMatchObject({ stripe: 'methods_off', links: 'methods_off' })
  await eventually(async () => expect(await methods()).toEqual([]))
  await change({ cardEnabled: true, pixEnabled: true })
  await eventually(async () => expect(await methods()).toContain('stripe card'))
})

test.each([
  ['a banner that is not drawn', { seasonalBanner: 'halloween' }, 'validation_failed'],
  ['a zone that nobody knows', { timeZone: 'Moon/Crater' }, 'validation_failed'],
  ['an offset instead of a zone', { timeZone: '+03:00' }, 'validation_failed'],
  ['a week of six days', { openingHours: Array(6).fill(null) }, 'validation_failed'],
  [
    'a day that ends before it begins',
    { openingHours: [{ opens: '18:00', closes: '09:00' }, ...Array<null>(6).fill(null)] },
    'validation_failed',
  ],
  [
    'an hour that no clock shows',
    { openingHours: [{ opens: '25:00', closes: '26:00' }, ...Array<null>(6).fill(null)] },
    'validation_failed',
  ],
  ['no title', { siteTitle: ' ' }, 'validation_failed'],
  ['an address that runs', { socialInstagram: 'javascript:alert(1)' }, 'validation_failed'],
  ['an e-mail address that is none', { contactEmail: 'us' }, 'validation_failed'],
  ['an e-mail address without a domain', { contactEmail: 'a@b' }, 'validation_failed'],
  ['a phone number that is none', { contactPhone: 'call me' }, 'validation_failed'],
  ['a WhatsApp number that is none', { contactWhatsapp: 'abc' }, 'validation_failed'],
  ['a WhatsApp number abroad', { contactWhatsapp: '+1 201 555 0123' }, 'validation_failed'],
  ['fewer than no spots', { dailyCapacity: -1 }, 'validation_failed'],
  ['a gateway that nobody knows', { gatewaysOff: ['paypal'] }, 'validation_failed'],
  ['no change at all', {}, 'validation_failed'],
  ['a field of its own', { colour: 'red' }, 'validation_failed'],
])('%s is refused, and nothing changes', async (_, wanted, code) => {
  const before = await settings()
  const response = await change(wanted)
  expect([response.statusCode, response.json().code]).toEqual([400, code])
  expect(await settings()).toEqual(before)
})

test('under maintenance nothing new is ordered or paid; what was paid is still shown; afterwards all is as before', async () => {
  const buyer = shop.browser()
  const paid = await paidOrder(shop, buyer)
  const waiting = shop.browser()
  const { order } = await placeOrder(waiting)
  const status = async () => (await shop.browser().get('/api/status')).json()
  expect(await status()).toEqual({ maintenance: false })

  await change({ maintenance: true })
  await eventually(async () => expect(await status()).toEqual({ maintenance: true }))
  const refusals = [
    await waiting.post('/api/orders', orderBody, withKey()),
    await requestPayment(waiting, order.id, 'card'),
  ]
  expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [503, 'maintenance'],
    [503, 'maintenance'],
  ])
  expect((await buyer.get(`/api/orders/${paid.id}`)).json()).toMatchObject({ status: 'in_production' })

  await change({ maintenance: false })
  await eventually(async () => expect(await status()).toEqual({ maintenance: false }))
  expect((await requestPayment(waiting, order.id, 'card')).statusCode).toBe(201)
})

test('under maintenance an order with nothing to pay is not confirmed either', async () => {
  await shop.db.insertInto('promo_codes').values({ code: 'GIFT', percentage: 100 }).execute()
  const buyer = shop.browser()
  const { order } = await placeOrder(buyer, { promoCode: 'GIFT' })
  await change({ maintenance: true })
  await expect
    .poll(async () => (await shop.browser().get('/api/status')).json())
    .toEqual({ maintenance: true })
  const refused = await requestPayment(buyer, order.id, 'card')
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'maintenance'])
  await change({ maintenance: false })
  await expect.poll(async () => (await requestPayment(buyer, order.id, 'card')).statusCode).toBe(201)
})

test('the maintenance switch is answered without a cache', async () => {
  expect((await shop.browser().get('/api/status')).headers['cache-control']).toBe('no-store')
})

test('who knows the answer of the maintenance switch is told that it is still so', async () => {
  const known = String((await shop.browser().get('/api/status')).headers['etag'])
  const request = () => shop.browser().get('/api/status', { headers: { 'if-none-match': known } })
  const same = await request()
  expect([same.statusCode, same.body]).toEqual([304, ''])
  await change({ maintenance: true })
  await eventually(async () => expect((await request()).json()).toEqual({ maintenance: true }))
  await change({ maintenance: false })
  await eventually(async () => expect((await request()).statusCode).toBe(304))
})

test('production staff see and change no settings', async () => {
  const maker = await signedIn(shop, 'maker@recadinho.test')
  await shop.db
    .updateTable('staff')
    .set({ role: 'production' })
    .where('email', '=', 'maker@recadinho.test')
    .execute()
  await eventually(async () => expect((await maker.get('/api/admin/settings')).statusCode).toBe(403))
})

test.each([
  [{ contactWhatsapp: '(55) 99912-3456' }, { contactWhatsapp: '+55 55 99912 3456' }],
  [{ contactWhatsapp: '011 98765-4321' }, { contactWhatsapp: '+55 11 98765 4321' }],
  [{ contactPhone: '+1 201-555-0123' }, { contactPhone: '+1 201 555 0123' }],
  [
    { contactWhatsapp: '', contactPhone: '' },
    { contactWhatsapp: '', contactPhone: '' },
  ],
])('the contact details %j are stored as they are shown', async (typed, stored) => {
  expect((await change(typed)).json()).toMatchObject(stored)
  await eventually(async () =>
    expect((await shop.browser().get('/api/settings')).json()).toMatchObject(stored),
  )
})

test('contact details from before they were checked are shown, and can be replaced', async () => {
  const before = { contact_email: 'a@b', contact_phone: 'call me', contact_whatsapp: 'abc' }
  await shop.db.updateTable('settings').set(before).execute()
  const seen = { contactEmail: 'a@b', contactPhone: 'call me', contactWhatsapp: 'abc' }
  expect(await settings()).toMatchObject(seen)
  const blank = { contactEmail: '', contactPhone: '', contactWhatsapp: '' }
  const answer = await owner.send({
    method: 'PATCH',
    url: '/api/admin/settings',
    payload: { was: seen, changes: blank },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, blank])
})
