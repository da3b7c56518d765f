import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { CommissionLine } from '@recadinho/contracts/commissions'
import { Button } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { useDeferredValue, useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { Balances } from './balances.tsx'
import { CommissionFilters, type CommissionFiltersProps } from './commission-filters.tsx'
import { CommissionItem } from './commission-item.tsx'
import { balancesOptions, commissionsOptions } from './commission-queries.ts'
import { isNarrowed } from './commission-search.ts'
import * as css from './commissions.css.ts'

/** Affiliates' commission: each account, and its lines by order. */
export function CommissionsPage({ search, onSearch }: CommissionFiltersProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  // The current list stays until the new filters' data have loaded.
  const shown = useDeferredValue(search)
  const { data: balances } = useSuspenseQuery(balancesOptions(api))
  const lines = useSuspenseInfiniteQuery(commissionsOptions(api, shown))
  const [approving, setApproving] = useState<CommissionLine>()
  const items = lines.data.pages.flatMap((page) => page.items)
  const accounts = balances.items.filter(({ affiliate: { code } }) => code === (search.affiliate ?? code))
  return (
    <SettingsPage
      title={t`Commissions`}
      intro={t`What affiliates earn by paid orders. Refunds and lost disputes take it back, also after it was paid.`}
    >
      {balances.items.length === 0 ? (
        <EmptyState
          title={t`No commissions yet`}
          action={
            <LinkButton to="/admin/settings/affiliates">
              <Trans>See affiliates</Trans>
            </LinkButton>
          }
        >
          {t`They appear here when someone who came by an affiliate's link has paid.`}
        </EmptyState>
      ) : (
        <>
          <CommissionFilters balances={balances.items} search={search} onSearch={onSearch} />
          {!lines.isFetchNextPageError && <OutOfDate query={lines} />}
          {accounts.length > 0 && <Balances items={accounts} named />}
          {items.length === 0 ? (
            <EmptyState
              title={t`No matches`}
              action={
                isNarrowed(search) && (
                  <Button variant="secondary" onClick={() => onSearch({})}>
                    <Trans>Show everything</Trans>
                  </Button>
                )
              }
            >
              {t`No commission matches these filters.`}
            </EmptyState>
          ) : (
            <div className={css.lines} aria-busy={shown !== search}>
              <ul aria-label={t`Commissions`} className={css.list}>
                {items.map((line) => (
                  <CommissionItem key={line.id} line={line} onApprove={() => setApproving(line)} />
                ))}
              </ul>
            </div>
          )}
          <LoadMore
            more={{
              hasNext: lines.hasNextPage,
              loading: lines.isFetchingNextPage,
              error: lines.isFetchNextPageError ? lines.error : null,
              loadNext: () => void lines.fetchNextPage(),
            }}
          />
        </>
      )}
      {approving && <ApproveDialog line={approving} onClose={() => setApproving(undefined)} />}
    </SettingsPage>
  )
}
