import { useLingui } from '@lingui/react/macro'
import type { AdminClip } from '@recadinho/contracts/clips'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useCharacterChange } from './use-character-change.ts'

/** Confirms removing a clip from the shop. */
export function RemoveClipDialog({ clip: { id }, onClose }: { clip: AdminClip; onClose: () => void }) {
  const { t } = useLingui()
  const { mutateAsync, error } = useCharacterChange()
  const onSuccess = () => {
    onClose()
    toasts.show({ title: t`Clip removed` })
  }
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () => settled(mutateAsync((api) => api.call('removeClip', { params: { id } }), { onSuccess })),
  })
  return (
    <ChangeDialog
      form={form}
      error={error}
      title={t`Remove this clip?`}
      description={t`The shop stops playing it, and its file is deleted. This can't be undone; you can upload a new one.`}
      submitLabel={t`Remove clip`}
      danger
      onClose={onClose}
    />
  )
}
