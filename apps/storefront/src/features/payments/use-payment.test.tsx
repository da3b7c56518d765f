// @vitest-environment jsdom
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keepOrder, knownOrder } from '../../lib/orders/order-query.ts'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { stateOf } from '../../lib/orders/order-state.ts'
import { longAnswer, usePayment } from './use-payment.ts'

/** A shop where every attempt opens a card form. */
const shop = () =>
  inShop({
    answer: () => ({
      payment: { outcome: 'processing' },
      next: { kind: 'card_form', clientSecret: 's' },
    }),
  })

const option: PaymentOption = {
  gateway: 'stripe',
  method: 'card',
  flow: 'inline',
  expiresAfterSeconds: null,
  installments: 1,
  sandbox: true,
  publishableKey: 'pk_test_0',
  form: 'confirm',
  wallets: false,
}
const taken = {
  validate: async () => true,
  confirm: async () => ({ kind: 'taken' as const }),
  check: async () => ({ kind: 'taken' as const }),
}

async function payFor(order: ReturnType<typeof anOrder>) {
  const { queryClient, wrapper } = await shop()
  keepOrder(queryClient, order)
  const onDone = vi.fn<() => void>()
  const { result } = renderHook(
    () =>
      usePayment({
        option,
        shownTotal: order.amounts.total,
        prepare: async () => ({ order }),
        onShown: () => undefined,
        onDone,
      }),
    { wrapper },
  )
  await act(() => result.current.pay(taken))
  expect(onDone).toHaveBeenCalledOnce()
  return knownOrder(queryClient, order.id) ?? order
}

test.each(['failed', 'unpaid'] as const)(
  'paid after it was %s: its page waits for the server and does not show the old outcome',
  async (paymentStatus) => {
    const known = await payFor(anOrder({ status: 'pending', paymentStatus, dueAt: null }))
    expect(known).toMatchObject({ paymentStatus: 'processing', payment: null })
    expect(stateOf(known, new Date('2026-11-21T10:00:00Z'))).toBe('waiting')
  },
)

test('a slow shop is announced while it is slow, and once', async () => {
  const { queryClient, wrapper } = await shop()
  vi.useFakeTimers()
  const order = anOrder({ status: 'pending', paymentStatus: 'unpaid', dueAt: null })
  keepOrder(queryClient, order)
  const created = Promise.withResolvers<{ order: typeof order }>()
  const { result } = renderHook(
    () =>
      usePayment({
        option,
        shownTotal: order.amounts.total,
        prepare: () => created.promise,
        onShown: () => undefined,
        onDone: () => undefined,
      }),
    { wrapper },
  )
  let paying: Promise<void> | undefined
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  act(() => {
    paying = result.current.pay(taken)
  })
  await pass(longAnswer - 1)
  expect(result.current).toMatchObject({ busy: true, problem: undefined })
  await pass(1)
  expect(result.current).toMatchObject({ busy: true, problem: { kind: 'slow' } })
  created.resolve({ order })
  await act(async () => paying)
  expect(result.current).toMatchObject({ busy: false, problem: undefined })
  await pass(longAnswer)
  expect(result.current.problem).toBeUndefined()
  vi.useRealTimers()
})

test('each press of Pay before the card form has loaded is reported as a problem of its own', async () => {
  const { wrapper } = await shop()
  const prepare = vi.fn<() => Promise<never>>()
  const { result } = renderHook(
    () =>
      usePayment({
        option,
        shownTotal: anOrder().amounts.total,
        prepare,
        onShown: () => undefined,
        onDone: () => undefined,
      }),
    { wrapper },
  )
  await act(() => result.current.pay())
  const { problem } = result.current
  expect(problem).toEqual({ kind: 'no_form' })
  await act(() => result.current.pay())
  expect(result.current.problem).toEqual({ kind: 'no_form' })
  expect(result.current.problem).not.toBe(problem)
  expect(prepare).not.toHaveBeenCalled()
})
