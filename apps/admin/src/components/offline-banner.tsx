import { Trans } from '@lingui/react/macro'
import { OfflineBanner as Banner } from '@recadinho/ui/online'

/** Says that what is seen may be old. */
export const OfflineBanner = () => (
  <Banner title={<Trans>You're offline</Trans>}>
    <Trans>What you see may be out of date, and you can't change anything until you're back online.</Trans>
  </Banner>
)
