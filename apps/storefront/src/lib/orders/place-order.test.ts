// @vitest-environment jsdom
import type { CreateOrderBody } from '@recadinho/contracts/orders'
import { beforeEach, expect, test } from 'vitest'
import { loadPageData } from '../../../scripts/page-data.ts'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { draftAtom } from '../draft/draft-atom.ts'
import { rememberSeen } from '../script/seen-script.ts'
import { missingStep } from './order-content.ts'
import { placeOrder } from './place-order.ts'

const market = { locale: 'en', country: 'US' } as const
const total = { amount: 990, currency: 'USD' } as const

/** A shop with a complete draft, and what `createOrder` is called with. */
async function shopWithDraft() {
  const { packages, characters, ...page } = loadPageData('en').catalog
  const shop = await inShop({
    answer: (name) =>
      name === 'getCatalog'
        ? { packages, characters, ...page }
        : { order: anOrder({ status: 'pending', paymentStatus: 'unpaid' }), accessToken: 'a' },
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
    await placeOrder(shop, market, total)
    const call = shop.call.mock.calls.findLast(([name]) => name === 'createOrder')
    return (call?.[1] as { body: CreateOrderBody } | undefined)?.body // as the endpoint has it
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
  expect(lines.map(({ part }) => part)).toEqual(['opening', 'occasion', 'detail', 'farewell'])
})

test('a script that cannot be said is to be corrected before it is paid for', async () => {
  const { store } = await shopWithDraft()
  expect(missingStep(store.get(draftAtom), market)).toBeUndefined()
  store.set(draftAtom, { script: { own: false, name: '', cast: [], lines: [], removed: [] } })
  expect(missingStep(store.get(draftAtom), market)).toBe('personalization')
})
