import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import type { Step } from '../../lib/draft/steps.ts'
import { SidePage } from './side-page.tsx'

/** The offer needs a payable order, and there is none yet. */
export function NoOrder({ step, empty }: { step: Step; empty: boolean }) {
  return (
    <SidePage
      title={<Trans>This offer needs an order first</Trans>}
      characterId="bramble"
      action={
        <ButtonLink
          render={(link) => (
            <Link {...link} to="/purchase" search={step === 'package' ? {} : { step }}>
              {link.children}
            </Link>
          )}
        >
          {empty ? <Trans>Make their video</Trans> : <Trans>Continue your order</Trans>}
        </ButtonLink>
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
