import { Type, type Static } from 'typebox'
import { provenOwner } from './access.ts'
import { AdminOrderListQuery } from './admin-orders.ts'
import { Closed, Nullable, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'

const { cursor: _, limit: __, ...filters } = AdminOrderListQuery.properties

export const ExportOrdersBody = Closed({
  /** The filters of the list. */
  filters: Closed(filters),
  /** The last order of the previous part; absent for the first. */
  after: Type.Optional(Uuid),
})
export type ExportOrdersBody = Static<typeof ExportOrdersBody>

/** One part of a CSV file; the parts concatenated are the file. */
export const OrdersCsvPart = Closed({
  csv: Type.String(),
  rows: Type.Integer(),
  /** Pass as `after` to get the next part; `null` after the last. */
  next: Nullable(Uuid),
})
export type OrdersCsvPart = Static<typeof OrdersCsvPart>

/** CSV export of the order list; part of `endpoints`. */
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
