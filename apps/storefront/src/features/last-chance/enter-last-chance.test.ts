// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { rememberOrder } from '../../lib/orders/order-memory.ts'
import { timeLeft } from '../../lib/orders/server-clock.ts'
import { createShopContext, type ShopContext } from '../../lib/context.ts'
import { emptyDraft, type Draft } from '../../lib/draft/draft.ts'
import { draftAtom, resetDraftAtom } from '../../lib/draft/draft-atom.ts'
import { enterLastChance } from './enter-last-chance.ts'
import { isOfferable } from './offerable.ts'

const money = (amount: number) => ({ amount, currency: 'USD' })
const start = Date.parse('2026-11-21T12:00:00.000Z')
const end = '2026-11-21T13:00:00.000Z'
const catalog = {
  packages: [{ id: 'one-character', title: { en: 'One character', pt: 'Um personagem' }, price: money(990) }],
  characters: [{ id: 'bramble', picture: 'bramble' }],
  countries: [],
  offers: [{ code: 'LASTCHANCE15', discountPercentage: 15, endsAt: end, packageIds: null }],
  serverTime: new Date(start).toISOString(),
}
const complete: Partial<Draft> = {
  selectedPackage: { id: 'one-character', price: money(990), charactersCount: 1 },
  selectedCharacters: [{ id: 'bramble' }],
  childName: 'Olivia',
  childAge: 6,
  occasion: 'birthday',
  whatsappNumber: '+55 11 98765-4321',
  additionalNotes: 'She sings.',
}
const worth = (code: string, discountPercentage: number) => ({
  code,
  discountPercentage,
  endsAt: end,
  serverTime: new Date(start).toISOString(),
  amounts: {
    price: money(990),
    discount: money(Math.round(9.9 * discountPercentage)),
    total: money(990 - Math.round(9.9 * discountPercentage)),
  },
})
const refusal = (reason: string) => ({
  code: 'promo_code_invalid',
  message: '',
  details: { reason },
  requestId: 'r',
})

/** Stubs the server's response for each code. */
function serve(codes: Record<string, object>, shop: object = catalog) {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (address, init) => {
      // The client passes the path and the body as strings.
      if ((address as string).startsWith('/api/catalog')) return Response.json(shop)
      const { code } = JSON.parse(init?.body as string) as { code: string } // a check's body
      const answer = codes[code] ?? refusal('unknown')
      return Response.json(answer, { status: 'amounts' in answer ? 200 : 409 })
    }),
  )
}
let shop: ShopContext
const enter = () => enterLastChance(shop)

beforeEach(async () => {
  // The device is a day behind.
  vi.useFakeTimers({ now: start - 24 * 3_600_000, toFake: ['Date'] })
  localStorage.clear()
  shop = await createShopContext('en', loadPageData('en'))
  shop.store.set(draftAtom, complete)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a complete order gets the offer at the server’s price, with its end on the server’s clock', async () => {
  serve({ LASTCHANCE15: worth('LASTCHANCE15', 15) })
  const found = await enter()
  expect(found).toMatchObject({
    kind: 'offer',
    insteadOf: undefined,
    forEveryone: false,
    offer: { percentage: 15, amounts: { price: money(990), total: money(841) } },
    order: {
      childName: 'Olivia',
      packageTitle: 'One character',
      characters: [{ id: 'bramble', picture: 'bramble' }],
    },
  })
  expect(found.kind === 'offer' && timeLeft(end, found.offer.offset)).toBe(3_600_000)
})

test.each(['ended', 'used_up', 'unknown', 'not_started', 'other_package'])(
  'an offer that is refused as %s says so, with the full price',
  async (reason) => {
    serve({ LASTCHANCE15: refusal(reason) })
    expect(await enter()).toMatchObject({ kind: 'refused', reason, total: money(990) })
  },
)

test('a better code of the draft stays; a weaker one is replaced; an ended one is ignored', async () => {
  shop.store.set(draftAtom, { promoCode: { code: 'OWN', discountPercentage: 20 } })
  serve({ LASTCHANCE15: worth('LASTCHANCE15', 15), OWN: worth('OWN', 20) })
  expect(await enter()).toMatchObject({ kind: 'has_code', code: 'OWN', amounts: { total: money(792) } })
  serve({ LASTCHANCE15: worth('LASTCHANCE15', 15), OWN: worth('OWN', 10) })
  expect(await enter()).toMatchObject({ kind: 'offer', insteadOf: 'OWN' })
  serve({ LASTCHANCE15: worth('LASTCHANCE15', 15), OWN: refusal('ended') })
  expect(await enter()).toMatchObject({ kind: 'offer', insteadOf: undefined })
})

test.each([15, 20])(
  'E16: while everyone is offered %i %%, that is what the page offers',
  async (percentage) => {
    const everyones = { code: 'WELCOME20', discountPercentage: percentage, endsAt: end, packageIds: null }
    serve(
      { LASTCHANCE15: worth('LASTCHANCE15', 15), WELCOME20: worth('WELCOME20', percentage) },
      { ...catalog, offers: [...catalog.offers, everyones] },
    )
    expect(await enter()).toMatchObject({
      kind: 'offer',
      forEveryone: true,
      offer: { code: 'WELCOME20', percentage },
    })
    shop.store.set(draftAtom, { promoCode: { code: 'WELCOME20', discountPercentage: 20 } })
    expect(await enter()).toMatchObject({ kind: 'has_code', code: 'WELCOME20' })
  },
)

test('an announced offer that the server refuses does not stand in the way', async () => {
  const everyones = { code: 'WELCOME20', discountPercentage: 20, endsAt: end, packageIds: null }
  serve(
    { LASTCHANCE15: worth('LASTCHANCE15', 15), WELCOME20: refusal('used_up') },
    { ...catalog, offers: [...catalog.offers, everyones] },
  )
  expect(await enter()).toMatchObject({
    kind: 'offer',
    forEveryone: false,
    offer: { code: 'LASTCHANCE15' },
  })
})

test('without a payable order it says what is missing', async () => {
  serve({})
  shop.store.set(draftAtom, { childName: '' })
  expect(await enter()).toEqual({ kind: 'no_order', step: 'personalization', empty: false })
  shop.store.set(resetDraftAtom)
  expect(await enter()).toEqual({ kind: 'no_order', step: 'package', empty: true })
})

test('an existing order continues at the checkout', async () => {
  serve({ LASTCHANCE15: worth('LASTCHANCE15', 15) })
  const orderId = '0197a1c0-0000-7000-8000-000000000000'
  rememberOrder({ orderId, token: '', draftId: shop.store.get(draftAtom).id, content: '', keys: {} })
  await expect(enter()).rejects.toMatchObject({ options: { to: '/checkout' } })
})

test('an unanswered request is an error, not an ended offer', async () => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
  await expect(enter()).rejects.toThrow('offline')
})

test('the offer is made for a complete, unordered draft without a code, while the shop announces it', () => {
  const known = { catalog: catalog as never, heardAt: Date.now() } // the fields that are read
  const draft = { ...emptyDraft(), ...complete }
  const market = { locale: 'en' } as const
  expect(isOfferable(draft, market, known)).toBe(true)
  expect(isOfferable({ ...draft, childAge: null }, market, known)).toBe(false)
  expect(isOfferable({ ...draft, promoCode: { code: 'OWN', discountPercentage: 5 } }, market, known)).toBe(
    false,
  )
  expect(isOfferable(draft, market, { ...known, catalog: { ...catalog, offers: [] } as never })).toBe(false)
  const only = (packageIds: string[]) => {
    const offers = catalog.offers.map((offer) => ({ ...offer, packageIds }))
    return isOfferable(draft, market, { ...known, catalog: { ...catalog, offers } as never })
  }
  expect([only(['one-character']), only(['two-characters'])]).toEqual([true, false])
  // It ends an hour later, whatever the device's clock.
  vi.setSystemTime(Date.now() + 3_600_000)
  expect(isOfferable(draft, market, known)).toBe(false)
})
