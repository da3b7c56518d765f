import { Trans, useLingui } from '@lingui/react/macro'
import type { CommissionBalance } from '@recadinho/contracts/commissions'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { CheckboxField } from '@recadinho/ui/checkbox-field'
import { useState } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { PayoutDialog } from './payout-dialog.tsx'
import * as css from './commissions.css.ts'

export interface PayableProps {
  currency: string
  /** Balances above zero. */
  balances: readonly CommissionBalance[]
  mayPay: boolean
}

/** Payable balances in a currency; clear an affiliate to leave them out this time. */
export function Payable({ currency, balances, mayPay }: PayableProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [paying, setPaying] = useState<readonly CommissionBalance[]>()
  const selected = balances.filter(({ affiliate }) => !left.has(affiliate.code))
  const total = formatMoney(
    { amount: selected.reduce((sum, { approved }) => sum + approved, 0), currency },
    tag,
  )
  const toggle = (code: string) =>
    setLeft((before) =>
      before.has(code) ? new Set([...before].filter((each) => each !== code)) : new Set([...before, code]),
    )
  return (
    <>
      <ul aria-label={t`To be paid in ${currency}`} className={css.list}>
        {balances.map(({ affiliate: { code, name }, approved }) => (
          <li key={code} className={css.row}>
            <div className={css.rowText}>
              {mayPay ? (
                <CheckboxField label={name} checked={!left.has(code)} onChange={() => toggle(code)} />
              ) : (
                name
              )}
            </div>
            <span className={css.amount}>{formatMoney({ amount: approved, currency }, tag)}</span>
          </li>
        ))}
      </ul>
      <div className={css.total}>
        <span className={css.amount}>
          <Trans>Total: {total}</Trans>
        </span>
        {mayPay && selected.length > 0 && (
          <Button variant="primary" onClick={() => setPaying(selected)}>
            <Trans>Note as paid…</Trans>
          </Button>
        )}
      </div>
      {paying && <PayoutDialog currency={currency} balances={paying} onClose={() => setPaying(undefined)} />}
    </>
  )
}
