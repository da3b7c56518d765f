import { Trans, useLingui } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { Card } from '@recadinho/ui/card'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Container, Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useShop } from '../../lib/use-shop.ts'
import { Accounts } from './accounts.tsx'
import { Months } from './months.tsx'
import { partnerQuery } from './partner-query.ts'
import { Payouts } from './payouts.tsx'
import * as css from './partner-page.css.ts'

/** An affiliate's results: counts and sums, nothing about any buyer. */
export function OpenPartnerPage() {
  const { t } = useLingui()
  const { api } = useShop()
  const token = useRouterState({ select: ({ location }) => location.hash })
  const { data: page, isRefetchError } = useSuspenseQuery(partnerQuery(api, token))
  const { name, link, commission, active, waitingDays, months, accounts, payouts } = page
  return (
    <Container width="text">
      <div className={css.page}>
        <Stack gap={2}>
          <Heading level={1} size="h2" focusable>
            {t`Your figures, ${name}`}
          </Heading>
          <Text tone="muted">
            <Trans>
              You get {commission}% of what buyers who come by your link pay. It's approved {waitingDays} days
              after the payment; what is refunded isn't counted.
            </Trans>
          </Text>
        </Stack>
        {isRefetchError && (
          <Callout tone="warning" announce="alert" title={t`These figures may be out of date`}>
            {t`Check your connection. We'll keep trying.`}
          </Callout>
        )}
        <Card as="section" aria-labelledby="your-link" padding="lg" tone="flat">
          <Stack gap={3} align="start">
            <Heading level={2} size="h4" id="your-link">
              <Trans>Your link</Trans>
            </Heading>
            {active ? (
              <>
                <span className={css.link}>{link}</span>
                <CopyButton
                  variant="secondary"
                  size="sm"
                  text={link}
                  copied={t`Link copied`}
                  copiedAloud={t`Link copied`}
                  failedAloud={t`The browser didn't allow it. Select the link and copy it.`}
                >
                  {t`Copy link`}
                </CopyButton>
                <Text size="sm" tone="muted">
                  <Trans>
                    An order counts for you when its buyer came by your link in the 30 days before.
                  </Trans>
                </Text>
              </>
            ) : (
              <Text>
                <Trans>
                  Your link is switched off: new orders don't count for you. Ask us if that's a mistake.
                </Trans>
              </Text>
            )}
          </Stack>
        </Card>
        <Months months={months} />
        <Accounts accounts={accounts} />
        <Payouts payouts={payouts} />
      </div>
    </Container>
  )
}
