import { deliveryLists, type DeliveryList } from '@recadinho/contracts/filters'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Tabs } from '@recadinho/ui/tabs'
import { Heading, Text } from '@recadinho/ui/text'
import { Suspense } from 'react'
import { ListPending } from '../../components/list-pending.tsx'
import { LoadMore } from '../../components/load-more.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useMorePages } from '../../lib/use-more-pages.ts'
import { deliveryListOptions } from './delivery-queries.ts'
import { DeliveryItem } from './delivery-item.tsx'
import * as css from './deliveries.css.ts'

export interface DeliveriesPageProps {
  list: DeliveryList
  onList: (list: DeliveryList) => void
}

/** Finished videos that have not reached their buyers: what to do, and what is pending. */
export function DeliveriesPage({ list, onList }: DeliveriesPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useSuspenseQuery(deliveryListOptions(api, list))
  const names: Record<DeliveryList, string> = {
    not_reached: t`Not reached`,
    to_send: t`To send manually`,
    waiting: t`Waiting for confirmation`,
    scheduled: t`Scheduled`,
  }
  return (
    <Page>
      <PageTitle>{t`Deliveries`}</PageTitle>
      <div className={css.page}>
        <div>
          <Heading level={1} size="h2" focusable>
            <Trans>Deliveries</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Finished videos that are on their way to their buyers.</Trans>
          </Text>
        </div>
        <OfflineBanner />
        <Tabs
          label={t`Deliveries`}
          value={list}
          onChange={onList}
          items={deliveryLists.map((value) => ({
            value,
            label: `${names[value]} (${data.counts[value]})`,
            content: (
              <Suspense fallback={<ListPending />}>
                <Deliveries list={value} />
              </Suspense>
            ),
          }))}
        />
      </div>
    </Page>
  )
}

function Deliveries({ list }: { list: DeliveryList }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const options = deliveryListOptions(api, list)
  const first = useSuspenseQuery(options)
  const more = useMorePages({
    after: first.data.next,
    queryKey: [...options.queryKey, 'more'],
    read: (after, signal) => api.call('listDeliveries', { query: { list, after }, signal }),
    nextOf: ({ next }) => next,
  })
  const items = [...first.data.items, ...more.pages.flatMap((page) => page.items)]
  const empty: Record<DeliveryList, string> = {
    not_reached: t`Every buyer was reached.`,
    to_send: t`There's nothing to send manually.`,
    waiting: t`No message is waiting for confirmation.`,
    scheduled: t`No delivery is scheduled.`,
  }
  return (
    <div className={css.page}>
      <OutOfDate query={first} />
      {items.length === 0 ? (
        <Text tone="muted">{empty[list]}</Text>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <DeliveryItem key={item.id} item={item} />
          ))}
        </ul>
      )}
      <LoadMore more={more} />
    </div>
  )
}

export function DeliveriesError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the deliveries`} />
}
