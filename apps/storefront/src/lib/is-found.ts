import { fold } from './fold.ts'

/**
 * Whether every word of the query is a prefix of a word of the text, in any order; an empty query matches everything.
 */
export function isFound(query: string, text: string): boolean {
  const words = wordsOf(text)
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
