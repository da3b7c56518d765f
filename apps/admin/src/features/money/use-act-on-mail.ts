import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailedMail, MailAction } from '@recadinho/contracts/money'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderMoneyOptions } from './money-queries.ts'

/** Deals with e-mails that failed for good; sent again twice, each goes out once. `onDone` moves on from the button. */
export function useActOnMail({ order: { id } }: FailedMail, onDone: () => void) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: MailAction) => api.call('actOnMail', { params: { id }, body: { action } }),
    async onSuccess(money, action) {
      toasts.show({ title: action === 'resend' ? t`On its way again` : t`Dealt with` })
      await showAnswer(queryClient, orderMoneyOptions(api, id).queryKey, money)
      void queryClient.invalidateQueries({ queryKey: ['money', 'inbox'] })
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one', id] })
      onDone()
    },
  })
}
