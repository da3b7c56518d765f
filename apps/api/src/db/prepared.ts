import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { retryTransient } from './retry-transient.ts'

/** Statements that are prepared at the same time; the least recently used one gives way to a new one. */
const namedAtMost = 500
/** A text is only named once it has been run this often: most generated texts never are. */
const namedFrom = 3
/** Texts whose runs are counted. */
const countedAtMost = 2000
/** How many names give way before a connection frees the statements of old ones, all at once. */
const spare = 50

const plannedEachTimeMark = '/* planned each time */'

/**
 * For `modifyFront`: keeps a statement from being prepared. A generic plan is bad if the values decide how many rows
 * there are, as with search terms and filters.
 */
export const plannedEachTime = sql.raw(plannedEachTimeMark)

const begins = /^(?:begin|start transaction)\b/
const ends = /^(?:commit|rollback)$/

type Query = (statement: { name?: string; text: string; values: unknown[] }) => Promise<never>

/**
 * Names each statement text. PostgreSQL then parses it once per connection and stops planning it after five runs: for
 * the shop's small statements planning costs more than running. A statement outside a transaction is retried if
 * PostgreSQL aborts it for another.
 */
export function prepared(pool: PostgresPool, onQuery?: (sql: string) => void): PostgresPool {
  const names = createNames()
  const clients = new WeakMap<PostgresPoolClient, { wrapped: PostgresPoolClient; freedAt: number }>()

  function wrap(client: PostgresPoolClient): PostgresPoolClient {
    const query = client.query.bind(client) as unknown as Query // pg also takes a named object
    let inTransaction = false
    const wrapped: PostgresPoolClient = {
      query: (text: unknown, values?: readonly unknown[]) => {
        if (typeof text !== 'string') throw new TypeError('Cursors are not used here')
        onQuery?.(text)
        const name =
          values && values.length > 0 && !text.includes(plannedEachTimeMark) ? names.of(text) : undefined
        const send = () =>
          query({ ...(name === undefined ? {} : { name }), text, values: values ? [...values] : [] })
        // A repeated `commit` would find no transaction, and succeed.
        const isAlone = !inTransaction && !begins.test(text)
        inTransaction = !isAlone && !ends.test(text)
        return (isAlone ? retryTransient(send) : send()) as never // rows are typed by Kysely
      },
      release(destroy) {
        inTransaction = false
        client.release(destroy)
      },
    }
    return wrapped
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      // One wrapper per client, because Kysely identifies connections by it.
      const known = clients.get(client) ?? { wrapped: wrap(client), freedAt: names.replaced() }
      clients.set(client, known)
      if (names.replaced() - known.freedAt > spare) {
        await freeOld(client, (name) => names.has(name)).catch((error: unknown) => {
          client.release(true)
          throw error
        })
        known.freedAt = names.replaced()
      }
      return known.wrapped
    },
    end: () => pool.end(),
  }
}

interface Names {
  /** The name of a statement text; `undefined` while it is rare. */
  of(text: string): string | undefined
  /** Whether a name is still used. */
  has(name: string): boolean
  /** How many names have given way so far. */
  replaced(): number
}

function createNames(): Names {
  /** By text, the least recently used one first. */
  const named = new Map<string, string>()
  const runs = new Map<string, number>()
  const used = new Set<string>()
  let created = 0
  let replaced = 0

  return {
    has: (name) => used.has(name),
    replaced: () => replaced,
    of(text) {
      let name = named.get(text)
      if (name === undefined) {
        const count = (runs.get(text) ?? 0) + 1
        runs.delete(text)
        if (count < namedFrom) {
          if (runs.size >= countedAtMost) runs.delete(firstOf(runs))
          runs.set(text, count)
          return undefined
        }
        // Never a name again: a connection may still have the statement that it stood for.
        name = `s${(created += 1)}`
        used.add(name)
        if (named.size >= namedAtMost) {
          const oldest = firstOf(named)
          used.delete(named.get(oldest) ?? '')
          named.delete(oldest)
          replaced += 1
        }
      }
      named.delete(text)
      named.set(text, name)
      return name
    },
  }
}

const firstOf = (map: ReadonlyMap<string, unknown>): string => map.keys().next().value ?? ''

/** Frees the statements of a connection whose names are no longer used. */
async function freeOld(client: PostgresPoolClient, isUsed: (name: string) => boolean): Promise<void> {
  // Where `pg` notes what it has prepared; its types do not tell.
  const { connection } = client as unknown as { connection: { parsedStatements: Record<string, string> } }
  const old = Object.keys(connection.parsedStatements).filter((name) => !isUsed(name))
  if (old.length === 0) return
  await client.query(old.map((name) => `deallocate ${name}`).join('; '), [])
  for (const name of old) delete connection.parsedStatements[name]
}
