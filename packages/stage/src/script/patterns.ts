/**
 * A pattern, whatever its case, in which `\p{L}` is a letter of the Latin alphabets: to compile all letters of the world
 * without their case takes milliseconds for each pattern, and a first writing needs two hundred of them.
 */
export const patternOf = (source: string, flags = 'i'): RegExp =>
  new RegExp(
    source
      .replaceAll(String.raw`[^\p{L}`, '[^a-zà-ɏ')
      .replaceAll(String.raw`[\p{L}`, '[a-zà-ɏ')
      .replaceAll(String.raw`\p{L}`, '[a-zà-ɏ]'),
    flags,
  )

/** Whole words and phrases between `|`, whatever their case, a theme a line; `*` stands for the rest of a word. */
export function anyOf(...themes: readonly string[]): RegExp {
  return patternOf(String.raw`(?<!\p{L})(?:${spread(themes.join('|'))})(?!\p{L})`)
}

/** A whole text, of which `(…)` are the parts to keep; blanks and `*` as above. */
export const whole = (words: string): RegExp => patternOf(`^(?:${spread(words)})$`)

const spread = (words: string) =>
  words.replaceAll(' ', String.raw`\s+`).replaceAll(/(\p{L})\*/gu, String.raw`$1\p{L}*`)

/** The words of a list written in one line. */
export const wordsOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(/\s+/))

/** `typed=meant` pairs written in one line; `_` stands for a blank. */
export const pairsOf = (...lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lines
      .join(' ')
      .split(/\s+/)
      .map((pair): [string, string] => {
        const [typed = '', meant = ''] = pair.split('=')
        return [typed, meant.replaceAll('_', ' ')]
      }),
  )

/** For `replace`: the found capital as a small letter. */
export const lower = (letter: string): string => letter.toLowerCase()
