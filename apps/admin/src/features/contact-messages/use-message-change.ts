import { useMutation } from '@tanstack/react-query'
import type { ContactMessage } from '@recadinho/contracts/contact-messages'
import type { Client } from '../../lib/api.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { messageCountsOptions, messageOptions } from './contact-queries.ts'

/** Mutation of a message: shows the response immediately and refreshes the lists and the badge. */
export function useMessageChange<Input = void>(
  change: (api: Client, input: Input) => Promise<ContactMessage>,
  done?: (message: ContactMessage) => void,
) {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    async onSuccess(message) {
      await showAnswer(queryClient, messageOptions(api, message.id).queryKey, message)
      void queryClient.invalidateQueries({ queryKey: messageCountsOptions(api).queryKey })
      void queryClient.invalidateQueries({ queryKey: ['contact-messages', 'list'] })
      done?.(message)
    },
  })
}
