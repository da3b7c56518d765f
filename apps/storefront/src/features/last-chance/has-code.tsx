import { Trans } from '@lingui/react/macro'
import type { Amounts } from '@recadinho/contracts/promo-codes'
import { formatMoney } from '@recadinho/i18n/money'
import { asTyped } from '../../components/as-typed.tsx'
import { firstNameOf } from '../../lib/first-name.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { WaitingOrder } from './enter-last-chance.ts'
import { SidePage } from './side-page.tsx'
import { ToCheckout } from './to-checkout.tsx'

export interface HasCodeProps {
  code: string
  percentage: number
  order: WaitingOrder
  amounts: Amounts
}

/** The draft already has a code with at least the same discount. */
export function HasCode({ code, percentage, order, amounts }: HasCodeProps) {
  const total = formatMoney(amounts.total, useLanguageTag())
  const childName = asTyped(firstNameOf(order.childName))
  return (
    <SidePage
      title={<Trans>Your order already has a discount</Trans>}
      characterId={order.characterIds[0] ?? 'bramble'}
      action={<ToCheckout />}
    >
      <p>
        <Trans>
          Code {code} gives you {percentage}% off: {childName}'s video costs <strong>{total}</strong>. You can
          use one code per order, and there's no better one right now.
        </Trans>
      </p>
    </SidePage>
  )
}
