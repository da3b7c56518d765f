import { Trans } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'

/** Shown on every payment that a stand-in handles instead of a gateway. */
export function SandboxMark() {
  return (
    <Callout tone="warning" title={<Trans>Test mode</Trans>}>
      <Trans>No real money is charged here, and no video is made.</Trans>
    </Callout>
  )
}
