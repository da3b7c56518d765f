import type { Listener } from '../details.ts'
import type { Language } from './language.ts'
import { isCapital } from './words.ts'

const longest = 14

/**
 * A thing, or what follows a verb, as it is said to the child; `undefined` unless every word may stand there. Names and
 * rare nouns may be unknown, but nothing that stands for a person, and no second verb.
 */
export function phrase(words: string, listener: Listener, language: Language): string | undefined {
  const { unclear, cutShort, preposition, knownName, date, leads, isVerb, isTopic, and, turned, toShop } =
    language
  if (toShop.test(words) || date.test(words)) return undefined
  const said = turned(words.trim(), listener)
  const all = said.split(/,? /)
  const isRight = (word: string, at: number) => {
    const lower = word.toLowerCase()
    const before = (all[at - 1] ?? '').toLowerCase()
    if (!isWord(word)) return false
    if (isCapital(word)) return !preposition.test(before) || knownName.test(word)
    if (unclear.has(lower)) return false
    // “Loves art and plays”, but “loves art and plays drums”.
    const next = all[at + 1]
    const endsPart = next === undefined || cutShort.has(next) || said.includes(`${word}, `)
    const isNoun = leads.test(before) || (isTopic(lower) && (before !== and || endsPart))
    if (at > 0 && isVerb(lower) && !isNoun) return false
    return !isMistyped(lower, language)
  }
  if (all.length > longest || cutShort.has((all.at(-1) ?? '').toLowerCase())) return undefined
  return all.every(isRight) ? inList(said, and) : undefined
}

/** The same where a comma or “and” divides known things only: another one begins something else. */
export function singlePhrase(words: string, listener: Listener, language: Language): string | undefined {
  const [, ...more] = words.split(new RegExp(`, (?:${language.and} )?| ${language.and} `))
  const isKnown = (word: string) =>
    language.isTopic(word) || language.isVerb(word) || language.cutShort.has(word)
  return more.every((part) => part.split(' ').every(isKnown)) ? phrase(words, listener, language) : undefined
}

/** Relatives and friends: “your mom and your dad”, “a sua avó Rosa”. */
export function people(words: string, listener: Listener, language: Language): string | undefined {
  const { and, people: person, owned } = language
  const parts = words.replaceAll(/\s*[&+]\s*/g, ` ${and} `).split(new RegExp(`,? ${and} |, `))
  const all = parts.map((part) => {
    const small = part.trim().replace(/^[A-ZÀ-Þ][a-zà-ɏ]*(?= |$)/, (word) => {
      const lower = word.toLowerCase()
      return person.exec(lower)?.groups?.['who'] || /^[OA]s?$/.test(word) ? lower : word
    })
    const { article = '', how = '', who = '', name = '' } = person.exec(small)?.groups ?? {}
    if (who !== '') return `${owned(who, how, listener)}${name}`
    return name === '' || how !== '' ? undefined : `${/^[oa] $/.test(article) ? article : ''}${name.trim()}`
  })
  if (all.length > 7 || all.includes(undefined)) return undefined
  // “Rubens, your uncle” is one.
  if (all.length === 2 && !words.includes(` ${and} `)) return all.join(', ')
  return inList(all.join(', '), and, true)
}

/** “A, b, c” with “and” before the last; “her dog, Max” is no list. */
export function inList(said: string, and: string, isList = false): string {
  const words = said.replace(new RegExp(`^([^,]*), (${and} [^,]*)$`), '$1 $2')
  const parts = words.split(', ')
  const last = parts.at(-1) ?? ''
  const isName =
    parts.length === 2 && /^(?:(?:[oa] )?[A-ZÀ-Þ]\S*$|(?:like|no|even|with|dra?|seu|dona) )/.test(last)
  if (parts.length < 2 || (!isList && (words.includes(` ${and} `) || isName))) return words
  return `${parts.slice(0, -1).join(', ')} ${and} ${last}`
}

/** No spelling of a word: “smh”, “asdfgh”, a number to call. */
const isWord = (word: string) =>
  /^(?:tv|dvd|dj|pjs?|rc|bmx|\d{1,3}|[A-Z]{1,3}s?|3d|mrs?|dr)$/i.test(word) ||
  (/[aeiouyà-ÿ]/i.test(word) &&
    !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word) &&
    /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'-]{0,22}$/.test(word))

/** A longer word that is nearly a known one is mistyped. */
function isMistyped(word: string, { topics, isTopic, isVerb }: Language): boolean {
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
