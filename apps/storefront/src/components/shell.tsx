import '@recadinho/ui/reset.css'
import '@recadinho/ui/fonts.css'
import '@recadinho/ui/shop-theme.css'
import { Trans } from '@lingui/react/macro'
import { OfflineBanner } from '@recadinho/ui/online'
import { SkipLink } from '@recadinho/ui/visually-hidden'
import { useRouterState } from '@tanstack/react-router'
import { Header } from './header/header.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { PageTitle } from './page-title.tsx'
import { latePart } from '../lib/late-part.tsx'
import { pageAt } from '../lib/pages/pages.ts'
import * as css from './shell.css.ts'

const Footer = latePart(() => import('./footer/footer.lazy.tsx'))

/** §2: header and footer surround every page. */
export function Shell() {
  const slim = useRouterState({ select: ({ location }) => pageAt(location.pathname).private === true })
  return (
    <div className={css.shell}>
      <SkipLink href="#main">
        <Trans>Skip to content</Trans>
      </SkipLink>
      <PageTitle />
      <Header />
      <OfflineBanner title={<Trans>You're offline</Trans>}>
        <Trans>
          Your choices are saved, and your orders are safe. You can continue when you're back online.
        </Trans>
      </OfflineBanner>
      <main id="main" tabIndex={-1} className={css.main}>
        <PageOutlet />
      </main>
      {/* The other kind of footer must not hydrate the HTML of this one. */}
      <Footer key={String(slim)} />
    </div>
  )
}
