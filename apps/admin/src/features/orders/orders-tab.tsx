import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button, IconButton } from '@recadinho/ui/button'
import { EmptyState } from '@recadinho/ui/empty-state'
import { PhoneIcon, RefreshIcon } from '@recadinho/ui/icon'
import { Heading } from '@recadinho/ui/text'
import { media } from '@recadinho/ui/tokens'
import { useDeferredValue, useRef, useState } from 'react'
import { LinkButton } from '../../components/link-button.tsx'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { PageError } from '../../components/page-error.tsx'
import { Page } from '../../components/page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useMedia } from '../../lib/use-media.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ExportOrders } from './export-orders.tsx'
import { KeysDialog, KeysHint } from './keys-dialog.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderListSkeleton } from './order-list-skeleton.tsx'
import { orderListOptions } from './order-queries.ts'
import { isFiltered, type OrderSearch } from './order-search.ts'
import { SelectionContext, useSelected } from './order-selection.tsx'
import { OrderTable } from './order-table.tsx'
import { useOrderCommands } from './use-order-commands.ts'
import { useListKeys } from '../../lib/use-list-keys.ts'
import * as css from './order-list.css.ts'

export interface OrdersTabProps {
  search: OrderSearch
  onSearch: (search: OrderSearch) => void
  /** Whether the user may export the list. */
  mayExport: boolean
}

/** All orders, most urgent first. */
export function OrdersTab({ search, onSearch, mayExport }: OrdersTabProps) {
  const { api } = useAdmin()
  // The old list stays visible until the one for the new filters has loaded.
  const shown = useDeferredValue(search)
  const waiting = shown !== search
  const orders = useSuspenseInfiniteQuery(orderListOptions(api, shown))
  const wide = useMedia(media.tablet)
  const listRef = useRef<HTMLDivElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const [helping, setHelping] = useState(false)

  const rows = orders.data.pages.flatMap((page) => page.items)
  const { selection, selected } = useSelected(rows)
  useListKeys(
    listRef,
    searchRef,
    useOrderCommands({ orders: rows, selection, onHelp: () => setHelping(true) }),
  )

  return (
    <div className={css.panel}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          <Trans>Orders</Trans>
        </Heading>
        <Refreshed
          at={orders.dataUpdatedAt}
          busy={orders.isFetching || waiting}
          onRefresh={() => void orders.refetch()}
        />
        <LinkButton to="/admin/orders/new" size="sm" variant="secondary" iconStart={<PhoneIcon size="sm" />}>
          <Trans>New order</Trans>
        </LinkButton>
      </div>
      <OfflineBanner />
      <OrderFilters
        search={search}
        onChange={onSearch}
        counts={orders.data.pages.at(-1)?.counts}
        searchRef={searchRef}
      />
      <div ref={listRef} aria-busy={waiting} className={css.list}>
        {rows.length === 0 && <NoOrders search={shown} onSearch={onSearch} />}
        {rows.length > 0 && (
          <SelectionContext value={selection}>
            {wide ? <OrderTable orders={rows} /> : <OrderCards orders={rows} />}
          </SelectionContext>
        )}
      </div>
      <BulkBar orders={selected} onClear={(ids) => selection.toggle(ids, false)} />
      <div className={css.more}>
        {orders.hasNextPage && (
          <Button
            variant="secondary"
            loading={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            <Trans>Load more</Trans>
          </Button>
        )}
        {mayExport && rows.length > 0 && <ExportOrders search={shown} />}
        {rows.length > 0 && <KeysHint onAll={() => setHelping(true)} />}
      </div>
      {helping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  )
}

/** Placeholder of the page while its list loads. */
export function OrdersPending() {
  return (
    <Page>
      <OrderListSkeleton />
    </Page>
  )
}

/** Error page if the list cannot be loaded. */
export function OrdersError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the orders`} />
}

function Refreshed({ at, busy, onRefresh }: { at: number; busy: boolean; onRefresh: () => void }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }).format(at)
  return (
    <div className={css.refreshed}>
      {at > 0 && <span>{t`As of ${time}`}</span>}
      <IconButton label={t`Refresh`} size="sm" icon={<RefreshIcon />} loading={busy} onClick={onRefresh} />
    </div>
  )
}

function NoOrders({ search, onSearch }: Omit<OrdersTabProps, 'mayExport'>) {
  const { t } = useLingui()
  if (!isFiltered(search))
    return <EmptyState title={t`No orders yet`}>{t`Your first order will appear here.`}</EmptyState>
  const { search: typed, ...filters } = search
  return (
    <EmptyState
      title={t`No matches`}
      action={
        <Button variant="secondary" onClick={() => onSearch({})}>
          <Trans>Show all orders</Trans>
        </Button>
      }
    >
      {typed === undefined
        ? t`No order fits these filters. Remove one of them.`
        : isFiltered(filters)
          ? t`No order fits “${typed}” and these filters. Check the spelling, or remove a filter.`
          : t`No order fits “${typed}”. Check the spelling, or type less of it.`}
    </EmptyState>
  )
}
