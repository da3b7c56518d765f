/** A text as it is compared: no accents, no capitals. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word of the query begins a word of the text; an empty query is found everywhere. */
export function isFound(query: string, text: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const wordsOf = (query: string) =>
  plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
