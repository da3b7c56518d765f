import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Text } from '@recadinho/ui/text'
import { LinkButton } from '../../components/link-button.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import * as css from '../../components/settings-list.css.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { PromoCodeStatus } from './promo-code-status.tsx'
import { promoCodesOptions } from './promo-code-queries.ts'

/** All promo codes, sorted by code. */
export function PromoCodesPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const codes = useSuspenseInfiniteQuery(promoCodesOptions(api))
  const items = codes.data.pages.flatMap((page) => page.items)
  const create = (
    <LinkButton to="/admin/settings/promo-codes/new" variant="primary">
      <Trans>New promo code</Trans>
    </LinkButton>
  )
  return (
    <SettingsPage
      title={t`Promo codes`}
      intro={t`Discounts that buyers enter at checkout, and the offers on the shop's pages.`}
    >
      {items.length === 0 ? (
        <EmptyState title={t`No promo codes yet`} action={create}>
          {t`Your first promo code will appear here.`}
        </EmptyState>
      ) : (
        <>
          <div>{create}</div>
          <ul className={css.list}>
            {items.map((promo) => (
              <PromoCodeItem key={promo.code} promo={promo} />
            ))}
          </ul>
        </>
      )}
      {codes.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={codes.isFetchingNextPage}
            onClick={() => void codes.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </SettingsPage>
  )
}

function PromoCodeItem({ promo }: { promo: AdminPromoCode }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { code, percentage, used, usesLimit, endsAt } = promo
  const end = endsAt && formatDateTime(endsAt, tag)
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/settings/promo-codes/$code" params={{ code }} className={css.link}>
          {code}
        </Link>
        <PromoCodeStatus promo={promo} />
      </div>
      <Text size="sm" tone="muted">
        {inOneLine([
          t`${percentage}% off`,
          usesLimit === null
            ? t`${plural(used, { one: 'used # time', other: 'used # times' })}`
            : t`used ${used} of ${usesLimit}`,
          end && t`until ${end}`,
          promo.announced && t`shown in the shop`,
        ])}
      </Text>
    </li>
  )
}
