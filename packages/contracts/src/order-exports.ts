import { Type, type Static } from 'typebox'
import { provenOwner } from './access.ts'
import { AdminOrderListQuery } from './admin-orders.ts'
import { Closed, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const { cursor: _, limit: __, ...filters } = AdminOrderListQuery.properties

export const ExportOrdersBody = Closed({
  /** Which orders, as the list shows them. */
  filters: Closed(filters),
  /** The last order of the part before; the first part has none. */
  after: Type.Optional(Uuid),
})
export type ExportOrdersBody = Static<typeof ExportOrdersBody>

/** A part of a CSV file; the parts one after the other are the file. */
export const OrdersCsvPart = Closed({
  csv: Type.String(),
  rows: Type.Integer(),
  /** Ask for the next part with it; `null`: this was the last. */
  next: Nullable(Uuid),
})
export type OrdersCsvPart = Static<typeof OrdersCsvPart>

/** The list of orders as a file; part of `endpoints`. */
export const orderExportEndpoints = {
  exportOrders: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/order-exports',
    summary:
      'The orders of a filter as CSV, a part at a time, the oldest first; each part is in the audit log',
    body: ExportOrdersBody,
    status: 200,
    response: OrdersCsvPart,
  },
} as const satisfies Record<string, Endpoint>
