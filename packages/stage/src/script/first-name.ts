import { wordsOf } from './patterns.ts'
import { pictures } from './pictures.ts'
import { list } from './sentences.ts'
import type { StageLocale } from '../timeline-format.ts'

/** First names that are often the first half of a name of two words, and the second halves that go with them. */
const firstHalves = wordsOf(
  'maria ana joão josé pedro luiz luís luis carlos antônio antonio paulo davi anna mary billy john jean sara emma lily',
)
const secondHalves = wordsOf(
  'clara luiza luísa luisa eduarda julia júlia alice vitória vitoria cecília helena beatriz laura sofia sophia fernanda isabel',
  'valentina flor liz lara elisa carolina paula rita lúcia pedro miguel gabriel lucas henrique paulo carlos guilherme vitor',
  'victor augusto antônio antonio felipe otávio bernardo davi arthur rafael eduardo jane kate ann anne beth lou grace rose mae',
  'ray bob joe paul luke belle claire',
)
/** What joins two names. */
const joint = /\s+(?:e|and|y)\s+|\s*[&+/,]\s*/iu
/** With a joint that joins nothing. */
const unclear = /[&+/]|\s(?:e|and|y)$/iu
/** A surname with “e” in it: “Costa e Silva”. */
const ofSurname = wordsOf('silva souza sousa castro melo mello albuquerque cunha lima costa santos')
const suffix = /^(?:jr|junior|júnior|filho|neto|ii+|iv)\.?$/iu
/** Scripts that write the family name first or leave no blank between names, and first words that never stand alone. */
const undivided = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}]|^(?:عبد|أبو|ابو|أم)\s/u

/**
 * The name as a friend says it: the first one, both halves of a given name of two, and each child's of several, joined as the
 * language joins them. A name that cannot be divided safely stays whole.
 */
export const spokenName = (childName: string, locale: StageLocale): string =>
  list(childrenOf(childName), locale === 'pt' ? 'e' : 'and')

/** The children of the film, each by the first name: one, unless the name holds several. */
export function childrenOf(childName: string): readonly string[] {
  const name = childName.replaceAll(pictures, ' ').replaceAll(/[{}]/g, '').replaceAll(/\s+/g, ' ').trim()
  if (undivided.test(name)) return [name]
  const parts = name.split(joint)
  if (parts.length > 1 && areNames(parts, name)) return parts.map(firstOf)
  return [unclear.test(name) ? name : firstOf(name)]
}

/** Whether each part is a child, and none the rest of a surname. */
function areNames(parts: readonly string[], name: string): boolean {
  const lengths = parts.map((part) => part.split(' ').length)
  const [first = 0] = lengths
  const last = parts.at(-1)?.toLowerCase() ?? ''
  if (parts.some((part) => !/\p{L}{2}/u.test(part) || suffix.test(part))) return false
  // “Ana Clara, Souza” is one child, “Ana, Pedro” are two.
  if (parts.length === name.split(',').length) return lengths.every((length) => length === first)
  return !(parts.length === 2 && first > 1 && ofSurname.has(last))
}

/** How the spoken name sounds, where the hint is for the whole name: word for word, or as it is. */
export function spokenHint(childName: string, hint: string): string {
  const sounds = hint.trim().split(/\s+/)
  const isWhole = sounds.length === childName.trim().split(/\s+/).length
  const isOne = childrenOf(childName).length === 1
  return (isWhole && isOne ? sounds.slice(0, childrenOf(childName)[0]?.split(' ').length) : sounds).join(' ')
}

function firstOf(name: string): string {
  const [first = '', second = ''] = name.split(' ')
  const known = firstHalves.has(first.toLowerCase()) && secondHalves.has(second.toLowerCase())
  // An initial alone is no name.
  const short = second !== '' && /^\p{L}\.?$/u.test(first)
  const word = known || short ? `${first} ${second}` : first
  return word.replace(/[,;:]+$/, '') || first
}
