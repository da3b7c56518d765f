import { useLingui } from '@lingui/react/macro'
import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { StickyBar } from '@recadinho/ui/sticky-bar'
import { Display, Text } from '@recadinho/ui/text'
import { useLanguageTag } from '../../lib/use-place.ts'
import * as css from './pay-bar.css.ts'

export interface PayBarProps {
  total: Money
  method: PaymentMethod | undefined
  busy: boolean
}

/** The total and the button that pays it, always in view. */
export function PayBar({ total, method, busy }: PayBarProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const amount = formatMoney(total, tag)
  const label =
    total.amount === 0 ? t`Place the order` : method === 'pix' ? t`Get the PIX code` : t`Pay ${amount}`
  return (
    <StickyBar
      label={t`Total and payment`}
      start={
        <>
          <Text size="xs" tone="muted">
            {t`Total`}
          </Text>
          <p className={css.price}>
            <Display>{amount}</Display> <span className={css.currency}>{total.currency}</span>
          </p>
        </>
      }
      action={
        <Button type="submit" wide="phone" loading={busy} disabled={!method}>
          {label}
        </Button>
      }
    />
  )
}
