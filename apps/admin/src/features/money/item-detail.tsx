import { useLingui } from '@lingui/react/macro'
import type { MoneyDetail } from '@recadinho/contracts/money'
import { formatMoney } from '@recadinho/i18n/money'
import { causeText } from '../../lib/causes.ts'
import { statusLabels } from '../../lib/labels.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { Detail } from './detail.tsx'

/** Further detail of an item; unknown codes are shown as they are. */
export function ItemDetail({ detail }: { detail: MoneyDetail }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  switch (detail.code) {
    case 'second_payment':
      return null // the kind says it already
    case 'amount_differs':
    case 'other_reference':
    case 'mode_differs':
      return <Detail name={t`What doesn't match`}>{causeText(i18n, tag, detail)}</Detail>
    case 'not_covered':
      return (
        <Detail name={t`Confirmed so far`}>
          {t`${formatMoney(detail.confirmed, tag)} of ${formatMoney(detail.total, tag)}`}
        </Detail>
      )
    case 'order_ended':
      return <Detail name={t`Status of the order`}>{i18n._(statusLabels[detail.status])}</Detail>
    case 'gateway_state':
      return <Technical>{detail.state}</Technical>
    case 'dispute_reason':
      return <Technical>{detail.reason}</Technical>
    case 'text':
      return <Technical>{detail.text}</Technical>
    default:
      return null // known only to a newer server
  }
}

function Technical({ children }: { children: string }) {
  const { t } = useLingui()
  return (
    <Detail name={t`Technical details`} code wide={false}>
      {children}
    </Detail>
  )
}
