import type { PropWords, WordRule } from '../known-decor.ts'
import { hashText } from '../random.ts'
import type { StageLocale } from '../timeline-format.ts'
import { PROP_DRAWINGS, type PropName } from './props.ts'
import { REVIEWED_DRAWINGS, REVIEWED_WORDS } from './reviewed-words.ts'
import { wordsEn } from './words-en.ts'
import { wordsPt } from './words-pt.ts'

const WORDS: Readonly<Record<StageLocale, PropWords>> = { en: wordsEn, pt: wordsPt }

/** Every word of a language that shows a thing, by thing, as its patterns spell it. */
export const thingWords = (locale: StageLocale): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(WORDS[locale]).map(([prop, rules]) => [
      prop,
      Array.from(new Set([rules].flat().flatMap((rule) => spelled(sourceOf(rule))))).toSorted(),
    ]),
  )

/** A drawing as it was reviewed: another one has another fingerprint. */
export const drawingMark = (prop: PropName): string =>
  hashText(JSON.stringify(PROP_DRAWINGS[prop]())).toString(16).padStart(8, '0')

/** Words whose picture nobody has looked at since it or they were changed, as `pt: bola`. */
export function wordsWithoutReview(): string[] {
  return (['en', 'pt'] as const).flatMap((locale) =>
    Object.entries(thingWords(locale)).flatMap(([prop, words]) => {
      const name = prop as PropName // the words of a language are by these names
      const seen =
        REVIEWED_DRAWINGS[name] === drawingMark(name) ? REVIEWED_WORDS[locale][name]?.split(', ') : []
      return words.filter((word) => !seen?.includes(word)).map((word) => `${locale}: ${word}`)
    }),
  )
}

const sourceOf = (rule: WordRule): string => (typeof rule === 'string' ? rule : rule.words)

/** All texts that a simple pattern matches; what may not follow is left out, and “…” stands for any letters. */
export function spelled(pattern: string): string[] {
  let at = 0
  const alternatives = (): string[] => {
    const all = sequence()
    while (pattern[at] === '|') {
      at += 1
      all.push(...sequence())
    }
    return all
  }
  const sequence = (): string[] => {
    let texts = ['']
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const atom = repeated(one())
      texts = texts.flatMap((text) => atom.map((each) => text + each))
    }
    return texts
  }
  const one = (): string[] => {
    const isAhead = pattern.startsWith('(?!', at)
    if (isAhead || pattern.startsWith('(?:', at)) {
      at += 3
      const inside = alternatives()
      at += 1
      return isAhead ? [''] : inside
    }
    if (pattern[at] === '[') {
      const end = pattern.indexOf(']', at)
      const letters = pattern.slice(at + 1, end)
      at = end + 1
      return letters === 'a-z' ? ['…'] : Array.from(letters)
    }
    at += 1
    return [pattern[at - 1] === '.' ? ' ' : (pattern[at - 1] ?? '')]
  }
  const repeated = (atom: string[]): string[] => {
    const mark = pattern[at]
    if (mark !== '?' && mark !== '+' && mark !== '*') return atom
    at += 1
    return mark === '?' ? ['', ...atom] : atom
  }
  return alternatives()
}
