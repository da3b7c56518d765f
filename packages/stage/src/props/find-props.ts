import type { StageLocale } from '../timeline-format.ts'
import { wordsEn } from './words-en.ts'
import { wordsPt } from './words-pt.ts'

/** A thing that a text mentions, and where its word begins. */
export interface FoundProp {
  readonly prop: string
  readonly at: number
}

const compile = (words: Readonly<Record<string, string>>): (readonly [prop: string, pattern: RegExp])[] =>
  Object.entries(words).map(([prop, source]) => [
    prop,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu'),
  ])

const WORDS = { en: wordsEn, pt: wordsPt }
const compiled = new Map<StageLocale, ReturnType<typeof compile>>()

/** What a text mentions of the things that can be shown, in its order; accents and capitals do not matter. */
export function propsIn(text: string, locale: StageLocale): FoundProp[] {
  const patterns = compiled.get(locale) ?? compile(WORDS[locale])
  compiled.set(locale, patterns)
  const plain = withoutAccents(text)
  return patterns
    .flatMap(([prop, pattern]) => Array.from(plain.matchAll(pattern), ({ index }) => ({ prop, at: index })))
    .toSorted((a, b) => a.at - b.at)
}

/** As long as the text, so that positions stay. */
const withoutAccents = (text: string): string =>
  text.replace(/[\u00c0-\u017f]/g, (letter) => letter.normalize('NFD').charAt(0))
