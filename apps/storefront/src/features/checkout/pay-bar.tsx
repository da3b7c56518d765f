import { useLingui } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { StickyBar } from '@recadinho/ui/sticky-bar'
import { Display, Text } from '@recadinho/ui/text'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { CurrencyCode } from '../../components/currency-code.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './pay-form.css.ts'

export interface PayBarProps {
  total: Money
  option: Pick<PaymentOption, 'flow'> | undefined
  busy: boolean
}

/** The total and the button that pays it, always in view. */
export function PayBar({ total, option, busy }: PayBarProps) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const amount = formatMoney(total, tag)
  const labels = {
    inline: t`Pay ${amount}`,
    code: t`Get the PIX code`,
    redirect: t`Continue to Stripe`,
    link: t`Get the payment link`,
  }
  const label = total.amount === 0 ? t`Place order` : labels[option?.flow ?? 'inline']
  // Shown once: by the button, if it charges.
  const charges = total.amount > 0 && (option?.flow ?? 'inline') === 'inline'
  const sum = (
    <>
      <Text size="xs" tone="muted">
        {t`Total`}
      </Text>
      <p className={css.price}>
        <Display>{amount}</Display>
        <CurrencyCode currency={total.currency} />
      </p>
    </>
  )
  return (
    <>
      {/* Announced when a promo code or another country changes it. */}
      <VisuallyHidden live="polite">{t`Total: ${amount}`}</VisuallyHidden>
      <StickyBar
        label={t`Total and payment`}
        start={!charges && sum}
        action={
          <Button type="submit" wide="phone" loading={busy} disabled={!option && total.amount > 0}>
            {label}
          </Button>
        }
      />
    </>
  )
}
