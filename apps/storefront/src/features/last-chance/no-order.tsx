import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { Link } from '@tanstack/react-router'
import type { Step } from '../../lib/draft/steps.ts'
import { SidePage } from './side-page.tsx'

/** The offer needs a payable order, and there is none yet. */
export function NoOrder({ step, empty }: { step: Step; empty: boolean }) {
  return (
    <SidePage
      title={<Trans>This offer waits for an order</Trans>}
      characterId="bramble"
      action={
        <ButtonLink
          render={(link) => (
            <Link {...link} to="/purchase" search={step === 'package' ? {} : { step }}>
              {link.children}
            </Link>
          )}
        >
          {empty ? <Trans>Make their video</Trans> : <Trans>Go on with the order</Trans>}
        </ButtonLink>
      }
    >
      {empty ? (
        <p>
          <Trans>
            It is for a video that is ready to be paid. Choose a package and a character to begin.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>Your order still lacks a step before it can be paid. What you chose is kept.</Trans>
        </p>
      )}
    </SidePage>
  )
}
