import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { Callout } from '@recadinho/ui/callout'
import { LockIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import * as css from './pay-fields.css.ts'

/** What happens after the button, for options without a form. */
export function OptionNote({ flow }: Pick<PaymentOption, 'flow'>) {
  switch (flow) {
    case 'inline':
      return null
    case 'code':
      return (
        <Text size="sm" tone="muted">
          <Trans>
            You get a QR code to scan, or a code to copy, in your bank's app. Confirmation is automatic.
          </Trans>
        </Text>
      )
    case 'redirect':
      return (
        <>
          <Text>
            <Trans>
              You pay on Stripe's secure page and come straight back here. You have an hour to pay.
            </Trans>
          </Text>
          <p className={css.safe}>
            <LockIcon size="sm" />
            <Trans>You enter your card details on Stripe's page only. We never see or store them.</Trans>
          </p>
        </>
      )
    case 'link':
      break
  }
  return (
    <ol className={css.steps}>
      <li>
        <Trans>You get a link to a payment page and a reference to enter there</Trans>
      </li>
      <li>
        <Trans>You pay on that page in any browser or in your bank's app</Trans>
      </li>
      <li>
        <Trans>Our team checks the payment and confirms your order during opening hours</Trans>
      </li>
    </ol>
  )
}

/** Shown on every payment that a stand-in processes instead of a gateway. */
export function SandboxMark() {
  return (
    <Callout tone="warning" title={<Trans>Test mode</Trans>}>
      <Trans>No real money is charged here, and no video is made.</Trans>
    </Callout>
  )
}
