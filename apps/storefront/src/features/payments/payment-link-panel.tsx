import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { CopyButton } from '@recadinho/ui/copy-button'
import { ExternalIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { Link } from '@tanstack/react-router'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { IHavePaid } from './i-have-paid.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import type { OrderPayProps } from './order-pay-props.ts'
import * as css from './panel.css.ts'
import * as fields from './pay-fields.css.ts'
import { SandboxMark } from './option-notes.tsx'

/** A payment link: the amount, the reference to quote and the page to pay on; staff then confirm by hand. */
export function PaymentLinkPanel({ order, token, options }: OrderPayProps) {
  const tag = useLanguageTag()
  const { payment, amounts, number, id, promisedHours } = order
  const total = formatMoney(amounts.total, tag)
  const until = payment?.expiresAt ? formatDateTime(payment.expiresAt, tag) : ''
  return (
    <Container width="form">
      <div className={css.page}>
        <div className={css.head}>
          <Heading level={1} size="h3" align="center" focusable>
            <Trans>Pay with the payment link</Trans>
          </Heading>
          <p className={css.price}>
            <Display>{total}</Display>
          </p>
        </div>
        {options.some(({ flow, sandbox }) => flow === 'link' && sandbox) && <SandboxMark />}
        <ol className={fields.steps}>
          <li>
            <Trans>Copy your reference</Trans>
          </li>
          <li>
            <Trans>Open the payment page, pay exactly {total} and enter your reference there</Trans>
          </li>
          <li>
            <Trans>Our team checks the payment and confirms your order during opening hours</Trans>
          </li>
        </ol>
        <CopyReference number={number} />
        {payment?.payUrl && (
          <ButtonLink
            href={payment.payUrl}
            target="_blank"
            rel="noopener"
            size="lg"
            wide="always"
            iconEnd={<ExternalIcon />}
          >
            {payment.method === 'pix' ? (
              <Trans>Open the PIX payment page</Trans>
            ) : (
              <Trans>Open the card payment page</Trans>
            )}
          </ButtonLink>
        )}
        <IHavePaid order={order} token={token} />
        <Callout tone="info" title={<Trans>Payment processing</Trans>}>
          <p>
            <Trans>
              We'll wait for your payment until {until}. We'll email you when it's confirmed, and this page
              will update.{' '}
              <Plural value={promisedHours} one="The hour starts then." other="The # hours start then." />
            </Trans>
          </p>
        </Callout>
        <div className={css.foot}>
          <Link to="/order-confirmation" search={{ order: id }} hash className={css.other}>
            <Trans>View your order</Trans>
          </Link>
          <CheckoutLink route="all" order={id} select className={css.other}>
            <Trans>Pay another way</Trans>
          </CheckoutLink>
        </div>
      </div>
    </Container>
  )
}

/** The order's number, by which staff identify the payment. One tap selects it if it cannot be copied. */
function CopyReference({ number }: { number: string }) {
  const { t } = useLingui()
  return (
    <div className={css.reference}>
      <p>
        <Text as="span" size="sm" tone="muted">
          <Trans>Your reference</Trans>
        </Text>
        <br />
        <strong className={css.number}>{number}</strong>
      </p>
      <CopyButton
        variant="secondary"
        text={number}
        copied={t`Copied`}
        copiedAloud={t`Reference copied`}
        failedAloud={t`We couldn't copy the reference. Select it and copy it yourself.`}
      >
        {t`Copy reference`}
      </CopyButton>
    </div>
  )
}
