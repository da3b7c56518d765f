import { Trans } from '@lingui/react/macro'
import type { PaymentOption } from '@recadinho/contracts/catalog'
import { LockIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import * as css from './pay-form.css.ts'

/** What happens after the button, for options without a form. */
export function OptionNote({ flow }: Pick<PaymentOption, 'flow'>) {
  switch (flow) {
    case 'inline':
      return null
    case 'code':
      return (
        <Text size="sm" tone="muted">
          <Trans>
            You get a code to copy, or a picture to scan, in your bank's app. We confirm by ourselves.
          </Trans>
        </Text>
      )
    case 'redirect':
      return (
        <>
          <Text>
            <Trans>
              You pay on Stripe's own secure page and come straight back here. Your order waits for an hour.
            </Trans>
          </Text>
          <p className={css.safe}>
            <LockIcon size="sm" />
            <Trans>Your card is typed on Stripe's page only. We never see or keep it.</Trans>
          </p>
        </>
      )
    case 'link':
      break
  }
  return (
    <ol className={css.steps}>
      <li>
        <Trans>You get a link to a payment page, and a reference to quote there</Trans>
      </li>
      <li>
        <Trans>You pay on that page in any browser or in your bank's app</Trans>
      </li>
      <li>
        <Trans>We see the money and confirm your order by hand, in our opening hours</Trans>
      </li>
    </ol>
  )
}
