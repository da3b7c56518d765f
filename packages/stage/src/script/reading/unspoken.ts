import { childrenOf } from '../../first-name.ts'
import type { LeftOut, LeftOutReason } from '../details.ts'
import type { Language } from './language.ts'
import { piecesOf, type Statement } from './statements.ts'
import { CHILD, one, LETTER, unaccented } from './words.ts'

const folded = (text: string) => unaccented(text.toLowerCase())
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const pattern = (name: string) => escaped(name).replaceAll(/\s+/g, String.raw`\s+`)
const wordOf = (part: string) => new RegExp(`(^|[^${LETTER}§])(?:${part})(?![${LETTER}§])`, 'gi')

/** Puts marks for the name as it stands in notes, whole or in part, and for each of several children. */
export function nameMarker(childName: string): (text: string) => string {
  const children = childrenOf(childName)
  const [only] = children
  const each = children.map(pattern)
  const all = each
    .map(() => `(?:${each.join('|')})`)
    .join(String.raw`\s*(?:,|&|\+|/|\se|\sand|\sy)\s+(?:[ao]\s)?`)
  const whole = [pattern(childName.trim()), all].filter((part) => /\p{L}{2}/u.test(part))
  const ofAll = whole.length === 0 ? undefined : wordOf(whole.join('|'))
  return (text) => {
    const marked = ofAll ? text.replaceAll(ofAll, `$1${CHILD}`) : text
    if (children.length > 1)
      return each.reduce((words, name, at) => words.replaceAll(wordOf(name), `$1${one(at)}`), marked)
    // “Dom” is Dominic, “o beni” is Benício.
    const isShort = (name: string) =>
      folded(only ?? '').startsWith(folded(name)) && !/^(?:mar|sol|cor|mel|lua)$/i.test(name)
    return marked
      .replace(/^([oa] )([a-zà-ɏ]{3,})(?= )/i, (found, article: string, name: string) =>
        isShort(name) ? article + CHILD : found,
      )
      .replaceAll(/[A-ZÀ-Þ][a-zà-ɏ]{2,}(?![a-zà-ɏ]| you)/g, (name) => (isShort(name) ? CHILD : name))
  }
}

export interface Silences {
  /** Of these statements nothing is said. */
  readonly statements: ReadonlySet<number>
  readonly topics: readonly RegExp[]
  readonly hasRequest: boolean
  /** An illness is not to be named, nor what belongs to it. */
  readonly isDiscreet: boolean
}

export function silencesIn(
  statements: readonly Statement[],
  tidied: (words: string) => string,
  language: Language,
  started: (text: string) => string | undefined,
): Silences {
  const { silence, silenceOfAll, discreet, illness, sensitive, sorrow, graveIllness } = language
  const isDelicate = (words: string) =>
    [illness, sensitive, sorrow, graveIllness].some((one) => one.test(words))
  const silent = new Set<number>()
  const topics: RegExp[] = []
  let [hasRequest, isDiscreet] = [false, false]
  for (const [at, { text, startsLine }] of statements.entries()) {
    const request = started(text)
    if (request !== undefined) {
      hasRequest = true
      isDiscreet ||= isDelicate(request)
      silent.add(at)
      topics.push(...topicsOf(request, language))
      continue
    }
    const whole = tidied(text)
    isDiscreet ||= discreet.test(text)
    if (!silence.test(whole) && !silenceOfAll.test(whole)) continue
    hasRequest = true
    const requests = piecesOf(text, language, tidied).map((piece) => silence.exec(piece.text))
    isDiscreet ||= requests.some((found) => isDelicate(found?.groups?.['topic'] ?? ''))
    const named = requests.flatMap((found) =>
      found ? [topicsOf(found.groups?.['topic'] ?? '', language)] : [],
    )
    topics.push(...named.flat())
    if (!silenceOfAll.test(whole) && named.every((words) => words.length > 0)) continue
    hush(at)
    // “Don't tell her!” alone is said of the statement before it, or of the next where it comes first.
    if (topicsOf(whole, language).length === 0) hush(at > 0 ? at - 1 : at + 1)
    // “She has no idea, so not a word about it” is said of what stands before it.
    else if (!startsLine && pointsBack.test(whole) && !/^[^(]{6,}\(.*\)/.test(text)) hush(at - 1)
  }
  return { statements: silent, topics, hasRequest, isDiscreet }

  function hush(at: number) {
    if (statements[at] === undefined) return
    silent.add(at)
    topics.push(...topicsOf(tidied(statements[at].text), language))
  }
}

const pointsBack = /\b(?:it(?!'s| is)|this|that|no idea|not know|n?isso|disso|n[ãe][om] (?:imagina|sabe))\b/i

function topicsOf(words: string, { stopWords, unclear, vague, prepositions }: Language): RegExp[] {
  const found = words.toLowerCase().match(new RegExp(`[${LETTER}]{3,}`, 'g')) ?? []
  return [...new Set(found)]
    .filter((word) => ![stopWords, unclear, vague, prepositions].some((list) => list.has(word)))
    .map((word) => new RegExp(`(?:^|[^${LETTER}])${stemOf(word)}`, 'i'))
}

/** Of a longer word the beginning is enough (moving, moved; escola, escolinha). */
const stemOf = (word: string) =>
  word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : `${word.replace(/s$/, '')}s?(?![${LETTER}])`

const contact =
  /\S@|@\S|https?:|www\.|\.com\b|(?:\d[\s().-]*){7,}|\d{3}[.-]\d{3}|\b(?:whats|e-?mail|insta(gram)?\b|tiktok|facebook)/i
const birth = /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b(?:19|20)\d\d\b/

export function privateIn(text: string, childName: string, language: Language): LeftOutReason | undefined {
  const [, ...surnames] = childName.trim().toLowerCase().split(/\s+/)
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  if (surnames.some((surname) => surname.length > 3 && !spoken.includes(surname) && words.includes(surname)))
    return 'surname'
  if (contact.test(text)) return 'contact'
  if (/[$€£]/.test(text)) return 'money'
  return birth.test(text) ? 'birth' : language.privateParts.find(([, found]) => found.test(text))?.[0]
}

/** The surname, and of what is private the numbers and the names. */
export function privateWords(leftOut: readonly LeftOut[], childName: string): RegExp[] {
  const revealing = leftOut
    .filter(({ reason }) => /^(?:contact|address|school|surname|money|birth)$/.test(reason))
    .flatMap(({ text }) => text.match(/\S*\d{3,}\S*|\S*@\S*|\s\p{Lu}\p{Ll}{3,}/gu) ?? [])
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  const surnames = childName.split(/\s+/).filter((word) => /^\p{L}{4,}$/u.test(word))
  return [...revealing, ...surnames]
    .map((word) => word.trim())
    .filter((word) => !spoken.includes(word.toLowerCase()))
    .map((word) => new RegExp(`${escaped(word)}(?![${LETTER}])`, 'i'))
}
