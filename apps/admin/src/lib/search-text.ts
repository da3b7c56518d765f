/** The API's maximum. */
const searchMax = 80

/** Normalizes a search text for the API: one line without control characters; numbers stay text. */
export function searchText(raw: unknown): string {
  if (typeof raw !== 'string' && typeof raw !== 'number') return ''
  return String(raw)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, searchMax)
}
