import type { OrderView } from '@recadinho/contracts/order-views'
import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { errorMessage } from '../../lib/error-message.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderViewsOptions } from './saved-views.ts'

/** Saves a view of one's own, new or changed. */
export function useSaveView() {
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: ({ id, name, filters }: OrderView) =>
      api.call('putOrderView', { params: { id }, body: { name, filters } }),
    onSuccess: () => queryClient.invalidateQueries(orderViewsOptions(api)),
  })
}

/** Deletes a view of one's own; `onDone` can offer it back. */
export function useDeleteView(onDone: (view: OrderView) => void) {
  const { i18n } = useLingui()
  const { api, queryClient } = useAdmin()
  return useMutation({
    mutationFn: ({ id }: OrderView) => api.call('deleteOrderView', { params: { id } }),
    onError: (error) => toasts.show({ title: i18n._(errorMessage(error)), variant: 'destructive' }),
    async onSuccess(_, view) {
      onDone(view)
      await queryClient.invalidateQueries(orderViewsOptions(api))
    },
  })
}
