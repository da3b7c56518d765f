import type { Listener } from '../details.ts'
import { isCapital, type Finder } from './words.ts'

/** What a language knows of single words. */
export interface Lexicon {
  /** Words of which nobody knows whom they mean, or that begin what was not understood. */
  readonly unclear: ReadonlySet<string>
  /** Nothing ends with them. */
  readonly cutShort: ReadonlySet<string>
  /** A word before a name that may be a place or a school, and the name; `other` places are known to all. */
  readonly preposition: RegExp
  readonly knownName: RegExp
  readonly date: Finder
  /** After them a verb is none: “the plays”. */
  readonly leads: RegExp
  readonly isVerb: (word: string) => boolean
  readonly isTopic: (word: string) => boolean
  readonly topics: readonly string[]
  readonly and: string
  /** The owners and pronouns of the child said to it; others stay. */
  readonly turned: (words: string, listener: Listener) => string
  /** Notes that speak to the shop. */
  readonly toShop: RegExp
}

/** The words as they are said to the child. */
export type Slot = (words: string, listener: Listener) => string | undefined

const longest = 13

/**
 * A thing, or what follows a verb, as it is said to the child; `undefined` unless every word may stand there. Names and
 * rare nouns may be unknown, but nothing that stands for a person, and no second verb.
 */
export function phraseOf(lexicon: Lexicon): Slot {
  const { unclear, cutShort, preposition, knownName, date, leads, isVerb, isTopic, and, turned, toShop } =
    lexicon
  return (words, listener) => {
    if (toShop.test(words) || date.test(words)) return undefined
    const said = turned(words.trim(), listener)
    const all = said.split(/,? /)
    const isRight = (word: string, at: number) => {
      const lower = word.toLowerCase()
      const before = at === 0 ? '' : (all[at - 1] ?? '').toLowerCase()
      if (!isWord(word)) return false
      if (isCapital(word)) return !preposition.test(before) || knownName.test(word)
      if (unclear.has(lower)) return false
      const mayBeNoun =
        isTopic(lower) || leads.test(before) || (/(?:[aei]r|ing|ndo)$/.test(before) && isTopic(before))
      if (at > 0 && isVerb(lower) && !mayBeNoun) return false
      return !isMistyped(lower, lexicon)
    }
    if (all.length > longest || cutShort.has((all.at(-1) ?? '').toLowerCase())) return undefined
    return all.every(isRight) ? inList(said, and) : undefined
  }
}

/** The same where a comma divides known things only: another one begins something else. */
export const singleOf =
  (phrase: Slot, { isTopic, isVerb, cutShort }: Lexicon): Slot =>
  (words, listener) =>
    words
      .split(', ')
      .slice(1)
      .every((part) => part.split(' ').every((word) => isTopic(word) || isVerb(word) || cutShort.has(word)))
      ? phrase(words, listener)
      : undefined

/** “A, b, c” with “and” before the last; “her dog, Max” is no list. */
export function inList(words: string, and: string): string {
  const parts = words.split(', ')
  const last = parts.at(-1) ?? ''
  const isName =
    parts.length === 2 && /^(?:(?:[oa] )?[A-ZÀ-Þ]\S*$|(?:especially|like|no|even|with) )/.test(last)
  return parts.length < 2 || words.includes(` ${and} `) || isName
    ? words
    : `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}

/** No spelling of a word: “smh”, “asdfgh”, a number to call. */
const isWord = (word: string) =>
  /^(?:tv|dvd|dj|pjs?|rc|bmx|\d{1,3}|[A-Z]{1,3}s?|3d|mrs?|dr)$/i.test(word) ||
  (/[aeiouyà-ÿ]/i.test(word) &&
    !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word) &&
    /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'-]{0,22}$/.test(word))

/** A longer word that is nearly a known one is mistyped. */
function isMistyped(word: string, { topics, isTopic, isVerb }: Lexicon): boolean {
  if (word.length < 7 || isTopic(word) || isVerb(word)) return false
  return topics.some((known) => known.length > 6 && known[0] === word[0] && isNear(known, word))
}

/** They differ by one letter, or by two that changed places, but not by their endings. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [one, two] = [a.slice(at), b.slice(at)]
  if (one.length < 3 || two.length < 3) return false
  const isSwapped = one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2)
  return isSwapped || one.slice(1) === two || one === two.slice(1) || one.slice(1) === two.slice(1)
}
