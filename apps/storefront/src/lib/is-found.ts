/**
 * Whether every word of the query is a prefix of a word of the text, in any order, whatever its case and accents; an empty query
 * matches everything.
 */
export function isFound(query: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
