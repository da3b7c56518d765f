// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../orders/an-order.ts'
import { useLookOnReturn } from './use-look-on-return.ts'

const asked = vi.hoisted(() => vi.fn<(endpoint: string) => Promise<unknown>>())
vi.mock('../../../lib/api/client.ts', () => ({ api: { call: asked } }))
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.restoreAllMocks()
})

const awaited = { id: 'p', gateway: 'stripe', method: 'pix', flow: 'code', outcome: 'processing' } as const
const order = anOrder({ payment: awaited as unknown as ReturnType<typeof anOrder>['payment'] }) // all that is looked at

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
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  renderHook(() => useLookOnReturn(order, undefined, waiting))
  happen()
  await vi.waitFor(() => expect(asked.mock.calls.map(([endpoint]) => endpoint)).toEqual(calls))
})

test('a second return while it is still being asked asks nothing more', async () => {
  let answer: (answered: unknown) => void = () => undefined
  asked.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  asked.mockResolvedValue(order)
  renderHook(() => useLookOnReturn(order, undefined, true))
  seen('visible')()
  seen('visible')()
  expect(asked).toHaveBeenCalledOnce()
  answer({ payment: awaited, next: null })
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})
