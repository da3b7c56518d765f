import type { AuditAction } from '@recadinho/contracts/audit'
import { endpoints } from '@recadinho/contracts/endpoints'
import { transact } from '../../db/transaction.ts'
import type { OutboxAction, OutboxEvent } from '@recadinho/contracts/outbox'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { actOnDeadEvents, listStuckEvents, pageSize, type StuckEvent } from './dead-queries.ts'
import { labelOf } from './registry.ts'

/** Stuck outbox events, for the owner. */
export function adminOutboxRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.listOutbox, async ({ query }) => {
    const rows = await listStuckEvents(ctx.db, query)
    const events = rows.slice(0, pageSize).map(outboxEventView)
    return { events, next: rows.length > pageSize ? (events.at(-1)?.id ?? null) : null }
  })

  route(app, endpoints.actOnOutbox, async (request) => {
    const { action, ids } = request.body
    await act(ctx, action, ids, askerOf(request))
  })
}

const auditActions: Record<OutboxAction, AuditAction> = {
  replay: 'outbox_event.replayed',
  dismiss: 'outbox_event.dismissed',
}

/** An event that is not dead is skipped. */
async function act(ctx: Context, action: OutboxAction, ids: readonly string[], by: Asker): Promise<void> {
  await transact(ctx.db, async (tx) => {
    for (const { id } of await actOnDeadEvents(tx, action, ids))
      await insertAuditEntry(tx, {
        at: ctx.clock.now(),
        action: auditActions[action],
        subject: `outbox-events/${id}`,
        ...by,
      })
  })
}

const outboxEventView = (row: StuckEvent): OutboxEvent => ({
  id: row.id,
  kind: row.kind,
  label: labelOf(row.kind) ?? { en: row.kind, pt: row.kind },
  order:
    row.order_id === null || row.number === null || row.guardian_name === null
      ? null
      : { id: row.order_id, number: row.number, guardianName: row.guardian_name },
  deadReason: row.dead_reason,
  error: row.last_error,
  attempts: row.attempts,
  at: (row.dead_at ?? row.created_at).toISOString(),
})
