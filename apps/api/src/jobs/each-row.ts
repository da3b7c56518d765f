/**
 * Works on every row, one after the other; a failing one stops no other. What failed is thrown together at the end, so
 * that the job is logged as failed. The failing rows stay for the next run.
 */
export async function eachRow<Row>(
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown> | undefined,
): Promise<void> {
  throwFailures(await tryEachRow(rows, work))
}

/** As `eachRow`, for a job that has more to do afterwards: returns what failed, to be passed to `throwFailures`. */
export async function tryEachRow<Row>(
  rows: Iterable<Row>,
  work: (row: Row) => Promise<unknown> | undefined,
): Promise<RowFailure[]> {
  const failures: RowFailure[] = []
  for (const row of rows)
    try {
      await work(row)
    } catch (error) {
      failures.push(new RowFailure(row, error))
    }
  return failures
}

export function throwFailures(failures: readonly RowFailure[]): void {
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} failed, and the others went on`)
}

/** Names the row by its id only, or a step by its function: nothing else of a row belongs in a log. */
export class RowFailure extends Error {
  override readonly name = 'RowFailure'
  constructor(row: unknown, cause: unknown) {
    super(`Row ${idOf(row)} failed`, { cause })
  }
}

function idOf(row: unknown): string {
  if (typeof row === 'function') return row.name
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : row
  return typeof id === 'string' && /^(\d+|[\da-f-]{36})$/.test(id) ? id : 'without an id'
}
