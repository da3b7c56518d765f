import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminPackage } from '@recadinho/contracts/packages'
import { formatMoney } from '@recadinho/i18n/money'
import { StatusPill } from '@recadinho/ui/badge'
import { EmptyState } from '@recadinho/ui/empty-state'
import { CheckIcon, PauseIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { LinkButton } from '../../components/link-button.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { packagesOptions } from '../../lib/package-queries.ts'
import * as css from '../../components/settings-list.css.ts'

/** The packages, in the shop's order. */
export function PackagesPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(packagesOptions(api)).data
  const create = (
    <LinkButton to="/admin/settings/packages/new" variant="primary">
      <Trans>New package</Trans>
    </LinkButton>
  )
  return (
    <SettingsPage
      title={t`Packages and prices`}
      intro={t`What buyers can order, how much it costs, and your payment links.`}
    >
      {items.length === 0 ? (
        <EmptyState title={t`No packages yet`} action={create}>
          {t`Without a package, nobody can order.`}
        </EmptyState>
      ) : (
        <>
          <div>{create}</div>
          <ul className={css.list}>
            {items.map((each) => (
              <PackageItem key={each.id} item={each} />
            ))}
          </ul>
        </>
      )}
    </SettingsPage>
  )
}

function PackageItem({ item }: { item: AdminPackage }) {
  const { t } = useLingui()
  const { locale, tag } = useLocale()
  const { charactersCount: count, deliveryHours } = item
  const linkCount = item.links.length
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/settings/packages/$id" params={{ id: item.id }} className={css.link}>
          {item.title[locale]}
        </Link>
        {item.active ? (
          <StatusPill tone="success" icon={<CheckIcon size="sm" />}>
            <Trans>For sale</Trans>
          </StatusPill>
        ) : (
          <StatusPill icon={<PauseIcon size="sm" />}>
            <Trans>Not for sale</Trans>
          </StatusPill>
        )}
      </div>
      <Text size="sm">{item.prices.map((price) => formatMoney(price, tag)).join(' · ')}</Text>
      <Text size="sm" tone="muted">
        {inOneLine([
          t`${plural(count, { one: '# character', other: '# characters' })}`,
          t`${plural(deliveryHours, { one: 'Arrives within # hour', other: 'Arrives within # hours' })}`,
          linkCount > 0 && t`${plural(linkCount, { one: '# payment link', other: '# payment links' })}`,
          item.inLimitedOffer && t`Also for countries with a limited offer`,
        ])}
      </Text>
    </li>
  )
}
