import type { Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { grammarOf, readShape, type Said } from './phrases.ts'
import { ONE } from './words.ts'

const oneOf = new RegExp(`^(?:[ao] )?${ONE} `, 'i')
const ones: readonly Listener[] = [
  { child: 'f', gentle: false },
  { child: 'm', gentle: false },
]

export function subjectOf(clause: string, { child }: Listener, language: Language): Subject {
  const { subjects, startsClause, isVerb } = language
  const own = subjects[child]
  if (own.test(clause)) return { who: 'child', rest: clause.replace(own, '') }
  if (oneOf.test(clause)) return { who: 'one', rest: clause.replace(oneOf, '') }
  // “Coach says so”, “the cat is three”: somebody else acts.
  const isOther =
    !startsClause(clause) &&
    clause
      .toLowerCase()
      .split(' ')
      .some((word, at) => at > 0 && isVerb(word))
  return { who: isOther ? 'other' : 'none', rest: clause }
}

export const isSensitive = (text: string, { gentle }: Listener, language: Language): boolean =>
  [language.sensitive, language.sorrow, language.mustNot, language.graveIllness].some((one) =>
    one.test(text),
  ) ||
  (!gentle && (language.longing.test(text) || language.illness.test(text)))

/** What a clause says to the child; `undefined` where it is not certain. */
export function readClause(
  clause: string,
  { who, rest }: Subject,
  listener: Listener,
  language: Language,
): Said | undefined {
  const shaped = (group: keyof Language['shapes'], words: string, one = listener) =>
    readShape(group, words, grammarOf(language, one, rest !== clause))
  const own = (words: string, one = listener) => shaped('child', words.replace(language.adverbs, ''), one)
  if (isSensitive(clause, listener, language) || language.illness.test(clause)) return undefined
  if (listener.child === 'p') {
    // “Tell Ana to brush her teeth”: her own.
    const toOne = ones.map((one) => shaped('request', clause, one)).find((said) => said?.kind === 'toOne')
    if (toOne || (who !== 'one' && language.ofOne.test(clause))) return toOne
  }
  const request = shaped('request', clause)
  if (request) return request
  const other = shaped('other', clause)
  // “We love you” is said to the child.
  if (language.toShop.test(clause)) return other?.kind === 'love' ? other : undefined
  const [reported] = language.reported.exec(clause) ?? []
  if (reported !== undefined) {
    const words = clause.slice(reported.length)
    return readClause(words, subjectOf(words, listener, language), listener, language)
  }
  if (other) return other
  if (who === 'one') {
    // Of one of several, who is named: it stays as it is.
    const isFit = ones.some((one) => /^(?:likes|proud|fact|soon)$/.test(own(rest, one)?.kind ?? ''))
    return isFit ? { kind: 'each', words: clause.replace(/^[AO] /, (the) => the.toLowerCase()) } : undefined
  }
  return who !== 'child' || language.isOfOthers(rest, listener) ? undefined : own(rest)
}

/** In a film for it: what an illness is called, and who waits. */
export function readIllness(clause: string, listener: Listener, language: Language): Turned | undefined {
  const { missed, waits, notIll, brave, braveWords, ill } = language.delicate
  if ([notIll, language.graveIllness, language.relatives].some((one) => one.test(clause))) return undefined
  const longed = missed.exec(clause)?.[1]?.toLowerCase()
  if (longed !== undefined) return { kind: 'waits', words: waits(longed, listener) }
  if (brave.test(clause)) return { kind: 'proud', words: braveWords }
  for (const [pattern, words] of ill) {
    const found = pattern.exec(clause)
    const word = (found?.[1] ?? '').toLowerCase()
    const own = language.owned(word, '', listener)
    if (found) return { kind: 'ill', words: words.replace('{own}', own).replace('{1}', word) }
  }
  return undefined
}
