/**
 * One line of text: no control characters (NUL among them, which PostgreSQL cannot store), no line breaks, no lone
 * surrogates, and no format characters that reorder or hide adjacent text (a right-to-left override displays a phone
 * number reversed). Exceptions are the joiners that emoji and some scripts need, and the tags of regional flags.
 */
export const linePattern = `^(?:${[
  // Joined pictographs: a family, a profession, a rainbow flag.
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}]\u{200D}(?=\p{Extended_Pictographic})`,
  // Letters of joining scripts: names in Persian and in languages of India and Sri Lanka are misspelt without joiners.
  String.raw`[${[
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Syriac',
    'Tamil',
    'Telugu',
  ]
    .map((script) => String.raw`\p{Script_Extensions=${script}}`)
    .join('')}][\u{200C}\u{200D}]`,
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
  String.raw`[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`,
].join('|')})*$`

/** What a reader sees: at least one character that is no blank, no mark alone and no filler such as U+3164. */
export const visiblePattern = String.raw`(?=[\s\S]*[^\s\p{M}\p{Default_Ignorable_Code_Point}\u{2800}])`

let line: RegExp | undefined
let visible: RegExp | undefined

export const isLine = (text: string): boolean => (line ??= new RegExp(linePattern, 'u')).test(text)

export const isVisible = (text: string): boolean => (visible ??= new RegExp(visiblePattern, 'u')).test(text)

/** A zero-width space, a soft hyphen and a byte order mark. */
const anywhere = /[\u200B\u00AD\uFEFF]/g
/** Blanks, and marks of direction as messaging apps put around names and numbers that are copied. */
const atEnds = /[\s\u200E\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069]/

/** One line as its author meant it: without blanks at the ends and without invisible characters added by copying. */
export function cleanLine(text: string): string {
  const seen = text.replaceAll(anywhere, '')
  let [start, end] = [0, seen.length]
  while (start < end && atEnds.test(seen.charAt(start))) start += 1
  while (end > start && atEnds.test(seen.charAt(end - 1))) end -= 1
  return seen.slice(start, end)
}
