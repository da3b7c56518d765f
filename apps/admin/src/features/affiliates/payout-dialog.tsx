import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { CommissionBalance } from '@recadinho/contracts/commissions'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import { intentDone, intentKey } from '../../lib/intent-key.ts'
import { settled } from '../../lib/settled.ts'
import { toasts } from '../../lib/toasts.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { commissionsKey } from './commission-queries.ts'
import * as css from './commissions.css.ts'

export interface PayoutDialogProps {
  currency: string
  /** As they were when the dialog opened; if they have changed, the payout is refused. */
  balances: readonly CommissionBalance[]
  onClose: () => void
}

/** Shows all amounts once more, because a payout cannot be undone. */
export function PayoutDialog({ currency, balances, onClose }: PayoutDialogProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api, queryClient } = useAdmin()
  const body = {
    currency,
    amounts: balances.map(({ affiliate, approved }) => ({ code: affiliate.code, amount: approved })),
  }
  const intent = `payout ${JSON.stringify(body)}`
  const readAgain = () => queryClient.invalidateQueries({ queryKey: commissionsKey })
  const pay = useMutation({
    mutationFn: () => api.call('createPayout', { body, idempotencyKey: intentKey(intent) }),
    async onSuccess() {
      intentDone(intent)
      toasts.show({ title: t`Payout noted` })
      onClose()
      await readAgain()
    },
  })
  const form = useAppForm({ defaultValues: {}, onSubmit: () => settled(pay.mutateAsync()) })
  const total = formatMoney(
    { amount: balances.reduce((sum, { approved }) => sum + approved, 0), currency },
    tag,
  )
  return (
    <ChangeDialog
      form={form}
      error={pay.error}
      reloadLabel={t`Reload the amounts`}
      onReload={() => {
        void readAgain()
        onClose()
      }}
      title={t`Note ${total} as paid?`}
      description={t`Do it once you've sent the money. It can't be taken back.`}
      submitLabel={t`Note as paid`}
      onClose={onClose}
    >
      <ul className={css.list}>
        {balances.map(({ affiliate: { code, name }, approved }) => (
          <li key={code} className={css.row}>
            <div className={css.rowText}>{name}</div>
            <span className={css.amount}>{formatMoney({ amount: approved, currency }, tag)}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="muted">
        <Trans>A file with these amounts can be downloaded afterwards, as often as you like.</Trans>
      </Text>
    </ChangeDialog>
  )
}
