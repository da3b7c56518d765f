import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { Display, Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { useRouteContext } from '@tanstack/react-router'
import { wordsTag } from '../../lib/api/orders/words-tag.ts'
import { useLanguageTag, usePlace } from '../../lib/use-place.ts'
import { offPaper } from './order-page.css.ts'
import * as css from './receipt.css.ts'

/** What was ordered, what it cost and how it was paid; the part of the page that is printed. */
export function Receipt({ order, paid }: { order: Order; paid: boolean }) {
  const { t } = useLingui()
  const { shopWindow } = useRouteContext({ from: '__root__' })
  const { locale } = usePlace()
  const tag = useLanguageTag()
  const { number, amounts, promoCode, payment, characters, guardianName, createdAt } = order
  const cast = new Intl.ListFormat(locale).format(characters.map(({ name }) => name[locale]))
  return (
    <Card as="section" aria-labelledby="receipt-title" padding="lg">
      <p className={css.shop}>{shopWindow.siteTitle}</p>
      <Heading level={2} size="h3" id="receipt-title">
        {paid ? <Trans>Receipt</Trans> : <Trans>Your order</Trans>}
      </Heading>
      <dl className={css.list}>
        <Line name={<Trans>Number</Trans>}>{number}</Line>
        <Line name={<Trans>Date</Trans>}>{formatDateTime(createdAt, wordsTag(locale, tag))}</Line>
        <Line name={<Trans>Ordered by</Trans>}>{guardianName}</Line>
        <Line name={<Trans>Characters</Trans>}>{cast}</Line>
        <Line name={order.package.title[locale]}>{formatMoney(amounts.price, tag)}</Line>
        {amounts.discount.amount > 0 && (
          <Line name={promoCode ? <Trans>Discount {promoCode.code}</Trans> : <Trans>Discount</Trans>}>
            −{formatMoney(amounts.discount, tag)}
          </Line>
        )}
        {paid && payment && (
          <Line name={<Trans>Paid by</Trans>}>{payment.method === 'pix' ? 'PIX' : t`Card`}</Line>
        )}
        <div className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>
            <Display>{formatMoney(amounts.total, tag)}</Display>{' '}
            <Text as="span" size="sm" tone="muted">
              {amounts.total.currency}
            </Text>
          </dd>
        </div>
      </dl>
      {paid && (
        <div className={offPaper}>
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Trans>Print the receipt</Trans>
          </Button>
        </div>
      )}
    </Card>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
