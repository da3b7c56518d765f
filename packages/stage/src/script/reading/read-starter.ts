import type { Listener, Turned } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Language } from './language.ts'
import { fromTown, grammarOf } from './plain.ts'
import { namesOne, isCapital } from './words.ts'

const relative = /^(?:that|when|which|who|what|how|que|quando|onde|como)(?:'s)?$/
const owner =
  /^(?:her|his|him|their|them|(?:him|her)self|themselves|d?el[ea]s?|our|noss[oa]s?|meu|minha|one)$/

/** How much of what stands after a starter is one thing or a plain list: an aside or a clause follows. */
export function plainLength(starter: Starter, text: string, language: Language): number {
  const { spelling, unclear, isVerb, isKnown, verb, and, prepositions, relatives } = language
  const { isItem } = grammarOf(language, { child: 'n', gentle: false })
  const words = [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const typed = raw.replaceAll(/^["“]|[.,!?"”]+$/g, '').toLowerCase()
    return { raw, index, word: spelling.get(typed) ?? typed }
  })
  const isSmall = (word: string) => prepositions.has(word) || language.determiners.test(`${word} `)
  const acts = (word: string) => isVerb(word) && !isKnown(word) && !verb('base', word, false)
  let hasClause = false
  const cut = words.findIndex(({ raw, word, index }, at) => {
    const { raw: last = '', word: before = '' } = words[at - 1] ?? {}
    if (starter === 'hello' && at > 0 && relative.test(word)) return true
    const isRelative = relative.test(word) && before !== 'mais'
    hasClause ||= isRelative
    if (at === 0) return raw.startsWith('(')
    if (/^[(–—-]|^s?he'|^it's$/i.test(raw) || /^[^(]*[;:)]$/.test(last)) return true
    if (starter !== 'learned' && (/^["“]/.test(raw) || (/^\d+/.test(word) && isSmall(before)))) return true
    if (!hasClause && unclear.has(word) && !owner.test(word) && !isCapital(raw)) return true
    // “Football the lesson on Friday”: a comma is missing.
    if (starter === 'loves' && /^(?:[oa]s?|the)$/.test(word) && !last.endsWith(',') && !isVerb(before))
      return isKnown(before) || before.endsWith('s')
    const isNext = before === and || last.endsWith(',')
    if (!isNext || word === and || starter === 'hello') return false
    if (starter === 'learned') return last.endsWith(',') || acts(word)
    const [item = ''] = text.slice(index).split(/,| and | e | ?\(|[.!?]+$/)
    // “Her lion, Doctor Paw”, “a irmã, a Bia”: the name of what stands before.
    const name = /^[oa]$/.test(word) ? (words[at + 1]?.raw ?? '') : raw
    const said = text.slice(0, index)
    if (isCapital(name) && (owned.test(said) || relatives.test(said)) && before !== and) return true
    return !isItem(plainOwners(item.toLowerCase()), 'any')
  })
  let end = cut < 0 ? words.length : cut
  const hangs = (word = '') =>
    (cut > 0 && !hasClause && (word === and || isSmall(word)) && !/^(?:off|out)$/.test(word)) ||
    /^(?:more|mais|still|ainda|even|dia)$/.test(word)
  while (end > 1 && hangs(words[end - 1]?.word)) end--
  // “Carrots, peas not”: of what is denied nothing is told.
  if (/^(?:not?|never|não|nem)$/.test(words[end]?.word ?? ''))
    while (end > 0 && !words[end - 1]?.raw.endsWith(',')) end--
  // Afraid that it does not come is not afraid of it.
  if (starter === 'fears' && /^(?:not?|never|não)$/.test(words[end]?.word ?? '')) return 0
  return words[end]?.index ?? text.length
}

const owned = /\b(?:her|his|their|d?el[ea]s?|seu|sua)\b/
const plainOwners = (item: string): string =>
  item.replaceAll(/\b(?:her|his|their|our) /g, 'your ').replaceAll(/ d?el[ea]s?(?= |$)/g, '')

/** What stands after a starter; `undefined` for what has a clause of its own, or may hurt. */
export function readStarted(
  starter: Starter,
  words: string,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const { toShop, sensitive, sorrow, graveIllness, mustNot, started, delicate, unclear, condition } = language
  const never = [toShop, sensitive, sorrow, graveIllness, mustNot, namesOne, condition]
  if (starter === 'silence' || words === '' || words.split(' ').length > 20) return undefined
  if (never.some((one) => one.test(words))) return undefined
  if (starter === 'hello') {
    if (fromTown.test(words)) return undefined
    // “Me and daddy” are told as daddy: the parent is one of the two.
    const others = language.bare(words.replace(/^(?:me|us|mim|eu|nós) (?:and|e) /i, ''))
    const who = grammarOf(language, listener).people(others, true) ?? loosely(others, listener, language)
    return who === undefined ? undefined : { kind: 'greeting', words: who }
  }
  const [first = ''] = words.split(' ')
  const isVague = unclear.has(first) && !owner.test(first) && (starter === 'fears' || !relative.test(first))
  if (isVague && starter !== 'learned') return undefined
  const it = loosely(starter === 'fears' ? delicate.feared(words) : words, listener, language)
  if (it === undefined) return undefined
  if (starter === 'fears') return { kind: 'fear', words: it }
  const kind = ({ learned: 'proud', loves: 'likes', expects: 'soon' } as const)[starter]
  return { kind, words: started[starter].replace('{it}', it) }
}

/** With the pronouns turned alone: the starter tells what the words are. */
function loosely(words: string, listener: Listener, language: Language): string | undefined {
  const { turnedItems, listed } = grammarOf(language, listener)
  return listed(turnedItems(words), (item) => !language.ofOthers.test(item))
}
