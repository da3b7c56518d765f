/** More letters than these are too small to read on a phone: the name goes on a ribbon. */
const most = 10

/** Scripts whose letters can stand apart, each on a pennant of its own. Others are joined, stacked or read from the right. */
const apart =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}\p{N}.'’-]+$/u

/** The letters of a name for a string of pennants, in capitals; `undefined` where it is better written in one piece. */
export function buntingGlyphs(name: string, locale: string): string[] | undefined {
  if (!apart.test(name)) return undefined
  const capitals = name.toLocaleUpperCase(locale)
  const glyphs = Array.from(new Intl.Segmenter(locale).segment(capitals), ({ segment }) => segment)
  return glyphs.length > most ? undefined : glyphs
}
