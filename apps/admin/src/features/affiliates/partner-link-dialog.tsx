import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { PartnerLink } from '@recadinho/contracts/partner-page'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { useAdmin } from '../../lib/use-admin.ts'

export interface PartnerLinkDialogProps {
  code: string
  action: 'replace' | 'revoke'
  onMade: (link: PartnerLink) => Promise<void>
  onRevoked: () => Promise<void>
  onClose: () => void
}

/** Confirms before an affiliate's current link stops working. */
export function PartnerLinkDialog({ code, action, onMade, onRevoked, onClose }: PartnerLinkDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const change = useMutation({
    async mutationFn() {
      const params = { code }
      if (action === 'replace') await onMade(await api.call('createPartnerLink', { params }))
      else {
        await api.call('revokePartnerLink', { params })
        await onRevoked()
      }
    },
    onSuccess: onClose,
  })
  const form = useAppForm({ defaultValues: {}, onSubmit: () => settled(change.mutateAsync()) })
  const replaces = action === 'replace'
  return (
    <ChangeDialog
      form={form}
      error={change.error}
      title={replaces ? t`Replace the private link?` : t`Revoke the private link?`}
      description={
        replaces
          ? t`The link they have opens nothing from then on. You get a new one to send them.`
          : t`The link they have opens nothing from then on. Commissions stay as they are.`
      }
      submitLabel={replaces ? t`Replace` : t`Revoke`}
      onClose={onClose}
    />
  )
}
