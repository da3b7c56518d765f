import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Heading } from '@recadinho/ui/text'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import * as css from './analytics-shell.css.ts'

/** Layout of the analytics pages, with their tabs. */
export function AnalyticsShell({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const tabs = [
    { to: '/admin/analytics', label: t`Overview`, exact: true },
    { to: '/admin/analytics/live', label: t`Live`, exact: true },
    { to: '/admin/analytics/sessions', label: t`Sessions`, exact: false },
    { to: '/admin/analytics/health', label: t`Data quality`, exact: true },
  ] as const
  return (
    <Page>
      <PageTitle>{t`Analytics`}</PageTitle>
      <div className={css.shell}>
        <Heading level={1} size="h2">
          <Trans>Analytics</Trans>
        </Heading>
        <nav aria-label={t`Analytics`} className={css.tabs}>
          {tabs.map(({ to, label, exact }) => (
            <Link key={to} to={to} activeOptions={{ exact, includeSearch: false }} className={css.tab}>
              {label}
            </Link>
          ))}
        </nav>
        <OfflineBanner />
        {children}
      </div>
    </Page>
  )
}
