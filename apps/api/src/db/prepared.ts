import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely'

/** Statements beyond this many are sent unnamed, so that texts made on the fly never fill a connection's memory. */
const namedAtMost = 500

const plannedEachTimeMark = '/* planned each time */'

/**
 * For `modifyFront`: keeps a statement from being prepared. One plan for all values is a bad plan where the values say
 * how many rows there will be, as a search's words and a page's filters do.
 */
export const plannedEachTime = sql.raw(plannedEachTimeMark)

type Query = (statement: { name?: string; text: string; values: unknown[] }) => Promise<never>

/**
 * Gives each statement text a name of its own. PostgreSQL then parses it once a connection, and after five runs stops
 * planning it again: planning costs more than running for the small statements of this shop.
 */
export function prepared(pool: PostgresPool, onQuery?: (sql: string) => void): PostgresPool {
  const names = new Map<string, string>()
  const clients = new WeakMap<PostgresPoolClient, PostgresPoolClient>()

  function nameOf(text: string): string | undefined {
    if (text.includes(plannedEachTimeMark)) return undefined
    const known = names.get(text)
    if (known || names.size >= namedAtMost) return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }

  function wrap(client: PostgresPoolClient): PostgresPoolClient {
    const query = client.query.bind(client) as unknown as Query // pg takes an object with a name; Kysely's type does not say so
    const wrapped: PostgresPoolClient = {
      query: (text: unknown, values?: readonly unknown[]) => {
        if (typeof text !== 'string') throw new TypeError('Cursors are not used here')
        onQuery?.(text)
        const name = values && values.length > 0 ? nameOf(text) : undefined
        return query({
          ...(name === undefined ? {} : { name }),
          text,
          values: values ? [...values] : [],
        }) as never // rows are typed by Kysely
      },
      release: (destroy) => client.release(destroy),
    }
    return wrapped
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      // The same wrapper for the same client: Kysely remembers connections by it.
      const known = clients.get(client)
      if (known) return known
      const wrapped = wrap(client)
      clients.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  }
}
