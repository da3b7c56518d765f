import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@recadinho/ui/empty-state'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { LoadMore } from '../../components/load-more.tsx'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { balancesOptions, payoutsOptions } from './commission-queries.ts'
import { Payable } from './payable.tsx'
import { PayoutItem } from './payout-item.tsx'
import * as css from './commissions.css.ts'

export interface PayoutsPageProps {
  /** Whether the user may record a payout. */
  mayPay: boolean
  /** The owner's settings, shown below. */
  children?: ReactNode
}

/** Payable balances and past payouts. */
export function PayoutsPage({ mayPay, children }: PayoutsPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data: balances } = useSuspenseQuery(balancesOptions(api))
  const payouts = useSuspenseInfiniteQuery(payoutsOptions(api))
  const due = balances.items.filter(({ approved }) => approved > 0)
  const currencies = [...new Set(due.map(({ currency }) => currency))].toSorted()
  const made = payouts.data.pages.flatMap(({ items }) => items)
  return (
    <SettingsPage
      title={t`Payouts to affiliates`}
      intro={t`You pay by your bank, then note it here. Each payout has a file with who got how much.`}
    >
      <Stack gap={3}>
        <Heading level={2} size="h4">
          {t`To be paid`}
        </Heading>
        {currencies.length === 0 && (
          <Text tone="muted">{t`Nothing is approved. Commissions are approved by themselves after the waiting time.`}</Text>
        )}
        {currencies.map((currency) => (
          <Payable
            key={currency}
            currency={currency}
            balances={due.filter((each) => each.currency === currency)}
            mayPay={mayPay}
          />
        ))}
      </Stack>
      <Stack gap={3}>
        <Heading level={2} size="h4">
          {t`Payouts made`}
        </Heading>
        {made.length === 0 ? (
          <EmptyState
            title={t`No payouts yet`}
          >{t`The first one will appear here with its file.`}</EmptyState>
        ) : (
          <ul aria-label={t`Payouts made`} className={css.list}>
            {made.map((payout) => (
              <PayoutItem key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
        <LoadMore
          more={{
            hasNext: payouts.hasNextPage,
            loading: payouts.isFetchingNextPage,
            error: payouts.isFetchNextPageError ? payouts.error : null,
            loadNext: () => void payouts.fetchNextPage(),
          }}
        />
      </Stack>
      {children}
    </SettingsPage>
  )
}
