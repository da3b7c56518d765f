import { findPropWords } from '../known-decor.ts'
import type { StageLocale } from '../timeline-format.ts'

/** A thing that a text mentions, and where its word begins. */
export interface FoundProp {
  readonly prop: string
  readonly at: number
}

/** What a name is given after: a dog called Star shows no star. */
const called = '(?:chamad[oa]s?|nome (?:dele |dela )?e|name is|named|called) '

const compile = (words: Readonly<Record<string, string>>): (readonly [prop: string, pattern: RegExp])[] =>
  Object.entries(words).map(([prop, source]) => [
    prop,
    new RegExp(`(?<![\\p{L}\\p{N}]|${called})(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
  ])

const compiled = new Map<StageLocale, ReturnType<typeof compile>>()

/** What a text mentions of the things that can be shown, in its order; accents and capitals do not matter. */
export function propsIn(text: string, locale: StageLocale): FoundProp[] {
  const words = findPropWords(locale)
  if (!words) return []
  const patterns = compiled.get(locale) ?? compile(words)
  compiled.set(locale, patterns)
  const plain = withoutAccents(text)
  return patterns
    .flatMap(([prop, pattern]) => Array.from(plain.matchAll(pattern), ({ index }) => ({ prop, at: index })))
    .toSorted((a, b) => a.at - b.at)
}

/** As long as the text, so that positions stay. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0))
