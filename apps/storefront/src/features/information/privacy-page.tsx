import { Trans, useLingui } from '@lingui/react/macro'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import { KeyPoints } from './key-points.tsx'
import { usePrivacyOfData } from './privacy-of-data.tsx'
import { usePrivacyRights } from './privacy-rights.tsx'
import { ReadingPage } from './reading-page.tsx'

/** §2, Privacy Policy: which data, why, who sees it, how long, and the reader's rights. */
export function PrivacyPage() {
  const { t } = useLingui()
  const { keepVideosDays } = useCatalog()
  const data = usePrivacyOfData()
  const rights = usePrivacyRights()
  return (
    <ReadingPage
      title={t`Privacy Policy`}
      updated="2026-11-23"
      picture="queen-celeste"
      lead={
        <Trans>
          You tell us things about your child and about yourself. This page explains what we do with them and
          how to see, correct or delete them.
        </Trans>
      }
      opening={
        <KeyPoints
          points={[
            {
              key: 'use',
              text: (
                <Trans>
                  We use what you tell us about your child to make the video, and for nothing else.
                </Trans>
              ),
            },
            {
              key: 'ads',
              text: <Trans>Advertisers never learn anything about your child, whatever you choose.</Trans>,
            },
            {
              key: 'kept',
              text: <Trans>We delete it 180 days after the order is completed, or sooner if you ask.</Trans>,
            },
            {
              key: 'link',
              text: (
                <Trans>
                  The video's private link works for {keepVideosDays} days; then the file is deleted.
                </Trans>
              ),
            },
            {
              key: 'ask',
              text: <Trans>Just ask, and we'll send you a copy of your data or delete it.</Trans>,
            },
          ]}
        />
      }
      sections={[...data, ...rights]}
    />
  )
}
