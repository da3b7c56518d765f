/** A letter of the Latin alphabets: all letters of the world would take milliseconds for each pattern. */
export const LETTER = 'a-zà-ɏ'

/** A pattern of several lines as one. */
export const lineOf = (source: string): string => source.replaceAll(/\n\s*/g, '')

/**
 * A pattern of several lines. `‹` and `›` are the edges of a word (`‹` also matches what stands before, as older
 * browsers cannot look behind), and `*` after a letter is the rest of a word.
 */
export const patternOf = (source: string, flags = 'i'): RegExp =>
  new RegExp(
    lineOf(source)
      .replaceAll('‹', `(?:^|[^${LETTER}§])`)
      .replaceAll('›', `(?![${LETTER}§])`)
      .replaceAll(/\\\S|([a-zà-ɏ])\*/gi, (all, letter?: string) => (letter ? `${letter}[${LETTER}]*` : all)),
    flags,
  )

export interface Finder {
  test: (text: string) => boolean
}

/** Finds any of these words and phrases, whatever their case; a line ends one; compiled when it is first used. */
export function anyOf(...themes: readonly string[]): Finder {
  let pattern: RegExp | undefined
  const source = () =>
    themes
      .join('\n')
      .trim()
      .split(/\s*\n\s*/)
      .join('|')
  return { test: (text) => (pattern ??= patternOf(`‹(?:${source()})›`)).test(text) }
}

/** The words of a list. */
export const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** `typed=meant` pairs; `_` stands for a blank. */
export const pairsOf = (list: string): ReadonlyMap<string, string> =>
  new Map([...wordsOf(list)].map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string])) // each has a “=”

/** `what it is called < pattern`, a line each. */
export const namedBy = (list: string): readonly (readonly [RegExp, string])[] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' < '))
    .map(([called = '', pattern = '']) => [patternOf(`‹${pattern}`), called] as const)

export const firstOf = (text: string): string => (text.split(/[ ,]/)[0] ?? '').toLowerCase()

/** “A, b and c”. */
export const inList = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

export const isCapital = (word: string): boolean => /^[A-ZÀ-Þ]/.test(word)

/** Stands for the child's name within the notes while they are read. */
export const CHILD = 'Child§'
/** Stands for one of several children, by its position in the name field: `One0§`. */
export const one = (at: number): string => `One${at}§`
/** The same in a pattern. */
export const ONE = String.raw`One\d§`
export const namesOne = new RegExp(ONE)
