import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import type { ExportOrdersBody, OrdersCsvPart } from '@recadinho/contracts/order-exports'
import { currencyExponent } from '@recadinho/i18n/currencies'
import { insertAuditEntry } from '../audit/queries.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { allNames } from '../orders/detail-columns.ts'
import { fieldsOfRow, storedFields, type StoredField } from '../admin-orders/list-columns.ts'
import { readForExport, type ExportedOrder } from './queries.ts'

/** Exports the list of orders as a file, for the owner. */
export function orderExportRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.exportOrders, (request) => exportOrders(ctx, request.body, askerOf(request)))
}

/** Large enough to export a hundred thousand orders in few calls, small enough for a small server's memory. */
const partSize = 5000

/** One part of the file. Every part is recorded in the audit log. */
async function exportOrders(
  ctx: Context,
  body: ExportOrdersBody,
  { staffId, requestId }: Asker,
): Promise<OrdersCsvPart> {
  const now = ctx.clock.now()
  const found = await readForExport(ctx.db, body, { staffId, now }, partSize + 1)
  const rows = found.slice(0, partSize)
  const details = { orders: { now: rows.length } }
  await insertAuditEntry(ctx.db, { at: now, staffId, action: 'orders.exported', details, requestId })
  const head = body.after === undefined ? byteOrderMark + csvLine(columns.map(([name]) => name)) : ''
  const lines = rows.map((row) => csvLine(columns.map(([, of]) => of(row))))
  return {
    csv: head + lines.join(''),
    rows: rows.length,
    next: found.length > partSize ? (rows.at(-1)?.id ?? null) : null,
  }
}

type Cell = string | number | boolean | null
type Column = readonly [name: string, of: (order: ExportedOrder) => Cell]

const stored = (...fields: StoredField[]) =>
  fields.map((field): Column => [field, (order) => fieldsOfRow(order)[field]])

/** Names and codes are those of the API, the same in every language, so that programs can read every export alike. */
const arranged: readonly Column[] = [
  ...stored('number', 'status', 'stage'),
  ['onHold', ({ on_hold: held }) => held],
  ...stored('paymentStatus'),
  ['gateway', ({ payment_gateway: gateway }) => gateway],
  ['total', ({ total, currency }) => Number((total / 10 ** currencyExponent(currency)).toFixed(3))],
  ['currency', ({ currency }) => currency],
  ['country', ({ country }) => country],
  ['package', (order) => order.package],
  ['childName', (order) => allNames(order)],
  ...stored('guardianName'),
  ['guardianEmail', (order) => order.guardian_email],
  ...stored('whatsappNumber', 'createdAt', 'dueAt'),
  ['completedAt', (order) => order.completed_at?.toISOString() ?? null],
]

/** A column of the list that has no place of its own comes last. */
const columns = [
  ...arranged,
  ...stored(...storedFields.filter((field) => arranged.every(([name]) => name !== field))),
]
