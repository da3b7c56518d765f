/**
 * Passes all items to `work`; if the database rejects their data, each half on its own, so that an item that does not fit
 * fails alone. `alone` decides what becomes of it. Other failures, such as a lost connection, concern all.
 */
export async function inHalves<Item, Answer>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  alone: (item: Item, error: unknown) => Answer,
): Promise<Answer[]> {
  try {
    return [...(await work(items))]
  } catch (error) {
    if (!isOfData(error)) throw error
    const [first, second] = items
    if (first === undefined) return []
    if (second === undefined) return [alone(first, error)]
    const half = Math.ceil(items.length / 2)
    return [
      ...(await inHalves(items.slice(0, half), work, alone)),
      ...(await inHalves(items.slice(half), work, alone)),
    ]
  }
}

/** PostgreSQL's classes of invalid values (22), violated constraints (23), and exceptions of triggers (P0). */
const isOfData = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^(22|23|P0)/.test(error.code)
