import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { pageOf } from '../../paging.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listEntries, type EntryRow } from './queries.ts'
import { undo } from './undo.ts'
import type { AuditChange, AuditEntry } from '@recadinho/contracts/audit'
import { undoCommand } from './undo-command.ts'

const pageSize = 50

/** The audit log, for the shop's owner. */
export function adminAuditRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.listAuditLog, async ({ query }) => {
    const limit = query.limit ?? pageSize
    const { items, nextCursor } = pageOf(await listEntries(ctx.db, query, limit + 1), limit)
    return { items: items.map(entryView), nextCursor }
  })

  route(app, endpoints.undoAuditEntry, (request) => undo(ctx, request.params.id, askerOf(request)))
}

const entryView = (row: EntryRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  person: row.actor_id === null ? null : { id: row.actor_id, name: row.actor_name ?? '' },
  action: row.action,
  subject: row.subject === null ? null : subjectView(row.subject, row.subject_name),
  changes: Object.entries(row.details).map(changeView),
  undoes: row.undoes,
  undoable: undoCommand(row) !== undefined,
})

function subjectView(subject: string, name: EntryRow['subject_name']): AuditEntry['subject'] {
  const [type = '', id = null] = subject.split('/')
  return { type, id, name }
}

function changeView([field, change]: [string, unknown]): AuditChange {
  const known = typeof change === 'object' && change !== null ? change : {}
  return {
    field,
    ...('was' in known ? { was: known.was } : {}),
    ...('now' in known ? { now: known.now } : {}),
  }
}
