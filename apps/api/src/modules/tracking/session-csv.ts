import type { SessionPosition, SessionsCsvPart } from '@recadinho/contracts/tracked-sessions'
import type { TrackedSession } from '@recadinho/contracts/tracking'
import { byteOrderMark, csvLine } from '../../csv.ts'
import type { EventStore, SessionFilter } from './store/event-store.ts'

const partSize = 5000

/**
 * One part of the file, from a position in the list's order, so that each session is exported once however long the
 * export takes.
 */
export async function exportSessions(
  store: EventStore,
  filter: SessionFilter,
  after: SessionPosition | undefined,
): Promise<SessionsCsvPart> {
  const found = await store.sessionsAfter({ ...filter, after: after ?? null, limit: partSize + 1 })
  const rows = found.slice(0, partSize)
  const last = rows.at(-1)
  const head = after === undefined ? byteOrderMark + csvLine(columns) : ''
  return {
    csv: head + rows.map((row) => csvLine(columns.map((name) => row[name]))).join(''),
    rows: rows.length,
    next: found.length > partSize && last ? { startedAt: last.startedAt, id: last.id } : null,
  }
}

/** Named as in the API, the same in every language. */
const columns = [
  'id',
  'site',
  'startedAt',
  'lastAt',
  'source',
  'medium',
  'campaign',
  'affiliate',
  'referrer',
  'device',
  'country',
  'consent',
  'bot',
  'entryPath',
  'exitPath',
  'pages',
  'events',
  'step',
  'convertedAt',
] as const satisfies readonly (keyof TrackedSession)[]
