import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LandingSite } from '@recadinho/contracts/landing-sites'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Text } from '@recadinho/ui/text'
import { ActivePill } from '../../components/active-pill.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import * as css from '../../components/settings-list.css.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { landingSitesOptions } from './landing-site-queries.ts'
import { CopyTag } from './site-script.tsx'

/** Every site whose landing pages measure visits, sorted by name. */
export function LandingSitesPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(landingSitesOptions(api)).data
  const create = (
    <LinkButton to="/admin/settings/landing-pages/new" variant="primary">
      <Trans>New site</Trans>
    </LinkButton>
  )
  return (
    <SettingsPage
      title={t`Landing pages`}
      intro={t`Pages on other sites that lead to the shop. With the shop's script their visits count in the analytics, together with what the visitor does here.`}
    >
      {items.length === 0 ? (
        <EmptyState title={t`No sites yet`} action={create}>
          {t`The first site with landing pages will appear here.`}
        </EmptyState>
      ) : (
        <>
          <div>{create}</div>
          <ul className={css.list}>
            {items.map((site) => (
              <SiteItem key={site.key} site={site} />
            ))}
          </ul>
        </>
      )}
    </SettingsPage>
  )
}

function SiteItem({ site }: { site: LandingSite }) {
  const { key, name, origins, active } = site
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/settings/landing-pages/$key" params={{ key }} className={css.link}>
          {name}
        </Link>
        <ActivePill active={active} />
      </div>
      <Text size="sm" tone="muted">
        {inOneLine([key, ...origins.map((origin) => new URL(origin).host)])}
      </Text>
      {active && <CopyTag site={site} />}
    </li>
  )
}
