import { Trans } from '@lingui/react/macro'
import { useOnline } from '@recadinho/ui/online'
import { Notice } from './notice.tsx'

/** Shows that the device is offline and that nothing is lost. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Notice title={<Trans>You're offline</Trans>}>
      <Trans>Your choices are saved. You can pay as soon as you're back online.</Trans>
    </Notice>
  )
}
