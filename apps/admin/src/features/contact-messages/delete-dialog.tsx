import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'

export interface DeleteDialogProps {
  id: string
  onDone: () => void
  onClose: () => void
}

/** Confirms deleting a message. */
export function DeleteDialog({ id, onDone, onClose }: DeleteDialogProps) {
  const { t } = useLingui()
  const { api, queryClient } = useAdmin()
  const remove = useMutation({
    mutationFn: () => api.call('deleteContactMessage', { params: { id } }),
    onSuccess() {
      toasts.show({ title: t`Message deleted` })
      void queryClient.invalidateQueries({ queryKey: ['contact-messages', 'counts'] })
      void queryClient.invalidateQueries({ queryKey: ['contact-messages', 'list'] })
      onDone()
    },
  })
  const form = useAppForm({ defaultValues: {}, onSubmit: () => settled(remove.mutateAsync()) })
  return (
    <ChangeDialog
      form={form}
      error={remove.error}
      title={t`Delete this message?`}
      description={t`The message and its answers are deleted for good. This can't be undone.`}
      submitLabel={t`Delete message`}
      danger
      onClose={onClose}
    />
  )
}
