/** A letter of the Latin alphabets: all letters of the world would take milliseconds for each pattern. */
export const LETTER = 'a-zà-ɏ'

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

/** Finds any of these words and phrases, in any case; a line ends one; compiled when first used. */
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

export const inList = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** Said of what stands before it: “broccoli, yuck”. */
const aside =
  patternOf(`^(?:sorry|oops|yuck*|eww?|ugh|yay|phew|haha|apolog*|obviously|of course|eca|credo|eita|ufa|oba
|socorro|desculp*|vixe|perdão|pasme*|claro|viu)›`)
export const isAside = (words: string): boolean => aside.test(words)

export const unaccented = (text: string): string => text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')

export const isCapital = (word: string): boolean => /^[A-ZÀ-Þ]/.test(word)

/** Stands for the child's name while the notes are read. */
export const CHILD = 'Child§'
/** One of several children, by its position in the name field: `One0§`. */
export const one = (at: number): string => `One${at}§`
export const ONE = String.raw`One\d§`
export const namesOne = new RegExp(ONE)
