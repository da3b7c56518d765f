import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { AdminOrderListQuery } from './admin-orders.ts'
import { Closed, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const { cursor: _, limit: __, search: ___, ...filters } = AdminOrderListQuery.properties

/** The filters of the list of orders. Without the words of a search: they can be a child's name, and a view is kept for long. */
export const OrderViewFilters = Closed(filters)
export type OrderViewFilters = Static<typeof OrderViewFilters>

/** `PUT /api/admin/order-views/{id}`: the name and the filters as they are to be. */
export const OrderViewBody = Closed({ name: Words(1, 40), filters: OrderViewFilters })
export type OrderViewBody = Static<typeof OrderViewBody>

/** Filters that a member of staff has named for themselves. */
export const OrderView = Closed({ id: Uuid, name: Type.String(), filters: OrderViewFilters })
export type OrderView = Static<typeof OrderView>

export const OrderViews = Closed({ items: Type.Array(OrderView) })
export type OrderViews = Static<typeof OrderViews>

/** How many each member of staff may keep. */
export const orderViewsMax = 20

export const OrderViewParams = Closed({ id: Uuid })

/** One's own views of the list of orders; part of `endpoints`. */
export const orderViewEndpoints = {
  listOrderViews: {
    ...production,
    method: 'GET',
    path: '/api/admin/order-views',
    summary: 'The filters that who is signed in has named, by name',
    status: 200,
    response: OrderViews,
  },
  putOrderView: {
    ...production,
    method: 'PUT',
    path: '/api/admin/order-views/{id}',
    summary: 'Name filters, or change a view of one’s own; the same one sent again is the same view',
    params: OrderViewParams,
    body: OrderViewBody,
    status: 200,
    response: OrderView,
  },
  deleteOrderView: {
    ...production,
    method: 'DELETE',
    path: '/api/admin/order-views/{id}',
    summary: 'Delete a view of one’s own; one that is gone is a success',
    params: OrderViewParams,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
