import {
  claimFilters,
  gateways,
  orderPaymentStatuses,
  orderStatuses,
  productionStages,
  type ClaimFilter,
} from '@recadinho/contracts/filters'
import type { AdminOrderListQuery } from '@recadinho/contracts/admin-orders'
import type { Gateway } from '@recadinho/contracts/catalog'
import type { OrderPaymentStatus, OrderStatus, ProductionStage } from '@recadinho/contracts/orders'
import { searchText } from '../../lib/search-text.ts'

/** Options of the filter by hours until due. */
export const dueHours = [4, 24] as const
export type DueHours = (typeof dueHours)[number]

/** The list's filters in the URL. */
export interface OrderSearch {
  status?: OrderStatus
  stage?: ProductionStage
  late?: true
  due?: DueHours
  /** `false`: in production and not on hold. */
  hold?: boolean
  claim?: ClaimFilter
  payment?: OrderPaymentStatus
  gateway?: Gateway
  country?: string
  /** Instants, such as the start of a dashboard period: `2026-11-17T03:00:00.000Z`. */
  placedSince?: string
  paidSince?: string
  paidBefore?: string
  search?: string
}

/** Parses the filters of a URL and drops invalid or contradictory ones. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const work = workFilters(raw)
  const given = work.late ? undefined : orderStatuses.find((status) => status === raw['status'])
  const status = given ?? (Object.keys(work).length > 0 ? 'in_production' : undefined)
  const claim = claimFilters.find((claim) => claim === raw['claim'])
  const payment = orderPaymentStatuses.find((payment) => payment === raw['payment'])
  const gateway = gateways.find((gateway) => gateway === raw['gateway'])
  const country = /^[A-Z]{2}$/.exec(String(raw['country']))?.[0]
  const [placedSince, paidSince] = [momentOf(raw['placedSince']), momentOf(raw['paidSince'])]
  const paidBefore = momentOf(raw['paidBefore'])
  const search = searchText(raw['search'])
  return {
    ...(status ? { status } : {}),
    ...(status === 'in_production' ? work : {}),
    // Finished orders have no claims.
    ...(claim && !isOver(status) ? { claim } : {}),
    ...(payment ? { payment } : {}),
    ...(gateway ? { gateway } : {}),
    ...(country ? { country } : {}),
    ...(placedSince ? { placedSince } : {}),
    ...(paidSince ? { paidSince } : {}),
    ...(paidBefore ? { paidBefore } : {}),
    ...(search ? { search } : {}),
  }
}

const momentOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^2\d{3}-\d{2}-\d{2}T/.test(raw) && !Number.isNaN(Date.parse(raw))
    ? new Date(raw).toISOString()
    : undefined

export const isOver = (status: OrderStatus | undefined) =>
  status !== undefined && status !== 'pending' && status !== 'in_production'

/** Filters that only apply to orders in production: a stage, and one of late, due or hold. */
function workFilters(raw: Record<string, unknown>): Pick<OrderSearch, 'stage' | 'late' | 'due' | 'hold'> {
  const stage = productionStages.find((stage) => stage === raw['stage'])
  const due = dueHours.find((hours) => hours === Number(raw['due']))
  const hold = flag(raw['hold'])
  return {
    ...(stage ? { stage } : {}),
    ...(flag(raw['late']) ? { late: true } : due ? { due } : hold === undefined ? {} : { hold }),
  }
}

const flag = (value: unknown) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined

/** The filters with changes applied; `undefined` removes a filter. */
export const withFilter = (
  search: OrderSearch,
  change: Partial<Record<keyof OrderSearch, unknown>>,
): OrderSearch => parseOrderSearch({ ...search, ...change })

/** Converts the filters to the API's query. */
export function toListQuery({ search, ...filters }: OrderSearch): AdminOrderListQuery {
  return { ...filters, ...(search ? { search } : {}) }
}

/** The options of the status row. */
export type StatusFilter = 'all' | OrderStatus

export const statusFilters: readonly StatusFilter[] = ['all', ...orderStatuses]

/** Selects a status and clears the filters that only apply to production. */
export const withStatus = (search: OrderSearch, status: StatusFilter): OrderSearch =>
  withFilter(search, {
    status: status === 'all' ? undefined : status,
    stage: undefined,
    late: undefined,
    due: undefined,
    hold: undefined,
  })

export const isFiltered = (search: OrderSearch) => Object.keys(search).length > 0
