import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStorage } from '../storage.ts'
import { newKey } from '../draft/draft.ts'
import {
  claimSale,
  dropPaymentKey,
  orderOfDraft,
  paymentKey,
  rememberedOrder,
  rememberedOrders,
  rememberOrder,
  type RememberedOrder,
} from './order-memory.ts'

const key = 'recadinho.checkout.v1'
const memory = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[key, text]])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage // only these are called
  return safeStorage(() => storage)
}
const entry = (change: Partial<RememberedOrder> = {}): RememberedOrder => ({
  orderId: newKey(),
  token: 'abcdefghijklmnopqrstuv',
  draftId: newKey(),
  content: '0123456789abcdef',
  keys: {},
  ...change,
})

test('the sale of an order that was made here is reported by one page only', () => {
  const storage = memory()
  const { orderId } = entry()
  expect(claimSale(orderId, storage)).toBe(false)
  rememberOrder(entry({ orderId }), storage)
  expect([claimSale(orderId, storage), claimSale(orderId, storage)]).toEqual([true, false])
})

test('an order is found by its own id and by its draft', () => {
  const storage = memory()
  const [older, newer] = [entry(), entry()]
  rememberOrder(older, storage)
  rememberOrder(newer, storage)
  expect(rememberedOrders(storage)).toEqual([newer, older])
  expect(rememberedOrder(older.orderId, storage)).toEqual(older)
  expect(orderOfDraft(newer.draftId ?? '', storage)).toEqual(newer)
  expect(orderOfDraft(newKey(), storage)).toBeUndefined()
})

test('the newest eight are stored, as many as the order cookie holds', () => {
  const storage = memory()
  const all = Array.from({ length: 10 }, () => entry())
  for (const each of all) rememberOrder(each, storage)
  expect(rememberedOrders(storage)).toEqual(all.slice(2).reverse())
})

test('a payment keeps its key over reloads until it is dropped; each option has its own', () => {
  const storage = memory()
  const { orderId } = entry()
  const card = paymentKey(orderId, 'card', storage)
  const pix = paymentKey(orderId, 'pix', storage)
  expect(pix).not.toBe(card)
  expect(paymentKey(orderId, 'card', storage)).toBe(card)
  dropPaymentKey(orderId, 'card', storage)
  expect(paymentKey(orderId, 'card', storage)).not.toBe(card)
  expect(paymentKey(orderId, 'pix', storage)).toBe(pix)
})

test('any JSON in storage is read without throwing, and can be overwritten', () => {
  const nearly = fc.array(
    fc.record(
      {
        orderId: fc.oneof(fc.uuid(), fc.jsonValue()),
        token: fc.oneof(fc.string(), fc.jsonValue()),
        draftId: fc.oneof(fc.uuid(), fc.jsonValue()),
        content: fc.jsonValue(),
        keys: fc.oneof(fc.record({ card: fc.oneof(fc.uuid(), fc.jsonValue()) }), fc.jsonValue()),
      },
      { requiredKeys: [] },
    ),
  )
  fc.assert(
    fc.property(fc.oneof(nearly, fc.jsonValue()), (stored) => {
      const storage = memory(JSON.stringify(stored))
      const orders = rememberedOrders(storage)
      expect(orders.length).toBeLessThanOrEqual(8)
      const added = entry()
      rememberOrder(added, storage)
      expect(rememberedOrder(added.orderId, storage)).toEqual(added)
    }),
  )
})

test('broken or blocked storage stores nothing, and a payment still has a key', () => {
  expect(rememberedOrders(memory('[{"orderId":'))).toEqual([])
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(paymentKey(newKey(), 'pix', blocked)).toMatch(/^[0-9a-f-]{36}$/)
})
