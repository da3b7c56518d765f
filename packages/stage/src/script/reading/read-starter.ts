import type { Listener, Turned } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Language } from './language.ts'
import { fromTown, grammarOf } from './phrases.ts'
import { inList, isAside, isCapital, namesOne } from './words.ts'

const relative = /^(?:that|when|which|who|what|how|que|quando|onde|como)(?:'s)?$/
const apposed = /^(?:that|which|who|que)$/
const owner =
  /^(?:her|his|him|their|them|(?:him|her)self|themselves|d?el[ea]s?|our|noss[oa]s?|meu|minha|one)$/
const refusal = /^(?:not?|never|não|nem)$/

/** How much of what stands after a starter is a plain list, before an aside or a clause. */
export function plainLength(starter: Starter, text: string, language: Language): number {
  const { spelling, unclear, startsClause, and, prepositions, opens, relatives } = language
  const words = [...text.matchAll(/\S+/g)].map(({ 0: raw, index }) => {
    const typed = raw.replaceAll(/^["“]|[.,!?"”]+$/g, '').toLowerCase()
    return { raw, index, word: spelling.get(typed) ?? typed }
  })
  const isSmall = (word: string) => prepositions.has(word) || opens.test(word)
  let hasClause = false
  const cut = words.findIndex(({ raw, word, index }, at) => {
    const { raw: last = '', word: before = '' } = words[at - 1] ?? {}
    if (starter === 'hello' && at > 0 && relative.test(word)) return true
    const isNext = before === and || last.endsWith(',')
    // “Bo, who is her cousin”.
    if (isNext && (apposed.test(word) || isAside(text.slice(index)))) return true
    // “The trip, first time abroad”: no second thing.
    const isPlain = !isSmall(word) && !owner.test(word) && !isCapital(raw)
    if (starter === 'expects' && last.endsWith(',') && isSmall(words[0]?.word ?? '') && isPlain) return true
    hasClause ||= relative.test(word)
    if (at === 0) return raw.startsWith('(') || apposed.test(word)
    if (/^[(–—-]|^s?he'/i.test(raw) || /^[^(]*[;:)]$/.test(last)) return true
    if (starter !== 'learned' && (/^["“]/.test(raw) || (/^\d+/.test(word) && prepositions.has(before))))
      return true
    if (
      !hasClause &&
      (unclear.has(word) || /^(?:more|mais|ones)$/.test(word)) &&
      !owner.test(word) &&
      !isCapital(raw)
    )
      return true
    // “Football the lesson on Friday”: a comma is missing.
    const isArticle = /^(?:[oa]s?|the)$/.test(word) && !last.endsWith(',') && !isSmall(before)
    if (starter === 'loves' && isArticle) return !startsClause(`${before} it`) && !before.endsWith('ing')
    if (!isNext || word === and || starter === 'hello') return false
    if (starter === 'learned') return last.endsWith(',') || startsClause(text.slice(index))
    // “Her lion, Doctor Paw”, “a irmã, a Bia”: the name of what stands before.
    const name = /^[oa]$/.test(word) ? (words[at + 1]?.raw ?? '') : raw
    const said = text.slice(0, index)
    const hasName = relatives.test(said) || owned.test(said)
    if (isCapital(name) && before !== and && hasName) return true
    return startsClause(text.slice(index))
  })
  let end = cut < 0 ? words.length : cut
  const hangs = (word = '') =>
    (cut > 0 && !hasClause && (word === and || isSmall(word)) && !/^(?:off|out)$/.test(word)) ||
    /^(?:still|ainda|even)$/.test(word)
  while (end > 1 && hangs(words[end - 1]?.word)) end--
  // “Carrots, peas not”, “tractors, red ones”: of an item that is denied or not clear nothing is told.
  const isDenied = refusal.test(words[end]?.word ?? '')
  const isLast = words.slice(0, end).some(({ raw }) => raw.endsWith(','))
  if (isDenied || (isLast && cut >= 0 && !/^(?:$|[(–—-])/.test(words[end]?.raw ?? '')))
    while (end > 0 && !words[end - 1]?.raw.endsWith(',')) end--
  return words[end]?.index ?? text.length
}

const owned = /\b(?:her|his|their|d?el[ea]s?|seu|sua)\b/

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
  const grammar = grammarOf(language, listener)
  // The starter tells what the words are: only pronouns of others keep them out.
  const loosely = (it: string) => {
    const items = grammar.itemsOf(language.turned(it, listener))
    return items.some((item) => language.ofOthers.test(item)) ? undefined : inList(items, language.and)
  }
  if (starter === 'hello') {
    if (fromTown.test(words)) return undefined
    // “Me and daddy” are told as daddy: the parent is one of the two.
    const others = language.bare(words.replace(/^(?:me|us|mim|eu|nós) (?:and|e) /i, ''))
    const who = grammar.people(others, true) ?? loosely(others)
    return who === undefined ? undefined : { kind: 'greeting', words: who }
  }
  const [first = ''] = words.split(' ')
  const isVague = unclear.has(first) && !owner.test(first) && (starter === 'fears' || !relative.test(first))
  if (starter === 'expects' && / (?:who|that|que) \S+$/.test(words)) return undefined
  if (isVague && starter !== 'learned') return undefined
  const it = loosely(starter === 'fears' ? delicate.feared(words) : words)
  if (it === undefined) return undefined
  if (starter === 'fears') return { kind: 'fear', words: it }
  const kind = ({ learned: 'proud', loves: 'likes', expects: 'soon' } as const)[starter]
  return { kind, words: started[starter].replace('{it}', it) }
}
