import { expect, test } from 'vitest'
import { safeStorage } from '../storage.ts'
import { newKey } from '../draft/draft.ts'
import { keepLastState, lastStateAt, type LastState } from './last-state.ts'

const storageWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [['recadinho.order-states.v1', text]])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as unknown as Storage // only these are called
  return safeStorage(() => storage)
}
const at = (url: string) => new URL(url, 'https://shop.test')
const stateOf = (change: Partial<LastState> = {}): LastState => ({
  orderId: newKey(),
  number: 'R-7K3M9Q',
  state: 'making',
  at: '2026-11-21T12:00:00.000Z',
  ...change,
})

test('the last state of an order is found by any address that names it', () => {
  const storage = storageWith()
  const last = stateOf()
  keepLastState(stateOf({ orderId: last.orderId, state: 'unpaid' }), storage)
  keepLastState(last, storage)
  for (const url of [
    `/order-confirmation?order=${last.orderId}&lang=pt`,
    `/video?order=${last.orderId}`,
    `/checkout/multi/${last.orderId}`,
  ])
    expect(lastStateAt(at(url), storage)).toEqual(last)
  expect(lastStateAt(at(`/video?order=${newKey()}`), storage)).toBeUndefined()
  expect(lastStateAt(at('/order-confirmation'), storage)).toBeUndefined()
})

test('the last eight orders are remembered', () => {
  const storage = storageWith()
  const all = Array.from({ length: 9 }, () => stateOf())
  for (const each of all) keepLastState(each, storage)
  const known = all.filter(({ orderId }) => lastStateAt(at(`/video?order=${orderId}`), storage))
  expect(known).toEqual(all.slice(1))
})

test.each([
  '{{{',
  '7',
  '[null, 7, {}]',
  JSON.stringify([{ ...stateOf({ orderId: 'x' }) }]),
  JSON.stringify([{ ...stateOf(), orderId: 'x', state: 'toString' }]),
])('stored nonsense (%s) is no state', (text) => {
  expect(lastStateAt(at('/video?order=x'), storageWith(text))).toBeUndefined()
})
