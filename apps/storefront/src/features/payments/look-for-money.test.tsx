// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { useLookOnReturn } from './look-for-money.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const awaited = { id: 'p', gateway: 'stripe', method: 'pix', flow: 'code', outcome: 'processing' } as const
const order = anOrder({ payment: awaited as unknown as ReturnType<typeof anOrder>['payment'] }) // all that is read

const seen = (visibility: DocumentVisibilityState) => () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}
const shown = (persisted: boolean) => () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test.each([
  ['seen again', seen('visible'), true, ['createPayment', 'getOrder']],
  ['out of the browser’s memory', shown(true), true, ['createPayment', 'getOrder']],
  ['left', seen('hidden'), true, []],
  ['loaded', shown(false), true, []],
  ['seen again, with nothing to wait for', seen('visible'), false, []],
])('a page that is %s', async (_, happen, waiting, calls) => {
  const { call, wrapper } = await inShop({ answer: () => Promise.reject(new TypeError('Failed to fetch')) })
  renderHook(() => useLookOnReturn(order, undefined, waiting), { wrapper })
  happen()
  await vi.waitFor(() => expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual(calls))
})

test('a second return during the request sends no other request', async () => {
  const checked = Promise.withResolvers<unknown>()
  const answer = (name: string) => (name === 'createPayment' ? checked.promise : order)
  const { call, wrapper } = await inShop({ answer })
  renderHook(() => useLookOnReturn(order, undefined, true), { wrapper })
  seen('visible')()
  seen('visible')()
  expect(call).toHaveBeenCalledOnce()
  checked.resolve({ payment: awaited, next: null })
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
})
