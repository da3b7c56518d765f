import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { StatusPill } from '@recadinho/ui/badge'
import { Flag } from '@recadinho/ui/flag'
import { CheckIcon, PauseIcon } from '@recadinho/ui/icon'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { LinkButton } from '../../components/link-button.tsx'
import * as css from '../../components/settings-list.css.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { countriesOptions } from './country-queries.ts'

/** The countries the shop sells to, in the order buyers see them. */
export function CountriesPage() {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(countriesOptions(api)).data
  return (
    <SettingsPage
      title={t`Countries`}
      intro={t`The countries that buyers can choose, each with its currency and its offer.`}
    >
      <div>
        <LinkButton to="/admin/settings/countries/new" variant="primary">
          <Trans>Add a country</Trans>
        </LinkButton>
      </div>
      <ul className={css.list}>
        {items.map(({ code, name, currency, offer, active }) => (
          <li key={code} className={css.item}>
            <div className={css.head}>
              <Inline gap={2}>
                <Flag code={code} size="sm" />
                <Link to="/admin/settings/countries/$code" params={{ code }} className={css.link}>
                  {name[locale]}
                </Link>
              </Inline>
              {active ? (
                <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
                  <Trans>In the shop</Trans>
                </StatusPill>
              ) : (
                <StatusPill icon={<PauseIcon size="sm" />}>
                  <Trans>Not in the shop</Trans>
                </StatusPill>
              )}
            </div>
            <Text size="sm" tone="muted">
              {inOneLine([currency, offer === 'full' ? t`Full offer` : t`Limited offer`])}
            </Text>
          </li>
        ))}
      </ul>
    </SettingsPage>
  )
}
