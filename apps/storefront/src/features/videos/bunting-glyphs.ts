/** Longer names would be too small to read on a phone: they go on a ribbon. */
const most = 10

/** Scripts whose letters can be separated, one per pennant. Others are joined, stacked or right-to-left. */
const apart =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}.'’-]+$/u

/** The letters of a name for a string of pennants, in capitals; `undefined` if it must be written in one piece. */
export function buntingGlyphs(name: string, locale: string): string[] | undefined {
  if (!apart.test(name)) return undefined
  const capitals = name.toLocaleUpperCase(locale)
  const glyphs = Array.from(new Intl.Segmenter(locale).segment(capitals), ({ segment }) => segment)
  return glyphs.length > most ? undefined : glyphs
}
