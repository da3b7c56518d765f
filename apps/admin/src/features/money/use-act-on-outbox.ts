import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutboxActionBody } from '@recadinho/contracts/outbox'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/**
 * Retries or dismisses outbox events. Retrying twice still sends each only once. `onDone` moves the focus away from the
 * removed button.
 */
export function useActOnOutbox(onDone: () => void) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OutboxActionBody) => api.call('actOnOutbox', { body }),
    async onSuccess(_answer, { action }) {
      toasts.show({ title: action === 'replay' ? t`Sending again` : t`Resolved` })
      await queryClient.invalidateQueries({ queryKey: ['outbox'] })
      void queryClient.invalidateQueries({ queryKey: ['orders', 'one'] })
      onDone()
    },
  })
}
