import { Trans, useLingui } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { Card } from '@recadinho/ui/card'
import { Container } from '@recadinho/ui/layout'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { lazy, Suspense, type SubmitEvent } from 'react'
import { asTyped } from '../../components/as-typed.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { PayBar } from './pay-bar.tsx'
import { PayFields } from '../payments/pay-fields.tsx'
import type { PayFormProps } from './pay-form.tsx'
import { PromiseLine } from '../../components/orders/promise-line.tsx'
import type { SummaryFacts } from './summary.tsx'
import type { Buyer } from './use-buyer.ts'
import * as css from './quick-form.css.ts'

const WalletSection = lazy(() => import('../payments/card/wallet-section.lazy.tsx'))

export interface QuickFormProps extends Omit<PayFormProps, 'title' | 'summary' | 'children'> {
  facts: SummaryFacts
  /** Shows the buyer's fields; absent for an existing order, whose buyer is known. */
  buyer?: Buyer | undefined
}

/** §2, quick card checkout: one screen with the fewest fields, and wallet buttons if available. */
export function QuickForm({ facts, buyer, ...props }: QuickFormProps) {
  const { selected, total, payment } = props
  const { option } = selected
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    props.onSubmit()
  }
  const inline = option?.flow === 'inline' && total.amount > 0 ? option : undefined
  return (
    <form noValidate onSubmit={onSubmit}>
      <Container width="form">
        <div className={css.page}>
          <Heading level={1} size="h3" focusable>
            <Trans>Quick card checkout</Trans>
          </Heading>
          <Strip facts={facts} total={total} />
          <Card padding="md">
            <div className={css.fields}>
              <PayFields {...props}>
                {inline?.wallets && (
                  <Suspense fallback={null}>
                    <WalletSection
                      option={inline}
                      total={total}
                      payment={payment}
                      onBuyer={buyer?.takeFrom}
                      key={total.currency}
                    />
                  </Suspense>
                )}
                {buyer && <BuyerFields buyer={buyer} compact />}
              </PayFields>
            </div>
          </Card>
          <PromiseLine picture={undefined} hours={props.promisedHours} offset={props.offset} />
        </div>
      </Container>
      <PayBar total={total} option={option} busy={payment.busy} />
    </form>
  )
}

/** The order in one line. */
function Strip({ facts, total }: { facts: SummaryFacts; total: Money }) {
  const { t } = useLingui()
  const tag = useLanguageTag()
  const { characters, packageTitle, discount } = facts
  const childName = asTyped(facts.childName)
  return (
    <section aria-label={t`Your video`} className={css.strip}>
      <div className={css.cast}>
        {characters.map(({ id, picture }) => (
          <span key={id} className={css.picture}>
            <CharacterPicture picture={picture} size={52} eager />
          </span>
        ))}
      </div>
      <div className={css.words}>
        <Text weight="semibold">
          <Trans>For {childName}</Trans>
        </Text>
        <Text size="sm" tone="muted">
          {packageTitle}
          {discount && ` · ${discount.code}`}
        </Text>
      </div>
      <p className={css.price}>
        <Display>{formatMoney(total, tag)}</Display>
      </p>
    </section>
  )
}
