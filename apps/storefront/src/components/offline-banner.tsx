import { Trans } from '@lingui/react/macro'
import { useOnline } from '../lib/use-online.ts'
import { Notice } from './notice.tsx'

/** Shows that the device is offline and that nothing is lost. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Notice title={<Trans>You are offline</Trans>}>
      <Trans>Your choices are kept. Paying needs a connection; we go on when it is back.</Trans>
    </Notice>
  )
}
