import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CreateOrderBody } from '@recadinho/contracts/orders'
import { useState } from 'react'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'

/** Creates the order, then opens its page. Submitting the same form repeatedly creates only one order. */
export function useTakeOrder() {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const navigate = useNavigate()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (body: CreateOrderBody) => api.call('takeOrder', { body, idempotencyKey }),
    async onSuccess({ id, number }) {
      void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
      // The input has been saved in the order, so leaving loses nothing.
      await navigate({ to: '/admin/orders/$id', params: { id }, ignoreBlocker: true })
      toasts.show({ title: t`Order ${number} created`, description: t`Now send the buyer the payment link.` })
    },
    onError() {
      // The price, the package or a character may have changed.
      void queryClient.invalidateQueries({ queryKey: ['catalog'] })
      void queryClient.invalidateQueries({ queryKey: ['promo-code-check'] })
    },
  })
}
