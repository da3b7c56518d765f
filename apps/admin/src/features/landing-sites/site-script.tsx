import { Trans, useLingui } from '@lingui/react/macro'
import type { LandingSite } from '@recadinho/contracts/landing-sites'
import { CopyButton } from '@recadinho/ui/copy-button'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { scriptTag } from './script-tag.ts'
import * as css from './landing-sites.css.ts'

/** What to paste into the site's pages. */
export function SiteScript({ site }: { site: LandingSite }) {
  const { t } = useLingui()
  return (
    <Stack gap={3}>
      <Heading level={2} size="h4">
        {t`Page code`}
      </Heading>
      <Text tone="muted">
        <Trans>
          Paste this into the head of each page. Nothing is counted before the page reports the visitor's
          answer: recadinho('consent', 'granted'), or 'denied'.
        </Trans>
      </Text>
      <section aria-label={t`Page code`}>
        <pre className={css.code}>{scriptTag(site)}</pre>
      </section>
      <CopyTag site={site} />
    </Stack>
  )
}

export function CopyTag({ site }: { site: LandingSite }) {
  const { t } = useLingui()
  const { name } = site
  return (
    <div>
      <CopyButton
        text={scriptTag(site)}
        size="sm"
        variant="secondary"
        copied={t`Page code copied`}
        copiedAloud={t`The page code of ${name} is copied`}
        failedAloud={t`The browser didn't allow it. Open ${name} and copy the code by hand.`}
      >
        <Trans>Copy page code</Trans>
      </CopyButton>
    </div>
  )
}
