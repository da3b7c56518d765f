import type { ClickHouseConfig } from '../../../../config.ts'
import { AppError } from '../../../../errors.ts'
import { WrongEvents } from '../event-store.ts'

export interface ClickHouse {
  database: string
  run: (query: string) => Promise<void>
  rows: <Row>(query: string) => Promise<Row[]>
  insert: (table: string, rows: readonly object[]) => Promise<void>
}

/** A day's sums take longest; no request waits for them. */
const timeoutMs = 30_000
/**
 * Statements that count a day contain up to 1,800 keys, which visitors can invent; the default limit is 256 KiB.
 */
const queryBytesAtMost = 4 * 1024 * 1024

/** ClickHouse's error codes for an unreadable row: 6, 26, 27, 33, 41, 53, 117. */
const unreadable = /^Code: (?:6|26|27|33|41|53|117)\b/

/**
 * ClickHouse over HTTP: one POST per statement. The official client adds little and needs newer servers, so values are
 * written into the text, each by one of the functions below.
 */
export function createClickHouse({ url, database, user, password }: ClickHouseConfig): ClickHouse {
  const headers = {
    ...(user === undefined ? {} : { 'x-clickhouse-user': user }),
    ...(password === undefined ? {} : { 'x-clickhouse-key': password }),
  }
  const address = `${url}?max_query_size=${queryBytesAtMost}`
  async function post(body: string, inserts = false): Promise<string> {
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw unavailable(error)
    })
    const text = await answer.text()
    if (answer.ok) return text
    // The rest of the message repeats values.
    const cause = new Error(text.slice(0, 12))
    throw inserts && unreadable.test(text) ? new WrongEvents('Unreadable', { cause }) : unavailable(cause)
  }
  return {
    database,
    run: async (query) => void (await post(query)),
    rows: async <Row>(query: string) => {
      const lines = (await post(`${query} format JSONEachRow`)).split('\n')
      return lines.flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Row])) // as the query names its columns
    },
    insert: async (table, rows) => {
      const lines = rows.map((row) => JSON.stringify(row)).join('\n')
      await post(`insert into ${table} format JSONEachRow\n${lines}`, true)
    },
  }
}

/** The caller may retry. */
const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'The event store does not answer', undefined, { cause })

export const text = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

export const texts = (values: readonly string[]): string => `(${values.map(text).join(', ')})`

export const instant = (value: Date): string => String(value.getTime())
