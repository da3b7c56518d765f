import { Trans } from '@lingui/react/macro'
import { Callout } from '@recadinho/ui/callout'

/** A stand-in answers instead of a gateway: said plainly, wherever something is paid. */
export function SandboxMark() {
  return (
    <Callout tone="warning" title={<Trans>Sandbox</Trans>}>
      <Trans>No real money moves here, and no video is made.</Trans>
    </Callout>
  )
}
