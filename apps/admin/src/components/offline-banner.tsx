import { Trans } from '@lingui/react/macro'
import { OfflineBanner as Banner } from '@recadinho/ui/online'

/** Warns that the data may be out of date. */
export const OfflineBanner = () => (
  <Banner title={<Trans>You're offline</Trans>}>
    <Trans>What you see may be out of date, and you can't change anything until you're back online.</Trans>
  </Banner>
)
