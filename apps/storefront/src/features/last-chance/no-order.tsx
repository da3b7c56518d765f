import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../components/link-button.tsx'
import type { Step } from '../../lib/draft/steps.ts'
import { SidePage } from './side-page.tsx'

/** The offer needs a payable order, and there is none yet. */
export function NoOrder({ step, empty }: { step: Step; empty: boolean }) {
  return (
    <SidePage
      title={<Trans>This offer needs an order first</Trans>}
      characterId="bramble"
      action={
        <LinkButton to="/purchase" search={step === 'package' ? {} : { step }}>
          {empty ? <Trans>Make their video</Trans> : <Trans>Continue your order</Trans>}
        </LinkButton>
      }
    >
      {empty ? (
        <p>
          <Trans>
            This offer is for orders that are ready to pay. Choose a package and a character to get started.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>There's one more step before you can pay. Your choices are saved.</Trans>
        </p>
      )}
    </SidePage>
  )
}
