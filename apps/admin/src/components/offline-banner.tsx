import { Trans } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'
import { useOnline } from '@recadinho/ui/online'

/** Says that what is seen may be old. */
export function OfflineBanner() {
  if (useOnline()) return null
  return (
    <Callout tone="warning" announce="alert">
      <Trans>
        You're offline. What you see may be out of date, and you can't change anything until you're back
        online.
      </Trans>
    </Callout>
  )
}
