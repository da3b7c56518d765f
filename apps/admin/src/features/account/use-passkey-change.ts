import { useMutation } from '@tanstack/react-query'
import type { PasskeyList } from '@recadinho/contracts/passkeys'
import type { Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { passkeyOptions } from './passkey-queries.ts'

/** Mutation of the user's passkeys: shows the response immediately and confirms it with `done`. */
export function usePasskeyChange<Input>(
  change: (api: Client, input: Input) => Promise<PasskeyList>,
  done: string,
) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    async onSuccess(list) {
      toasts.show({ title: done })
      await showAnswer(queryClient, passkeyOptions(api).queryKey, list)
    },
  })
}
