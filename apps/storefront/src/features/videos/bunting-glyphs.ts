import { isJoined, graphemesOf } from '@recadinho/stage/letters'

/** Longer names would be too small to read on a phone: they go on a ribbon. */
const most = 10

/** One word, without signs that would look odd on a pennant. */
const word = /^[\p{L}\p{M}\p{N}.'’-]+$/u

/** The letters of a name for a string of pennants, in capitals; `undefined` if it must be written in one piece. */
export function buntingGlyphs(name: string, locale: string): string[] | undefined {
  if (!word.test(name) || isJoined(name)) return undefined
  const glyphs = graphemesOf(name.toLocaleUpperCase(locale))
  return glyphs.length > most ? undefined : glyphs
}
