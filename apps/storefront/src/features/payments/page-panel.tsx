import { Trans } from '@lingui/react/macro'
import { formatMoney } from '@recadinho/i18n/money'
import { ButtonLink } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ArrowRightIcon } from '@recadinho/ui/icon'
import { Container } from '@recadinho/ui/layout'
import { Display, Heading, Text } from '@recadinho/ui/text'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import { CheckoutLink } from './checkout-link.tsx'
import type { OrderPayProps } from './order-pay-props.ts'
import * as css from './panel.css.ts'
import { PromiseLine } from '../../components/orders/promise-line.tsx'
import { SandboxMark } from './option-notes.tsx'

/** The gateway's own page is open for this order and not paid yet. A plain link leads to it. */
export function PagePanel({
  order,
  offset,
  options,
  cameBack,
}: OrderPayProps & { /** The buyer returned from that page. */ cameBack: boolean }) {
  const tag = useLanguageTag()
  const { payment, amounts, number, id } = order
  const picture = order.characters[0]?.picture
  return (
    <Container width="form">
      <div className={css.page}>
        <div className={css.head}>
          <span className={css.picture}>
            <CharacterPicture picture={picture ?? 'bramble'} size={120} eager />
          </span>
          <Heading level={1} size="h3" align="center" focusable>
            {cameBack ? <Trans>Your order isn't paid yet</Trans> : <Trans>Pay on Stripe's page</Trans>}
          </Heading>
          <p className={css.price}>
            <Display>{formatMoney(amounts.total, tag)}</Display>
          </p>
          <Text size="sm" tone="muted">
            <Trans>Order {number}</Trans>
          </Text>
        </div>
        {cameBack && (
          <Callout tone="info">
            <Trans>The payment wasn't completed, so you weren't charged. Your order is saved.</Trans>
          </Callout>
        )}
        {options.some(({ flow, sandbox }) => flow === 'redirect' && sandbox) && <SandboxMark />}
        {payment?.payUrl && (
          <ButtonLink href={payment.payUrl} size="lg" wide="always" iconEnd={<ArrowRightIcon />}>
            <Trans>Continue to Stripe</Trans>
          </ButtonLink>
        )}
        <PromiseLine picture={undefined} hours={order.promisedHours} offset={offset} />
        <div className={css.foot}>
          <CheckoutLink route="all" order={id} select className={css.other}>
            <Trans>Pay another way</Trans>
          </CheckoutLink>
        </div>
      </div>
    </Container>
  )
}
