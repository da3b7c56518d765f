import { useLingui } from '@lingui/react/macro'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAccountChange } from './use-account-change.ts'

/** Confirms turning off two-factor sign-in. */
export function TotpOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const disable = useAccountChange(
    (api) => api.call('disableTotp', {}),
    () => t`Authenticator app turned off`,
  )
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () => settled(disable.mutateAsync(undefined, { onSuccess: onClose })),
  })
  return (
    <ChangeDialog
      form={form}
      error={disable.error}
      title={t`Turn off the authenticator app?`}
      description={t`Your password alone will be enough to sign in, and your recovery codes stop working.`}
      submitLabel={t`Turn off`}
      danger
      onClose={onClose}
    />
  )
}
