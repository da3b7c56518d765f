import { Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import type { PromoRefusal } from '@recadinho/contracts/promo-codes'
import { formatMoney } from '@recadinho/i18n/money'
import { asTyped } from '../../components/as-typed.tsx'
import { firstNameOf } from '../../lib/first-name.ts'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import type { WaitingOrder } from './enter-last-chance.ts'
import { SidePage } from './side-page.tsx'
import { ToCheckout } from './to-checkout.tsx'

/** The offer is not available: the reason, and the price without it. */
export function Refused({
  reason,
  order,
  total,
}: {
  reason: PromoRefusal
  order: WaitingOrder
  total: Money
}) {
  const { t } = useLingui()
  const price = formatMoney(total, useLanguageTag())
  const { packageTitle } = order
  const childName = asTyped(firstNameOf(order.childName))
  const titles: Record<PromoRefusal, string> = {
    unknown: t`This offer has ended`,
    ended: t`This offer has ended`,
    used_up: t`This offer has ended`,
    not_started: t`This offer hasn't started yet`,
    other_package: t`This offer is for a different package`,
  }
  const reasons: Record<PromoRefusal, string> = {
    unknown: t`The last-chance code is no longer valid.`,
    ended: t`The last-chance code has expired.`,
    used_up: t`The last-chance code has reached its usage limit.`,
    not_started: t`You can't use the last-chance code yet.`,
    other_package: t`The last-chance code doesn't apply to ${packageTitle}.`,
  }
  return (
    <SidePage title={titles[reason]} characterId={order.characterIds[0] ?? 'bramble'} action={<ToCheckout />}>
      <p>{reasons[reason]}</p>
      <p>
        <Trans>
          {childName}'s video costs <strong>{price}</strong>. Your choices are saved.
        </Trans>
      </p>
    </SidePage>
  )
}
