import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderView } from '@recadinho/contracts/order-views'
import { queryOptions } from '@tanstack/react-query'
import { deepEqual } from '@tanstack/react-router'
import type { Client } from '../../lib/api.ts'
import { parseOrderSearch, type OrderSearch } from './order-search.ts'

/** The views that everybody has. */
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

/** The views that this member of staff has named. */
export const orderViewsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['order-views'],
    queryFn: ({ signal }) => api.call('listOrderViews', { signal }),
  })

/** What is kept of the filters: not the words of a search, which can be a child's name. */
export function filtersOf(search: OrderSearch): Omit<OrderSearch, 'search'> {
  const { search: _, ...filters } = search
  return filters
}

/** The filters of a view; what this release does not know of them is left out. */
export const searchOf = ({ filters }: Pick<OrderView, 'filters'>): OrderSearch => parseOrderSearch(filters)

/** The view that the list shows now. */
export const viewShown = <View extends Pick<OrderView, 'filters'>>(
  views: readonly View[],
  search: OrderSearch,
): View | undefined => views.find((view) => deepEqual(searchOf(view), filtersOf(search)))
