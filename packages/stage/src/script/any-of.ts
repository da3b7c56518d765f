/** Whole words and phrases between `|`, whatever their case, a theme a line; `*` stands for the rest of a word. */
export function anyOf(...themes: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${spread(themes.join('|'))})(?!\p{L})`, 'iu')
}

/** A whole text, of which `(…)` are the parts to keep; blanks and `*` as above. */
export const whole = (pattern: string): RegExp => new RegExp(`^(?:${spread(pattern)})$`, 'iu')

const spread = (words: string) =>
  words.replaceAll(' ', String.raw`\s+`).replaceAll(/(?<=\p{L})\*/gu, String.raw`\p{L}*`)

/** The words of a list written in one line. */
export const wordsOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(/\s+/))
