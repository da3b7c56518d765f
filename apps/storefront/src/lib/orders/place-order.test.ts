// @vitest-environment jsdom
import { ApiError } from '@recadinho/contracts/client'
import type { PlaceOrderBody } from '@recadinho/contracts/orders'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { errorCode } from '../api/error-text.ts'
import { draftAtom } from '../draft/draft-atom.ts'
import { rememberSeen } from '../script/seen-script.ts'
import { missingStep } from './order-content.ts'
import { isUnclear } from '../payments/first-payment.ts'
import { rememberedOrder } from './order-memory.ts'
import { placeOrder } from './place-order.ts'

const market = { locale: 'en', country: 'US' } as const
const total = { amount: 990, currency: 'USD' } as const
const payment = { gateway: 'stripe', method: 'card', flow: 'inline' } as const
const waiting = {
  signal: new AbortController().signal,
  onDoubt: vi.fn<() => void>(),
  pause: () => Promise.resolve(),
}

const opened = { payment: { outcome: 'processing' }, next: { kind: 'card_form', clientSecret: 's' } }
const order = anOrder({ status: 'pending', paymentStatus: 'unpaid' })
const placed = { order, accessToken: 'a', payment: opened, paymentError: null }

/** A shop with a complete draft, and what `createOrder` is called with. */
async function shopWithDraft(answer: () => unknown = () => placed) {
  const { packages, characters, ...page } = loadPageData('en').catalog
  const shop = await inShop({
    answer: (name) => (name === 'getCatalog' ? { packages, characters, ...page } : answer()),
  })
  shop.store.set(draftAtom, {
    selectedPackage: { id: 'one-character', price: { amount: 990, currency: 'USD' }, charactersCount: 1 },
    selectedCharacters: [{ id: 'princess-amara' }],
    childName: 'Mia',
    childAge: 6,
    occasion: 'birthday',
    whatsappNumber: '11 98765 4321',
    whatsappCountry: 'BR',
    additionalNotes: 'She sings to her dog.',
    guardianName: 'Ana Souza',
    guardianEmail: 'ana@example.com',
  })
  const sent = async () => {
    await placeOrder(shop, market, total, { payment, ...waiting })
    const call = shop.call.mock.calls.findLast(([name]) => name === 'createOrder')
    return (call?.[1] as { body: PlaceOrderBody } | undefined)?.body // as the endpoint has it
  }
  return { ...shop, sent }
}
const line = {
  id: 'opening',
  speakers: ['princess-amara'],
  text: 'Mia, my dear!',
  sayAs: [],
  mood: null,
  pause: 0,
  origin: 'buyer',
  part: 'opening',
  topic: null,
  note: null,
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an order says in which time zone the buyer is', async () => {
  const { sent } = await shopWithDraft()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(await sent()).toMatchObject({ childName: 'Mia', timeZone })
})

test('an order has the script that the preview showed, to the letter', async () => {
  const { store, sent } = await shopWithDraft()
  rememberSeen([line, { ...line, id: 'buyer-1', text: ' Bye! ' }], store.get(draftAtom), market)
  expect((await sent())?.script).toEqual([line, { ...line, id: 'buyer-1', text: 'Bye!' }])
})

test('without a preview in this tab the script is written for the order, with the buyer’s edits', async () => {
  const { store, sent } = await shopWithDraft()
  const script = { own: false, name: 'Mia', cast: ['princess-amara'], lines: [line], removed: ['wish'] }
  store.set(draftAtom, { script })
  const lines = (await sent())?.script ?? []
  expect(lines[0]).toEqual(line)
  expect(lines.map(({ part }) => part)).toEqual(['opening', 'detail', 'occasion', 'detail', 'farewell'])
})

test('a script that cannot be said is to be corrected before it is paid for', async () => {
  const { store } = await shopWithDraft()
  expect(missingStep(store.get(draftAtom), market)).toBeUndefined()
  store.set(draftAtom, { script: { own: false, name: '', cast: [], lines: [], removed: [] } })
  expect(missingStep(store.get(draftAtom), market)).toBe('personalization')
})

test('an order carries its first payment, and keeps its key for the next request', async () => {
  const { sent, store } = await shopWithDraft()
  expect(await sent()).toMatchObject({ payment })
  const { id } = store.get(draftAtom)
  expect(rememberedOrder(order.id)?.keys).toEqual({ 'stripe.card.inline': id })
})

test('the first payment’s answer is used once; asked again, the same request is repeated', async () => {
  const shop = await shopWithDraft()
  const { first } = await placeOrder(shop, market, total, { payment, ...waiting })
  const posts = () => shop.call.mock.calls.filter(([name]) => name === 'createOrder')
  expect(await first?.()).toEqual(opened)
  expect(posts()).toHaveLength(1)
  expect(await first?.()).toEqual(opened)
  expect(posts()).toHaveLength(2)
  expect(posts()[1]?.[1]).toEqual(posts()[0]?.[1])
})

test.each([
  ['gateway_unavailable', true],
  ['payment_method_unavailable', false],
] as const)(
  'a first payment that is refused with %s rejects like a call of its own',
  async (code, unclear) => {
    const refused = { ...placed, payment: null, paymentError: { code, message: '', requestId: 'r' } }
    const { first } = await placeOrder(await shopWithDraft(() => refused), market, total, {
      payment,
      ...waiting,
    })
    const error = await first?.().catch((each: unknown) => each)
    expect([errorCode(error), isUnclear(error)]).toEqual([code, unclear])
  },
)

const card = { token: 'a-card-token', brand: 'visa', installments: 1 }

test('P1.4: a request with a card token whose answer is lost is repeated until its outcome is known', async () => {
  const onDoubt = vi.fn<() => void>()
  const answers: (() => unknown)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new ApiError(504, 'Gateway Timeout', '<html>')),
    () => placed,
  ]
  const shop = await shopWithDraft(() => answers.shift()?.())
  const request = { ...waiting, onDoubt, payment: { ...payment, card } }
  expect(await placeOrder(shop, market, total, request)).toMatchObject({ order })
  expect(onDoubt).toHaveBeenCalledTimes(2)
  const keys = shop.call.mock.calls.map(([, input]) => (input as { idempotencyKey?: string }).idempotencyKey) // as sent
  expect(new Set(keys.filter(Boolean)).size).toBe(1)
})

test.each([
  ['without a card', undefined, new TypeError('Failed to fetch')],
  ['of a shop in maintenance', card, new ApiError(503, '', JSON.stringify({ code: 'maintenance' }))],
])('a lost answer %s is the buyer’s to try again', async (_, given, error) => {
  const shop = await shopWithDraft(() => Promise.reject(error))
  const request = { ...waiting, payment: { ...payment, ...(given && { card: given }) } }
  await expect(placeOrder(shop, market, total, request)).rejects.toBe(error)
})
