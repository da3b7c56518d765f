import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { Order } from '@recadinho/contracts/orders'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { errorCode } from '../../lib/api/error-text.ts'
import { dropPaymentKey } from '../../lib/orders/order-memory.ts'
import { fetchOrder, keepOrder, knownOrder, refreshOrder } from '../../lib/orders/order-query.ts'
import { isPaid } from '../../lib/orders/outcome.ts'
import type { FirstRequest, Prepared } from '../../lib/orders/place-order.ts'
import { useShop } from '../../lib/use-shop.ts'
import { optionKey } from '../../lib/payments/checkout-routes.ts'
import { openPayment } from '../../lib/payments/open-payment.ts'
import { payOrder, applyCardResult, type CardForm, type PayResult } from '../../lib/payments/pay-order.ts'
import { problemOf, type Problem } from '../../lib/payments/problem.ts'
import { resolveDoubt } from '../../lib/payments/resolve-doubt.ts'

export interface PaymentOptions {
  option: PaymentOption | undefined
  /** The total that the buyer sees and accepts. */
  shownTotal: Money
  /** Creates the order with its first payment, or returns the existing one. */
  prepare: (request: FirstRequest) => Promise<Prepared>
  /** The order link's token. */
  token?: string | undefined
  /** The current code is unusable: create another. */
  renew?: boolean
  onProblem?: (problem: Problem | undefined) => void
  /** A code or a payment link is ready. */
  onShown: (order: Order) => void
  onDone: (order: Order) => void
  /** The server does not know the outcome of an earlier attempt. */
  onDoubt?: (order: Order) => void
}

export interface Payment {
  busy: boolean
  problem: Problem | undefined
  /** The gateway's form while it is mounted. */
  card: RefObject<CardForm | null>
  /** Pays with the mounted form, or with a wallet's. */
  pay: (form?: CardForm) => Promise<void>
  forget: () => void
}

/** Milliseconds after which a buyer wonders whether anything happens. */
export const longAnswer = 8000

/** Runs a payment, from the press of the button to its result. */
export function usePayment(options: PaymentOptions): Payment {
  const shop = useShop()
  const card = useRef<CardForm>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const page = useRef<AbortController>(null)
  useEffect(() => {
    const here = new AbortController()
    page.current = here
    return () => here.abort()
  }, [])

  // Back from the gateway's page restores this page from the browser's cache in its old state.
  useEffect(() => {
    const here = new AbortController()
    addEventListener('pageshow', (event) => event.persisted && setBusy(false), { signal: here.signal })
    return () => here.abort()
  }, [])

  const pay = async (form?: CardForm) => {
    const { option } = options
    if (busy || !option) return
    setBusy(true)
    setProblem(undefined)
    const address = location.href
    const result = await attempt(option, form)
    // It stays busy until the gateway's page loads. The stream may report the attempt before the response arrives, so
    // that another panel replaces the form: if the buyer is still at this URL, they go to the gateway anyway.
    if (result.kind === 'leave' && location.href === address) return location.assign(result.url)
    if (page.current?.signal.aborted) return
    setBusy(false)
    finish(result)
  }

  const attempt = async (option: PaymentOption, walletForm: CardForm | undefined): Promise<PayResult> => {
    const { prepare, shownTotal, token, renew = false } = options
    const byForm = option.flow === 'inline' && shownTotal.amount > 0
    const form = byForm ? (walletForm ?? card.current) : null
    const ended = (order: Order) => dropPaymentKey(order.id, optionKey(option))
    if (byForm && !form) return { kind: 'no_form' }
    const { gateway, method, flow } = option
    const waiting = {
      signal: page.current?.signal ?? AbortSignal.abort(),
      onDoubt: () => setProblem({ kind: 'doubt' }),
    }
    const result = await payOrder({
      card: form,
      prepare: (card) =>
        withNotice(prepare({ payment: { gateway, method, flow, ...(card && { card }) }, ...waiting })),
      open: ({ order, first }, card) =>
        withNotice(openPayment(shop.api, order, { option, shownTotal, token, card, renew, first })),
      ended,
    })
    if (result.kind !== 'doubt') return result
    setProblem({ kind: 'doubt' })
    const { order, check } = result
    const known = await resolveDoubt({
      check,
      fetchOrder: () => fetchOrder(shop.api, order.id, token),
      signal: waiting.signal,
    })
    return known ? applyCardResult(known, order, check, ended) : result
  }

  /** Announces a slow response, except while the bank asks the buyer something. */
  const withNotice = async <T>(answer: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => setProblem((now) => now ?? { kind: 'slow' }), longAnswer)
    try {
      return await answer
    } finally {
      clearTimeout(timer)
      setProblem((now) => (now?.kind === 'slow' ? undefined : now))
    }
  }

  const finish = (result: PayResult) => {
    const { queryClient } = shop
    if (result.kind === 'done') {
      const known = knownOrder(queryClient, result.order.id) ?? result.order
      // Until the server knows this attempt, the stored one is the previous: its refusal would be shown for this one.
      if (!isPaid(known)) keepOrder(queryClient, { ...known, payment: null, paymentStatus: 'processing' })
      return options.onDone(result.order)
    }
    if (result.kind === 'shown') {
      const { order, created } = result
      // The panel shows the attempt immediately; the stream brings the rest.
      const known = knownOrder(queryClient, order.id) ?? order
      keepOrder(queryClient, { ...known, payment: created.payment, paymentStatus: 'processing' })
      return options.onShown(order)
    }
    if (result.kind === 'payment_refused') {
      const code = errorCode(result.error)
      if (code === 'order_not_payable') void lookAgain(result.order)
      if (code === 'payment_outcome_unknown') options.onDoubt?.(result.order)
    }
    const left = problemOf(result)
    setProblem(left)
    options.onProblem?.(left)
  }

  /** The order was paid otherwise in the meantime, or closed by the shop. */
  const lookAgain = async ({ id }: Order) => {
    const order = await refreshOrder(shop, id, options.token).catch(() => undefined)
    if (order && isPaid(order)) options.onDone(order)
  }

  return { busy, problem, card, pay, forget: () => setProblem(undefined) }
}
