import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { ApiError } from '@recadinho/contracts/client'
import type { CreateRefundBody, RefundState } from '@recadinho/contracts/money'
import { formatMoney, type Money } from '@recadinho/i18n/money'
import { intentDone, intentKey } from '../../lib/intent-key.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import type { Attempt } from './attempts.tsx'
import { orderMoneyOptions } from './money-queries.ts'

/** Refunds money of an attempt and reports the outcome; retries never refund twice. */
export function useRefund(order: AdminOrder, { payment }: Attempt, onDone: () => void) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const announce = (state: RefundState | undefined, amount: string) => {
    if (state === 'failed')
      return toasts.show({ title: t`The provider refused to refund ${amount}`, variant: 'destructive' })
    return toasts.show({
      title: state === 'succeeded' ? t`${amount} refunded` : t`Refund of ${amount} is on its way`,
    })
  }
  const mutation = useMutation({
    mutationFn: (body: CreateRefundBody) =>
      api.call('createRefund', {
        params: { id: order.id },
        body,
        idempotencyKey: intentKey(intentOf(order, body)),
      }),
    async onSuccess(money, body) {
      intentDone(intentOf(order, body))
      await showAnswer(queryClient, orderMoneyOptions(api, order.id).queryKey, money)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      void queryClient.invalidateQueries({ queryKey: ['money', 'inbox'] })
      const made = money.refunds.findLast(({ paymentId }) => paymentId === payment.id)
      announce(made?.state, formatMoney(body.amount, tag))
      onDone()
    },
    onError(error) {
      if (refundableOf(error)) void queryClient.invalidateQueries({ queryKey: ['money', 'order', order.id] })
    },
  })
  const { variables } = mutation
  /** The order was reloaded, so the next request is a new refund. */
  const startOver = () => {
    if (variables) intentDone(intentOf(order, variables))
    mutation.reset()
  }
  return { ...mutation, startOver }
}

/**
 * The key stays the same for the same payment and amount. If only the reason changes, the server refuses the request
 * instead of refunding the amount a second time after a lost response.
 */
const intentOf = ({ id }: AdminOrder, { paymentId, amount }: CreateRefundBody) =>
  JSON.stringify(['refund', id, paymentId, amount])

/** The refundable amount, if the server refused a higher one. */
export function refundableOf(error: unknown): Money | undefined {
  if (!(error instanceof ApiError) || error.code !== 'amount_mismatch') return undefined
  const refundable = error.body?.details?.['refundable']
  return isMoney(refundable) ? refundable : undefined
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'currency' in value &&
  typeof value.currency === 'string'
