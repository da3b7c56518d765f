/** A page of rows that were read with one extra row, which tells whether there is a next page. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
