import { createDb, createPool } from '../../../db/client.ts'
import { createEventStore } from '../store/create.ts'
import { UncountedDays } from '../store/postgres/refresh.ts'
import type { CountRequest, CountResult } from './counter.ts'

/**
 * Counts visits in its own process, so that counting takes neither time nor memory from the shop. `counter.ts` starts
 * it, requests each count and gets the result. It ends with the process that started it.
 */
let store: ReturnType<typeof open> | undefined

/** No request waits for these statements. */
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

/** A database's error message may quote data; its code does not. */
function faultOf(error: unknown): string {
  if (error instanceof UncountedDays) return `${error.message} (${faultOf(error.cause)})`
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}

process.on('message', (request: CountRequest) => {
  void count(request).then((result) => process.connected && process.send?.(result))
})
process.on('disconnect', () => process.exit())
// Signals are for the parent process, even when the whole process group gets them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
// The parent disconnected before this process could listen.
if (!process.connected) process.exit()
