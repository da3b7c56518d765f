import { Trans } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { Container } from '@recadinho/ui/layout'
import { useOnline } from '../lib/use-online.ts'

/** Says that the device has no connection, and that nothing is lost. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Container>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a property of Callout, not an element's */}
      <Callout tone="warning" role="status" title={<Trans>You are offline</Trans>}>
        <Trans>Your choices are kept. Paying needs a connection; we go on when it is back.</Trans>
      </Callout>
    </Container>
  )
}
