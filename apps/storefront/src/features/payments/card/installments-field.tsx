import { useLingui } from '@lingui/react/macro'
import type { Installment } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { Select } from '@recadinho/ui/select'
import { useLanguageTag } from '../../../lib/market/use-market.ts'

export interface InstallmentsFieldProps {
  /** The server's plans, a single payment first. */
  plans: readonly Installment[]
  count: number
  onCount: (count: number) => void
}

/** Selects the number of installments; renders nothing if only a single payment is possible. */
export function InstallmentsField({ plans, count, onCount }: InstallmentsFieldProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  if (plans.length < 2) return null
  const textOf = ({ count, each }: Installment) => {
    const amount = formatMoney(each, tag)
    return count === 1 ? t`One payment of ${amount}` : t`${count} × ${amount} with no interest`
  }
  const selected = plans.find((plan) => plan.count === count)
  const first = selected && formatMoney(selected.first, tag)
  const uneven = selected && selected.first.amount !== selected.each.amount
  return (
    <Select
      label={t`Installments`}
      hint={uneven ? t`The first installment is ${first}, so they add up to the total.` : undefined}
      value={String(count)}
      onChange={(event) => onCount(Number(event.target.value))}
      options={plans.map((plan) => ({ value: String(plan.count), label: textOf(plan) }))}
    />
  )
}
