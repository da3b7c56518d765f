import type { ExportOrdersBody, OrdersCsvPart } from '@recadinho/contracts/order-exports'
import { currencyExponent } from '@recadinho/i18n/currencies'
import type { Context } from '../../context.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { byteOrderMark, csvLine } from '../../csv.ts'
import { allNames } from '../orders/detail-columns.ts'
import { readForExport, type ExportedOrder } from './queries.ts'

/** Large enough to export a hundred thousand orders in few calls, small enough for a small server's memory. */
const partSize = 5000

/** One part of the file. Every part is recorded in the audit log. */
export async function exportOrders(
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

/** Names and codes are those of the API, the same in every language, so that programs can read every export alike. */
const columns: readonly [name: string, of: (order: ExportedOrder) => string | number | boolean | null][] = [
  ['number', ({ number }) => number],
  ['status', ({ status }) => status],
  ['stage', ({ stage }) => stage],
  ['onHold', ({ on_hold: held }) => held],
  ['paymentStatus', ({ payment_status: status }) => status],
  ['gateway', ({ payment_gateway: gateway }) => gateway],
  ['total', ({ total, currency }) => Number((total / 10 ** currencyExponent(currency)).toFixed(3))],
  ['currency', ({ currency }) => currency],
  ['country', ({ country }) => country],
  ['package', (order) => order.package],
  ['childName', (order) => allNames(order)],
  ['guardianName', (order) => order.guardian_name],
  ['guardianEmail', (order) => order.guardian_email],
  ['whatsappNumber', (order) => order.whatsapp_number],
  ['createdAt', (order) => order.created_at.toISOString()],
  ['dueAt', (order) => order.due_at?.toISOString() ?? null],
  ['completedAt', (order) => order.completed_at?.toISOString() ?? null],
]
