/** What the API takes at most. */
const searchMax = 80

/** What is searched for, as the API takes it: one line without control characters; a number of digits stays text. */
export function searchText(raw: unknown): string {
  if (typeof raw !== 'string' && typeof raw !== 'number') return ''
  return String(raw)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, searchMax)
}
