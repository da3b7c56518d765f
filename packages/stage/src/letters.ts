/** The letters as a reader counts them: an accent belongs to its letter, and an emoji of several signs is one. */
export const graphemesOf = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)

/** Whether letters join, change or run from the right, as outside these scripts they may: then they are written in one piece. */
export const isJoined = (text: string): boolean =>
  /[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Common}\p{sc=Inherited}]/u.test(
    text,
  )
