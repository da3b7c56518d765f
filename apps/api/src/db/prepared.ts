import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely'

/** Further statements are sent unnamed, so that generated texts cannot fill a connection's memory. */
const namedAtMost = 500

const plannedEachTimeMark = '/* planned each time */'

/**
 * For `modifyFront`: keeps a statement from being prepared. A generic plan is bad if the values decide how many rows
 * there are, as with search terms and filters.
 */
export const plannedEachTime = sql.raw(plannedEachTimeMark)

type Query = (statement: { name?: string; text: string; values: unknown[] }) => Promise<never>

/**
 * Names each statement text. PostgreSQL then parses it once per connection and stops planning it after five runs: for
 * the shop's small statements planning costs more than running.
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
    const query = client.query.bind(client) as unknown as Query // pg also takes a named object
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
      // One wrapper per client, because Kysely identifies connections by it.
      const known = clients.get(client)
      if (known) return known
      const wrapped = wrap(client)
      clients.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  }
}
