import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderView } from '@recadinho/contracts/order-views'
import { queryOptions } from '@tanstack/react-query'
import { deepEqual } from '@tanstack/react-router'
import type { Client } from '../../lib/api.ts'
import { parseOrderSearch, type OrderSearch } from './order-search.ts'

/** Views that everyone has. */
export const builtInViews = [
  { id: 'due_next', filters: { status: 'in_production', hold: false } },
  { id: 'late', filters: { status: 'in_production', late: true } },
  { id: 'on_hold', filters: { status: 'in_production', hold: true } },
  { id: 'mine', filters: { claim: 'mine' } },
] as const satisfies readonly { id: string; filters: OrderSearch }[]

export const builtInLabels: Record<(typeof builtInViews)[number]['id'], MessageDescriptor> = {
  due_next: msg`Due next`,
  late: msg`Late`,
  on_hold: msg`On hold`,
  mine: msg({ context: 'orders', message: 'Mine' }),
}

/** The staff member's own views. */
export const orderViewsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['order-views'],
    queryFn: ({ signal }) => api.call('listOrderViews', { signal }),
  })

/** The filters that are stored: without the search text, which can be a child's name. */
export function filtersOf(search: OrderSearch): Omit<OrderSearch, 'search'> {
  const { search: _, ...filters } = search
  return filters
}

/** A view's filters, without those this release does not know. */
export const searchOf = ({ filters }: Pick<OrderView, 'filters'>): OrderSearch => parseOrderSearch(filters)

/** The view that matches the list's filters. */
export const viewShown = <View extends Pick<OrderView, 'filters'>>(
  views: readonly View[],
  search: OrderSearch,
): View | undefined => views.find((view) => deepEqual(searchOf(view), filtersOf(search)))
