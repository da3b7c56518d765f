// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { draftAtom } from '../draft/draft-atom.ts'
import { placeOrder } from './place-order.ts'

test('an order says in which time zone the buyer is', async () => {
  const answer = () => ({ order: anOrder({ status: 'pending', paymentStatus: 'unpaid' }), accessToken: 'a' })
  const shop = await inShop({ answer })
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
  const total = { amount: 990, currency: 'USD' } as const
  await placeOrder(shop, { locale: 'en', country: 'US' }, total)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(shop.call).toHaveBeenCalledWith(
    'createOrder',
    expect.objectContaining({ body: expect.objectContaining({ childName: 'Mia', timeZone }) }),
  )
})
