import { Trans, useLingui } from '@lingui/react/macro'
import { KeyPoints } from './key-points.tsx'
import { usePrivacyOfData } from './privacy-of-data.tsx'
import { usePrivacyRights } from './privacy-rights.tsx'
import { ReadingPage } from './reading-page.tsx'

/** §2, Privacy Policy: which data, why, who sees it, how long, and the reader's rights. */
export default function PrivacyPage() {
  const { t } = useLingui()
  const data = usePrivacyOfData()
  const rights = usePrivacyRights()
  return (
    <ReadingPage
      title={t`Privacy Policy`}
      updated="2026-11-21"
      picture="queen-celeste"
      lead={
        <Trans>
          You tell us things about your child. This page says what we do with them, what we do with yours, and
          how you have them shown, mended or removed.
        </Trans>
      }
      opening={
        <KeyPoints
          points={[
            {
              key: 'use',
              text: <Trans>What you tell us about your child makes the video, and nothing else.</Trans>,
            },
            {
              key: 'ads',
              text: <Trans>No advertiser learns anything about your child, whatever you agree to.</Trans>,
            },
            {
              key: 'kept',
              text: <Trans>It is removed 180 days after the order is completed, sooner if you ask.</Trans>,
            },
            {
              key: 'link',
              text: <Trans>The video's private link works for 90 days; then the file is deleted.</Trans>,
            },
            { key: 'ask', text: <Trans>You get a copy of your data, or have it erased, by asking.</Trans> },
          ]}
        />
      }
      sections={[...data, ...rights]}
    />
  )
}
