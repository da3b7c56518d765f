import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailedReceipt } from '@recadinho/contracts/money'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderMoneyOptions } from './money-queries.ts'

/** Sends a receipt that failed for good once more; pressed twice, it goes out once. `onSent` moves on from the button. */
export function useResendReceipt({ order: { id } }: FailedReceipt, onSent: () => void) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.call('resendReceipt', { params: { id } }),
    async onSuccess(money) {
      toasts.show({ title: t`The receipt is on its way again` })
      await showAnswer(queryClient, orderMoneyOptions(api, id).queryKey, money)
      void queryClient.invalidateQueries({ queryKey: ['money', 'inbox'] })
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one', id] })
      onSent()
    },
  })
}
