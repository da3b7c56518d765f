import { Trans } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { useOnline } from '../lib/use-online.ts'

/** Says that what is seen may be old. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Callout tone="warning" role="alert">
      <Trans>No connection. What you see may be old, and nothing can be changed until it is back.</Trans>
    </Callout>
  )
}
