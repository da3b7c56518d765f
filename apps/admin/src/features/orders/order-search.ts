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
import { type OrderPaymentStatus, type OrderStatus, type ProductionStage } from '@recadinho/contracts/orders'
import { searchText } from '../../lib/search-text.ts'

/** Within how many hours orders are due that the list can be narrowed to. */
export const dueHours = [4, 24] as const
export type DueHours = (typeof dueHours)[number]

/** The list's filters as they stand in the address. */
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
  /** Moments, as the dashboard's periods begin: `2026-11-17T03:00:00.000Z`. */
  placedSince?: string
  paidSince?: string
  search?: string
}

/** Reads the filters from an address, dropping what is none and what no order could be at once. */
export function parseOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const work = workFilters(raw)
  const given = work.late ? undefined : orderStatuses.find((status) => status === raw['status'])
  const status = given ?? (Object.keys(work).length > 0 ? 'in_production' : undefined)
  const claim = claimFilters.find((claim) => claim === raw['claim'])
  const payment = orderPaymentStatuses.find((payment) => payment === raw['payment'])
  const gateway = gateways.find((gateway) => gateway === raw['gateway'])
  const country = /^[A-Z]{2}$/.exec(String(raw['country']))?.[0]
  const [placedSince, paidSince] = [momentOf(raw['placedSince']), momentOf(raw['paidSince'])]
  const search = searchText(raw['search'])
  return {
    ...(status ? { status } : {}),
    ...(status === 'in_production' ? work : {}),
    // Nobody is on what is over.
    ...(claim && !isOver(status) ? { claim } : {}),
    ...(payment ? { payment } : {}),
    ...(gateway ? { gateway } : {}),
    ...(country ? { country } : {}),
    ...(placedSince ? { placedSince } : {}),
    ...(paidSince ? { paidSince } : {}),
    ...(search ? { search } : {}),
  }
}

const momentOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^2\d{3}-\d{2}-\d{2}T/.test(raw) && !Number.isNaN(Date.parse(raw))
    ? new Date(raw).toISOString()
    : undefined

export const isOver = (status: OrderStatus | undefined) =>
  status !== undefined && status !== 'pending' && status !== 'in_production'

/** What only an order in production can have: a stage, and one way to stand to its due time. */
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

/** The filters with others instead; `undefined` takes one away. */
export const withFilter = (
  search: OrderSearch,
  change: Partial<Record<keyof OrderSearch, unknown>>,
): OrderSearch => parseOrderSearch({ ...search, ...change })

/** What the API is asked for. */
export function toListQuery({ search, ...filters }: OrderSearch): AdminOrderListQuery {
  return { ...filters, ...(search ? { search } : {}) }
}

/** What is chosen in the row of statuses. */
export type StatusFilter = 'all' | OrderStatus

export const statusFilters: readonly StatusFilter[] = ['all', ...orderStatuses]

/** The filters after another status was chosen: what is not about production stays. */
export const withStatus = (search: OrderSearch, status: StatusFilter): OrderSearch =>
  withFilter(search, {
    status: status === 'all' ? undefined : status,
    stage: undefined,
    late: undefined,
    due: undefined,
    hold: undefined,
  })

export const isFiltered = (search: OrderSearch) => Object.keys(search).length > 0
