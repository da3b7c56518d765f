import '@recadinho/ui/reset.css'
import '@recadinho/ui/fonts.css'
import '@recadinho/ui/shop-theme.css'
import { Trans } from '@lingui/react/macro'
import { OfflineBanner } from '@recadinho/ui/online'
import { SkipLink } from '@recadinho/ui/visually-hidden'
import { Header } from './header/header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { PageTitle } from './page-title.tsx'
import { latePart } from '../lib/optional-part.tsx'
import * as css from './shell.css.ts'

// Below the fold: the page hydrates before it.
const Footer = latePart(() => import('./footer/footer.lazy.tsx'))

/** §2: header and footer surround every page. */
export function Shell() {
  return (
    <div className={css.shell}>
      <SkipLink href="#main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <PageTitle />
      <Header />
      <OfflineBanner title={<Trans>You're offline</Trans>}>
        <Trans>Your choices are saved. You can pay as soon as you're back online.</Trans>
      </OfflineBanner>
      <main id="main" tabIndex={-1} className={css.main}>
        <PageOutlet />
      </main>
      <Footer />
    </div>
  )
}
