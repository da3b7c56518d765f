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

let compiled: RegExp | undefined

export const isLine = (text: string): boolean => (compiled ??= new RegExp(linePattern, 'u')).test(text)
