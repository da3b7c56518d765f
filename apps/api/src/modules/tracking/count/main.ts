import { createDb, createPool } from '../../../db/client.ts'
import { createEventStore } from '../store/create.ts'
import { UncountedDays } from '../store/postgres/refresh.ts'
import type { CountRequest, CountResult } from './counter.ts'

/**
 * Counts visits in its own process, so that neither the time nor the memory which a day takes is the shop's. `counter.ts`
 * starts it, asks for each count and is answered when it is done. It ends with the process that started it.
 */
let store: ReturnType<typeof open> | undefined

/** Nobody waits for a statement. */
const statementTimeoutMs = 60_000

function open({ databaseUrl, clickhouse }: CountRequest) {
  const pool = createPool({
    databaseUrl,
    max: 2,
    // The statement that used the connection fails, and the round with it.
    onError: () => undefined,
    applicationName: 'recadinho-visits',
    statementTimeoutMs,
  })
  return createEventStore(createDb(pool), clickhouse)
}

async function count(request: CountRequest): Promise<CountResult> {
  try {
    store ??= open(request)
    await store.refresh(request.zone)
    return {}
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** A database's message may quote data; its code does not. */
function faultOf(error: unknown): string {
  if (error instanceof UncountedDays) return `${error.message} (${faultOf(error.cause)})`
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

process.on('message', (request: CountRequest) => {
  void count(request).then((result) => process.connected && process.send?.(result))
})
process.on('disconnect', () => process.exit())
// Meant for the process that started this one, even where all of a group get them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// It was told to end before it could listen.
if (!process.connected) process.exit()
