import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatMoney } from '@recadinho/i18n/money'
import { useLocale } from '../lib/use-locale.ts'
import { Fact, Facts } from './facts.tsx'

/** The order's price, discount and total. */
export function PriceFacts({ order }: { order: AdminOrder }) {
  const { t } = useLingui()
  const { locale, tag } = useLocale()
  const { price, discount, total } = order.amounts
  return (
    <Facts>
      <Fact name={order.package.title[locale]} money="part">
        {formatMoney(price, tag)}
      </Fact>
      {order.promoCode && (
        <Fact name={`${order.promoCode.code} (${order.promoCode.discountPercentage}%)`} money="part">
          −{formatMoney(discount, tag)}
        </Fact>
      )}
      <Fact name={t`Total`} money="total">
        {formatMoney(total, tag)}
      </Fact>
    </Facts>
  )
}
