import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { orderOptions } from './order-queries.ts'

export interface WithdrawVideoDialogProps {
  orderId: string
  videoId: string
  onClose: () => void
}

/** Confirms withdrawing a video from its buyer. */
export function WithdrawVideoDialog({ orderId, videoId, onClose }: WithdrawVideoDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const { mutateAsync, error } = useMutation({
    mutationFn: () => api.call('withdrawVideo', { params: { id: videoId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orderOptions(api, orderId).queryKey }),
  })
  const onSuccess = () => {
    onClose()
    toasts.show({ title: t`Video withdrawn` })
  }
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () => settled(mutateAsync(undefined, { onSuccess })),
  })
  return (
    <ChangeDialog
      form={form}
      error={error}
      title={t`Withdraw this video?`}
      description={t`Its links stop working at once, also for a buyer who has it already, and its files are deleted. This can't be undone; you can upload a new one.`}
      submitLabel={t`Withdraw video`}
      danger
      onClose={onClose}
    />
  )
}
