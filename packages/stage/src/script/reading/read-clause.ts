import type { Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { readShape } from './shapes.ts'
import { ONE } from './words.ts'

const one = new RegExp(`^(?:[ao] )?${ONE} `, 'i')
/** One of several, a girl or a boy. */
const ones: readonly Listener[] = [
  { child: 'f', gentle: false },
  { child: 'm', gentle: false },
]

/** Whom a clause is about, by its own words. */
export function subjectOf(clause: string, { child }: Listener, language: Language): Subject {
  const { subjects, verbs } = language
  const own = subjects[child]
  if (own.test(clause)) return { who: 'child', rest: clause.replace(own, '') }
  if (one.test(clause)) return { who: 'one', rest: clause.replace(one, '') }
  // “Coach says so”, “the cat is three”: somebody else acts.
  const words = clause.split(' ')
  const isOther = !verbs(clause) && words.some((_, at) => at > 0 && verbs(words.slice(at).join(' ')))
  return { who: isOther ? 'other' : 'none', rest: clause }
}

export const isSensitive = (text: string, { gentle }: Listener, language: Language): boolean =>
  [language.sensitive, language.sorrow, language.mustNot, language.graveIllness].some((one) =>
    one.test(text),
  ) ||
  (!gentle && (language.longing.test(text) || language.illness.test(text)))

/** What a clause says to the child, if every word of it is understood; `undefined` otherwise. */
export function readClause(
  clause: string,
  subject: Subject,
  listener: Listener,
  language: Language,
  isPiece: boolean,
): Turned | undefined {
  const isOwn = isPiece && /^(?:child|none)$/.test(subject.who)
  const ill = listener.gentle && isOwn ? readIllness(clause, listener, language) : undefined
  if (ill) return ill
  if (isSensitive(clause, listener, language) || language.illness.test(clause)) return undefined
  return readPlain(clause, subject, listener, language)
}

function readPlain(
  clause: string,
  { who, rest }: Subject,
  listener: Listener,
  language: Language,
): Turned | undefined {
  if (listener.child === 'p') {
    // “Tell Ana to brush her teeth”: her own.
    const toOne = ones
      .map((one) => readShape('request', clause, one, language))
      .find((one) => one?.kind === 'toOne')
    if (toOne || (who !== 'one' && language.ofOne.test(clause))) return toOne
  }
  const request = readShape('request', clause, listener, language)
  if (request) return request
  const other = readShape('other', clause, listener, language)
  // “We love you” is said to the child.
  if (language.toShop.test(clause)) return other?.kind === 'love' ? other : undefined
  const [reported] = language.reported.exec(clause) ?? []
  if (reported !== undefined) {
    const words = clause.slice(reported.length)
    return readPlain(words, subjectOf(words, listener, language), listener, language)
  }
  if (other) return other
  if (who === 'one') return readNamed(clause, rest, language)
  if (who !== 'child' || language.isOfOthers(rest, listener)) return undefined
  return readShape('child', rest, listener, language)
}

/** Of one of several children, who is named: it stays as it is. */
function readNamed(clause: string, rest: string, language: Language): Turned | undefined {
  const isFit = ones.some((each) =>
    /^(?:likes|proud|fact|soon)$/.test(readShape('child', rest, each, language)?.kind ?? ''),
  )
  const words = clause.replace(/^[AO] /, (the) => the.toLowerCase())
  return isFit ? { kind: 'each', words } : undefined
}

/** In a film for it, what an illness is called to the child, and who waits. */
function readIllness(clause: string, listener: Listener, language: Language): Turned | undefined {
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
