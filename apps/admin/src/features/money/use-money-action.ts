import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MoneyActionBody, MoneyInbox, MoneyInboxItem } from '@recadinho/contracts/money'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { moneyInboxOptions } from './money-queries.ts'

/** Applies an action to money that needs a person; idempotent. `onDone` gets the remaining items. */
export function useMoneyAction({ id }: MoneyInboxItem, onDone: (inbox: MoneyInbox) => void) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: MoneyActionBody) => api.call('actOnMoney', { params: { id }, body }),
    async onSuccess(inbox) {
      await showAnswer(queryClient, moneyInboxOptions(api).queryKey, inbox)
      void queryClient.invalidateQueries({ queryKey: ['money', 'inbox', 'more items'] })
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
      void queryClient.invalidateQueries({ queryKey: ['money', 'order'] })
      onDone(inbox)
    },
  })
}
