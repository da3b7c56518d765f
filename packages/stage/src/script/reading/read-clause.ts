import type { Listener, Subject, Turned } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Language } from './language.ts'
import { namesOne, ONE } from './marker.ts'
import { inList, people, phrase, readShape } from './shapes.ts'
import { isCapital } from './words.ts'

const one = new RegExp(`^(?:[ao] )?${ONE} `, 'i')
/** One of several, a girl or a boy. */
const ones: readonly Listener[] = [
  { child: 'f', gentle: false },
  { child: 'm', gentle: false },
]
/** No clause that is said is longer. */
const longest = 240

/** Whom a clause is about, by its own words. */
export function subjectOf(clause: string, { child }: Listener, language: Language): Subject {
  const { subjects, parent, verbs, others } = language
  const own = subjects[child]
  if (own.test(clause)) return { who: 'child', rest: clause.replace(own, '') }
  if (one.test(clause)) return { who: 'one', rest: clause.replace(one, '') }
  if (parent.test(clause)) return { who: 'parent', rest: clause }
  const isOther = (isCapital(clause) || !verbs(clause)) && others.test(clause)
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
  if (clause.length > longest) return undefined
  const delicate = isPiece ? readDelicate(clause, subject, listener, language) : undefined
  if (delicate) return delicate
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
  const [reported] = language.reported.exec(clause) ?? []
  if (reported !== undefined) {
    const words = clause.slice(reported.length)
    return readPlain(words, subjectOf(words, listener, language), listener, language)
  }
  const other = readShape('other', clause, listener, language)
  if (other) return other
  if (who === 'one') return readNamed(clause, rest, language)
  if (who !== 'child' || language.isOfOthers(rest, listener)) return undefined
  const turned = readShape('child', rest, listener, language)
  return turned?.kind === 'proud' && language.plain.test(rest) ? { ...turned, kind: 'fact' } : turned
}

/** Of one of several children, who is named: it stays as it is. */
function readNamed(clause: string, rest: string, language: Language): Turned | undefined {
  const isFit = ones.some((each) =>
    /^(?:likes|proud|fact|soon)$/.test(readShape('child', rest, each, language)?.kind ?? ''),
  )
  const isOfOthers = language.ofOthers.test(rest.replaceAll(/\b(?:her|his) (?=[a-z])/g, ''))
  const words = clause.replace(/^[AO] /, (the) => the.toLowerCase())
  return isFit && !isOfOthers ? { kind: 'each', words: inList(words, language.and) } : undefined
}

/** Of a fear, a step in growing up and, in a film for it, an illness. */
function readDelicate(
  clause: string,
  { who, rest }: Subject,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const { grown, fear } = language.delicate
  const isIll = listener.gentle && !language.graveIllness.test(clause)
  if (isIll && (who !== 'other' || /^(?:the|an?|[oa]|uma?) /.test(clause))) {
    const ill = readIllness(clause, listener, language)
    if (ill) return ill
  }
  if (who !== 'child') return undefined
  if (grown.test(rest)) return { kind: 'grown', words: '' }
  const words = readFear(fear.exec(rest)?.[1], listener, language)
  return words === undefined ? undefined : { kind: 'fear', words }
}

function readFear(what: string | undefined, listener: Listener, language: Language): string | undefined {
  const { sensitive, sorrow, relatives, delicate } = language
  if (what === undefined || sensitive.test(what) || sorrow.test(what) || relatives.test(what))
    return undefined
  return phrase(delicate.feared(what), listener, language)
}

function readIllness(clause: string, listener: Listener, language: Language): Turned | undefined {
  const { missed, waits, notIll, brave, braveWords, ill } = language.delicate
  const longed = missed.exec(clause)?.[1]?.toLowerCase()
  if (longed !== undefined) return { kind: 'waits', words: waits(longed, listener) }
  if (notIll.test(clause)) return undefined
  if (brave.test(clause)) return { kind: 'proud', words: braveWords }
  for (const [pattern, words] of ill) {
    const found = pattern.exec(clause)
    const word = (found?.[1] ?? '').toLowerCase()
    const own = language.owned(word, '', listener)
    if (found) return { kind: 'ill', words: words.replace('{own}', own).replace('{1}', word) }
  }
  return undefined
}

/** How much of what stands after a starter is one thing or a plain list: an aside or a clause follows. */
export function plainLength(starter: Starter, text: string, language: Language): number {
  const { spelling, unclear, cutShort, isVerb, isTopic, verb, aside, and } = language
  const words = [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const typed = raw.replaceAll(/^["“]|[.,!?"”]+$/g, '').toLowerCase()
    return { raw, index, word: spelling.get(typed) ?? typed }
  })
  const acts = (word: string) => isVerb(word) && !isTopic(word) && verb('base', word, false) === undefined
  let hasClause = false
  const cut = words.findIndex(({ raw, word, index }, at) => {
    const { raw: last = '', word: before = '' } = words[at - 1] ?? {}
    const isRelative = relative.test(word) && starter !== 'hello' && before !== 'mais'
    hasClause ||= isRelative
    if (at === 0) return false
    if (/^[(–—-]|^s?he'|^it's$/i.test(raw) || /^[^(]*[;:)]$/.test(last)) return true
    if (starter !== 'learned' && (/^["“]/.test(raw) || (/^\d\d/.test(word) && cutShort.has(before))))
      return true
    if (!hasClause && unclear.has(word) && !owner.test(word) && !isCapital(raw)) return true
    if (before === and) return acts(word)
    if (starter === 'loves' && /^(?:[oa]s?|the)$/.test(word) && !last.endsWith(',') && !isVerb(before))
      return isTopic(before) || before.endsWith('s')
    const [item = ''] = text.slice(index).split(/,| and | e /)
    const isOther =
      starter === 'learned' ||
      aside.test(item) ||
      acts(word) ||
      item.split(' ').length > 6 ||
      (isCapital(raw) && owned.test(text.slice(0, index)))
    return starter !== 'hello' && last.endsWith(',') && isOther
  })
  let end = cut < 0 ? words.length : cut
  const hangs = (word = '') =>
    (cut > 0 && !hasClause && cutShort.has(word)) || /^(?:more|mais|still|ainda)$/.test(word)
  while (end > 1 && hangs(words[end - 1]?.word)) end--
  // Afraid that it does not come is not afraid of it.
  if (starter === 'fears' && /^(?:not?|never|não)$/.test(words[end]?.word ?? '')) return 0
  return words[end]?.index ?? text.length
}
const relative = /^(?:that|when|which|who|what|how|que|quando|onde|como)$/
const owner =
  /^(?:her|his|him|their|them|(?:him|her)self|themselves|d?el[ea]s?|our|noss[oa]s?|meu|minha|one)$/
const owned = /\b(?:her|his|their|d?el[ea]s?|seu|sua)\b/

/** What stands after a starter; `undefined` for what has a clause of its own, or may hurt. */
export function readStarted(
  starter: Starter,
  words: string,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const { toShop, sensitive, sorrow, graveIllness, mustNot, started, delicate, unclear } = language
  if (starter === 'silence' || words === '' || words.split(' ').length > 20 || toShop.test(words))
    return undefined
  if ([sensitive, sorrow, graveIllness, mustNot, namesOne].some((one) => one.test(words))) return undefined
  const [first = ''] = words.split(' ')
  const isVague = unclear.has(first) && !owner.test(first) && !relative.test(first)
  if (isVague && /^(?:loves|expects|fears)$/.test(starter)) return undefined
  if (starter === 'fears' && relative.test(first)) return undefined
  if (starter === 'hello') {
    // “Me and daddy” are told as daddy: the parent is one of the two.
    const others = words.replace(/^(?:me|us|mim|eu|nós) (?:and|e) /i, '')
    const who = people(others, listener, language) ?? loosely(language.bare(others), listener, language)
    return who === undefined ? undefined : { kind: 'greeting', words: who }
  }
  const what = starter === 'fears' ? delicate.feared(words) : words
  const it = phrase(what, listener, language) ?? loosely(what, listener, language)
  if (it === undefined) return undefined
  if (starter === 'fears') return { kind: 'fear', words: it }
  const kind = ({ learned: 'proud', loves: 'likes', expects: 'soon' } as const)[starter]
  return { kind, words: started[starter].replace('{it}', it) }
}

/** With the pronouns turned alone: some word is unknown. */
function loosely(words: string, listener: Listener, language: Language): string | undefined {
  const { ofOthers, condition, and } = language
  const turned = language.turned(words, listener)
  return ofOthers.test(turned) || condition.test(turned) ? undefined : inList(turned, and)
}
