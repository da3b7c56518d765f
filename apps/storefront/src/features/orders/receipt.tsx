import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '@recadinho/contracts/orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { Card } from '@recadinho/ui/card'
import { Display, Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { CurrencyCode } from '../../components/currency-code.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { useDateTag } from '../../lib/orders/use-date-tag.ts'
import { useContacts } from '../../lib/settings/use-contacts.ts'
import { useLanguageTag, useMarket } from '../../lib/market/use-market.ts'
import { paidText } from './order-texts.ts'
import * as css from './receipt.css.ts'

/** The content, price and payment of the order; the part of the page that is printed, on one sheet. */
export function Receipt({ order, paid }: { order: Order; paid: boolean }) {
  const { t, i18n } = useLingui()
  const { siteTitle } = useCatalog()
  const { locale } = useMarket()
  const tag = useLanguageTag()
  const written = formatDateTime(order.createdAt, useDateTag())
  const { number, amounts, promoCode, payment, characters, guardianName, guardianEmail } = order
  const cast = new Intl.ListFormat(locale).format(characters.map(({ name }) => name[locale]))
  const status = paidText[order.paymentStatus]
  return (
    <Card as="section" aria-labelledby="receipt-title" padding="lg">
      <p className={css.shop}>{siteTitle}</p>
      <Heading level={2} size="h3" id="receipt-title">
        {paid ? <Trans>Receipt</Trans> : <Trans>Your order</Trans>}
      </Heading>
      <dl className={css.list}>
        <Line name={<Trans>Number</Trans>}>{number}</Line>
        <Line name={<Trans>Date</Trans>}>{written}</Line>
        <Line name={<Trans>Ordered by</Trans>}>
          {guardianName}
          <span className={css.onlyPaper}>{guardianEmail}</span>
        </Line>
        <Line name={<Trans>Characters</Trans>}>{cast}</Line>
        <Line name={order.package.title[locale]}>{formatMoney(amounts.price, tag)}</Line>
        {amounts.discount.amount > 0 && (
          <Line name={promoCode ? <Trans>Discount {promoCode.code}</Trans> : <Trans>Discount</Trans>}>
            −{formatMoney(amounts.discount, tag)}
          </Line>
        )}
        {paid && payment && (
          <Line name={<Trans>Paid with</Trans>}>{payment.method === 'pix' ? 'PIX' : t`Card`}</Line>
        )}
        {status && <Line name={<Trans>Payment</Trans>}>{i18n._(status)}</Line>}
        <div className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>
            <Display>{formatMoney(amounts.total, tag)}</Display>
            <CurrencyCode currency={amounts.total.currency} />
          </dd>
        </div>
      </dl>
      {paid && (
        <>
          <Text size="xs" tone="muted">
            <Trans>This is a receipt for your payment, not a tax invoice. It doesn't show any tax.</Trans>
          </Text>
          <ShopContacts />
          <div className={css.print}>
            <Button variant="secondary" size="sm" onClick={() => print()}>
              <Trans>Print</Trans>
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

/** Links do not work in print, so the contact details are below. */
function ShopContacts() {
  const { contactEmail, contactPhone, contactWhatsapp, contactAddress } = useContacts()
  const contacts = [
    contactEmail,
    contactPhone,
    contactWhatsapp && `WhatsApp ${contactWhatsapp}`,
    contactAddress,
    location.host,
  ].filter((text) => text !== '')
  return <p className={css.contacts}>{contacts.join(' · ')}</p>
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.line}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
