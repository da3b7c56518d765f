import { Trans, useLingui } from '@lingui/react/macro'
import { KeyPoints } from './key-points.tsx'
import { ReadingPage } from './reading-page.tsx'
import { useTermsOfBuying } from './terms-of-buying.tsx'
import { useTermsOfUse } from './terms-of-use.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'

/** §2, Terms of Use. */
export function TermsPage() {
  const { t } = useLingui()
  const { siteTitle } = useCatalog()
  const buying = useTermsOfBuying()
  const use = useTermsOfUse()
  return (
    <ReadingPage
      title={t`Terms of Use`}
      updated="2026-11-21"
      picture="sir-checkmate"
      lead={<Trans>What you and {siteTitle} agree to when you order a video, in plain words.</Trans>}
      opening={
        <KeyPoints
          points={[
            {
              key: 'who',
              text: <Trans>Only adults can order, for a child whose parent or guardian agrees.</Trans>,
            },
            {
              key: 'price',
              text: <Trans>Your price is fixed the moment you order, and our server calculates it.</Trans>,
            },
            {
              key: 'time',
              text: <Trans>The video arrives within 24 hours of your confirmed payment.</Trans>,
            },
            {
              key: 'use',
              text: <Trans>You can show it and share it as families do, but not sell it.</Trans>,
            },
            { key: 'law', text: <Trans>Nothing here takes away rights that your law gives you.</Trans> },
          ]}
        />
      }
      sections={[...buying, ...use]}
    />
  )
}
