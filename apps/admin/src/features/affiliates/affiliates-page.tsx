import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminAffiliate } from '@recadinho/contracts/admin-affiliates'
import { Button } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Text } from '@recadinho/ui/text'
import { ActivePill } from '../../components/active-pill.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import * as css from '../../components/settings-list.css.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { affiliatesOptions } from './affiliate-queries.ts'

/** Every affiliate, sorted by code. */
export function AffiliatesPage() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const affiliates = useSuspenseInfiniteQuery(affiliatesOptions(api))
  const items = affiliates.data.pages.flatMap((page) => page.items)
  const create = (
    <LinkButton to="/admin/settings/affiliates/new" variant="primary">
      <Trans>New affiliate</Trans>
    </LinkButton>
  )
  return (
    <SettingsPage
      title={t`Affiliates`}
      intro={t`Partners who send buyers by a link of their own. An order remembers whose link its buyer came by in the 30 days before.`}
    >
      {items.length === 0 ? (
        <EmptyState title={t`No affiliates yet`} action={create}>
          {t`Your first affiliate will appear here.`}
        </EmptyState>
      ) : (
        <>
          <div>{create}</div>
          <ul className={css.list}>
            {items.map((affiliate) => (
              <AffiliateItem key={affiliate.code} affiliate={affiliate} />
            ))}
          </ul>
        </>
      )}
      {affiliates.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            loading={affiliates.isFetchingNextPage}
            onClick={() => void affiliates.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        </div>
      )}
    </SettingsPage>
  )
}

function AffiliateItem({ affiliate }: { affiliate: AdminAffiliate }) {
  const { t } = useLingui()
  const { code, name, contact, commission, active } = affiliate
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/settings/affiliates/$code" params={{ code }} className={css.link}>
          {name}
        </Link>
        <ActivePill active={active} />
      </div>
      <Text size="sm" tone="muted">
        {inOneLine([code, t`${commission}% commission`, contact])}
      </Text>
      {active && <AffiliateLink affiliate={affiliate} />}
    </li>
  )
}

/** Copies an affiliate's link. */
export function AffiliateLink({ affiliate: { link, name } }: { affiliate: AdminAffiliate }) {
  const { t } = useLingui()
  return (
    <div>
      <CopyButton
        text={link}
        size="sm"
        variant="secondary"
        copied={t`Link copied`}
        copiedAloud={t`The link of ${name} is copied`}
        failedAloud={t`The browser didn't allow it. Copy it by hand: ${link}`}
      >
        <Trans>Copy link</Trans>
      </CopyButton>
    </div>
  )
}
