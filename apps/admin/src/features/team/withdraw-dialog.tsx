import { useLingui } from '@lingui/react/macro'
import type { Invitation } from '@recadinho/contracts/team'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useTeamChange } from './use-team-change.ts'

export interface WithdrawDialogProps {
  invitation: Invitation
  onDone: () => void
  onClose: () => void
}

/** Confirms withdrawing an invitation, whose link then stops working. */
export function WithdrawDialog({ invitation: { id, email }, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useLingui()
  const withdraw = useTeamChange(
    (api) => api.call('withdrawInvitation', { params: { id } }),
    () => t`Invitation withdrawn`,
  )
  const form = useAppForm({
    defaultValues: {},
    onSubmit: () => settled(withdraw.mutateAsync(undefined, { onSuccess: onDone })),
  })
  return (
    <ChangeDialog
      form={form}
      error={withdraw.error}
      title={t`Withdraw the invitation?`}
      description={t`The link that ${email} got stops working. You can invite them again later.`}
      submitLabel={t`Withdraw invitation`}
      danger
      onClose={onClose}
    />
  )
}
