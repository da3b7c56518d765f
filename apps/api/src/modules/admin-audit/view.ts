import type { AuditChange, AuditEntry } from '@recadinho/contracts/audit'
import type { EntryRow } from './queries.ts'
import { undoCommand } from './undo-command.ts'

export const entryView = (row: EntryRow): AuditEntry => ({
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
