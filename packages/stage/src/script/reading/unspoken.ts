import { childrenOf } from '../../first-name.ts'
import type { LeftOut, LeftOutReason } from '../details.ts'
import type { Language } from './language.ts'
import { CHILD, one } from './marker.ts'
import { piecesOf, type Statement } from './statements.ts'
import { LETTER } from './words.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const pattern = (name: string) => escaped(name).replaceAll(/\s+/g, String.raw`\s+`)
const wordOf = (part: string) => new RegExp(`(^|[^${LETTER}§])(?:${part})(?![${LETTER}§])`, 'gi')

/** Puts marks for the name as it stands in notes, whole or in part, and for each of several children. */
export function nameMarker(childName: string): (text: string) => string {
  const children = childrenOf(childName)
  const anyOne = children.map(pattern).join('|')
  const all = Array.from(children, () => `(?:${anyOne})`).join(
    String.raw`\s*(?:,|&|\+|/|\se|\sand|\sy)\s+(?:[ao]\s)?`,
  )
  const whole = [childName.trim(), ...(children.length === 1 ? children : [])].map(pattern)
  const known = [...whole, ...(children.length > 1 ? [all] : [])].filter((part) => /\p{L}{2}/u.test(part))
  const ofAll = known.length === 0 ? undefined : wordOf(known.join('|'))
  const ofEach = children.length === 1 ? [] : children.map((name) => wordOf(pattern(name)))
  return (text) => {
    const full = ofAll ? text.replaceAll(ofAll, `$1${CHILD}`) : text
    // “Dom” is Dominic.
    const marked = full.replaceAll(/[A-ZÀ-Þ][a-zà-ɏ]{2,}(?![a-zà-ɏ]| you)/g, (word) =>
      children.length === 1 && children[0]?.startsWith(word) ? CHILD : word,
    )
    return ofEach.reduce((words, name, at) => words.replaceAll(name, `$1${one(at)}`), marked)
  }
}

export interface Silences {
  /** Statements of which nothing is said. */
  readonly statements: ReadonlySet<number>
  readonly topics: readonly RegExp[]
}

/** Which statements ask for silence, and about what: whatever joins the request to what it belongs to. */
export function silencesIn(
  statements: readonly Statement[],
  tidied: (words: string) => string,
  language: Language,
): Silences {
  const { silence, silenceOfAll, starters } = language
  const silent = new Set<number>()
  const topics: RegExp[] = []
  for (const [at, { text }] of statements.entries()) {
    if (starters.silence.test(text)) {
      silent.add(at)
      topics.push(...topicsOf(text.replace(starters.silence, ''), language))
      continue
    }
    const whole = tidied(text)
    if (!silence.test(whole) && !silenceOfAll.test(whole)) continue
    const clauses = piecesOf(text, language, tidied).map((piece) => piece.text)
    const requests = clauses.filter((clause) => silence.test(clause))
    const named = requests.map((clause) => topicsOf(silence.exec(clause)?.groups?.topic ?? '', language))
    const isOfAll = silenceOfAll.test(whole) || named.some((words) => words.length === 0)
    topics.push(...named.flat())
    if (!isOfAll) continue
    hush(at)
    // “Don't tell her!” alone is said of the statement before it, or of the next where it comes first.
    if (topicsOf(whole, language).length === 0) hush(at > 0 ? at - 1 : at + 1)
  }
  return { statements: silent, topics }

  function hush(at: number) {
    if (statements[at] === undefined) return
    silent.add(at)
    topics.push(...topicsOf(tidied(statements[at].text), language))
  }
}

function topicsOf(words: string, { stopWords, unclear, cutShort }: Language): RegExp[] {
  const found = words.toLowerCase().match(new RegExp(`[${LETTER}]{3,}`, 'g')) ?? []
  return [...new Set(found)]
    .filter((word) => !stopWords.has(word) && !unclear.has(word) && !cutShort.has(word))
    .map((word) => new RegExp(`(?:^|[^${LETTER}])${stemOf(word)}`, 'i'))
}

/** Of a longer word the beginning is enough (moving, moved; escola, escolinha), of a short one it is another word's. */
const stemOf = (word: string) =>
  word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : `${word}s?(?![${LETTER}])`

/** Why a clause is private, if it is. */
export function privateIn(text: string, childName: string, language: Language): LeftOutReason | undefined {
  const [, ...surnames] = childName.trim().toLowerCase().split(/\s+/)
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  if (surnames.some((surname) => surname.length > 3 && !spoken.includes(surname) && words.includes(surname)))
    return 'surname'
  return language.private.find(([, found]) => found.test(text))?.[0]
}

const privateReasons = new Set<LeftOutReason>(['contact', 'address', 'school', 'surname', 'money', 'birth'])

/** The surname, and of what is private the numbers and the names. */
export function privateWords(leftOut: readonly LeftOut[], childName: string): RegExp[] {
  const texts = leftOut.filter(({ reason }) => privateReasons.has(reason)).map(({ text }) => text)
  const revealing = texts.flatMap((text) =>
    (text.match(/\S*\d{3,}\S*|\S*@\S*|\s\p{Lu}\p{Ll}{3,}/gu) ?? []).map((word) => word.trim()),
  )
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  const surnames = childName.split(/\s+/).filter((word) => /^\p{L}{4,}$/u.test(word))
  const words = [...revealing, ...surnames].filter((word) => !spoken.includes(word.toLowerCase()))
  return words.map((word) => new RegExp(`${escaped(word)}(?![${LETTER}])`, 'i'))
}
