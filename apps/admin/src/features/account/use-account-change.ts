import { useMutation } from '@tanstack/react-query'
import type { Account } from '@recadinho/contracts/account'
import type { Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { accountOptions } from './account-queries.ts'

/** Mutation of the user's account: shows the response immediately and confirms it with `done`. */
export function useAccountChange<Input>(
  change: (api: Client, input: Input) => Promise<Account>,
  done: (input: Input) => string,
) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    async onSuccess(account, input) {
      toasts.show({ title: done(input) })
      // The header shows the name.
      void queryClient.invalidateQueries({ queryKey: ['session'] })
      await showAnswer(queryClient, accountOptions(api).queryKey, account)
    },
  })
}
