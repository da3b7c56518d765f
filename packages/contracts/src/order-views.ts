import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { AdminOrderListQuery } from './admin-orders.ts'
import { Closed, Uuid, Words } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const { cursor: _, limit: __, search: ___, ...filters } = AdminOrderListQuery.properties

/**
 * Filters of the order list. The search text is excluded: it can be a child's name, and views are stored for a long
 * time.
 */
export const OrderViewFilters = Closed(filters)
export type OrderViewFilters = Static<typeof OrderViewFilters>

/** `PUT /api/admin/order-views/{id}`: the complete name and filters. */
export const OrderViewBody = Closed({ name: Words(1, 40), filters: OrderViewFilters })
export type OrderViewBody = Static<typeof OrderViewBody>

/** A named set of filters, private to a staff member. */
export const OrderView = Closed({ id: Uuid, name: Type.String(), filters: OrderViewFilters })
export type OrderView = Static<typeof OrderView>

export const OrderViews = Closed({ items: Type.Array(OrderView) })
export type OrderViews = Static<typeof OrderViews>

/** Maximum number of views per staff member. */
export const orderViewsMax = 20

export const OrderViewParams = Closed({ id: Uuid })

/** The caller's saved views of the order list; part of `endpoints`. */
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
