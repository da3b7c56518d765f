import { orderStatuses, productionStages } from '@recadinho/contracts/filters'
import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import { type OrderStatus, type ProductionStage } from '@recadinho/contracts/orders'
import { searchText } from '../../lib/search-text.ts'

/** The list's filters as they stand in the address. */
export interface OrderSearch {
  status?: OrderStatus
  stage?: ProductionStage
  late?: true
  search?: string
}

/** Reads the filters from an address, dropping what is none. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const late = raw['late'] === true || raw['late'] === 'true'
  const status = late ? 'in_production' : orderStatuses.find((status) => status === raw['status'])
  const stage = productionStages.find((stage) => stage === raw['stage'])
  const search = searchText(raw['search'])
  return {
    ...(status ? { status } : {}),
    // Only what is in production has a stage.
    ...(stage && status === 'in_production' ? { stage } : {}),
    ...(late ? { late: true } : {}),
    ...(search ? { search } : {}),
  }
}

/** What the API is asked for. */
export function toListQuery({ search, ...filters }: OrderSearch): AdminOrderListQuery {
  return { ...filters, ...(search ? { search } : {}) }
}

/** The filter that is chosen in the row of chips. */
export type OrderView = 'all' | 'late' | OrderStatus

export const orderViews: readonly OrderView[] = ['all', 'late', ...orderStatuses]

export const viewOf = ({ status, late }: OrderSearch): OrderView => (late ? 'late' : (status ?? 'all'))

/** The filters after another chip was chosen: what was searched for stays. */
export function withView({ search }: OrderSearch, view: OrderView): OrderSearch {
  const kept = search ? { search } : {}
  if (view === 'all') return kept
  return view === 'late' ? { ...kept, status: 'in_production', late: true } : { ...kept, status: view }
}

export const isFiltered = (search: OrderSearch) => Object.keys(search).length > 0
