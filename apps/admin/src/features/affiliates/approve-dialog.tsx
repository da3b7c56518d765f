import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { CommissionLine } from '@recadinho/contracts/commissions'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { commissionsKey } from './commission-queries.ts'

export interface ApproveDialogProps {
  line: CommissionLine
  onClose: () => void
}

/** Asks before an order's commission can be paid out early. */
export function ApproveDialog({ line, onClose }: ApproveDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api, queryClient } = useAdmin()
  const { order, affiliate, amount, currency } = line
  const readAgain = () => queryClient.invalidateQueries({ queryKey: commissionsKey })
  const approve = useMutation({
    mutationFn: () => api.call('approveCommission', { params: { id: order.id } }),
    async onSuccess() {
      toasts.show({ title: t`Commission approved` })
      onClose()
      await readAgain()
    },
  })
  const form = useAppForm({ defaultValues: {}, onSubmit: () => settled(approve.mutateAsync()) })
  const value = formatMoney({ amount, currency }, tag)
  return (
    <ChangeDialog
      form={form}
      error={approve.error}
      reloadLabel={t`Reload the list`}
      onReload={() => {
        void readAgain()
        onClose()
      }}
      title={t`Approve this commission now?`}
      description={t`Order ${order.number} · ${affiliate.name} · ${value}`}
      submitLabel={t`Approve`}
      onClose={onClose}
    >
      <Text>
        <Trans>
          It can be paid out before its waiting time is over. If the buyer gets money back later, that share
          is taken off the next payout.
        </Trans>
      </Text>
    </ChangeDialog>
  )
}
