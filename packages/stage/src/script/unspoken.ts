import { patternOf } from './patterns.ts'
import type { Language, LeftOut, LeftOutReason } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { CHILD, one } from './marker.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The text with a mark for the name as it stands in notes, whole or in part, and for each of several children. */
export function markNames(text: string, childName: string): string {
  const children = childrenOf(childName)
  const anyOne = children.map(pattern).join('|')
  const all = Array.from(children, () => `(?:${anyOne})`).join(
    String.raw`\s*(?:,|&|\+|/|\se|\sand|\sy)\s+(?:[ao]\s)?`,
  )
  const whole = [childName.trim(), ...(children.length === 1 ? children : [])].map(pattern)
  const known = [...whole, ...(children.length > 1 ? [all] : [])].filter((part) => /\p{L}{2}/u.test(part))
  const marked = known.length === 0 ? text : text.replaceAll(wordOf(known.join('|')), CHILD)
  if (children.length === 1) return marked
  return children.reduce((words, name, at) => words.replaceAll(wordOf(pattern(name)), one(at)), marked)
}

const pattern = (name: string) => escaped(name).replaceAll(/\s+/g, String.raw`\s+`)
const wordOf = (part: string) => patternOf(String.raw`(?<!\p{L})(?:${part})(?!\p{L})`, 'gi')

export interface Silences {
  readonly statements: ReadonlySet<number>
  readonly topics: readonly RegExp[]
}

/** Which statements ask for silence, and about what. */
export function silences(
  statements: readonly string[],
  { silence, silenceOfBefore, stopWords }: Language,
): Silences {
  const silent = new Set<number>()
  const topics: RegExp[] = []
  for (const [at, statement] of statements.entries()) {
    if (silenceOfBefore.test(statement)) {
      silent.add(at)
      if (statement.replace(silenceOfBefore, '').replaceAll(/[^\p{L}]/gu, '').length < 6) silent.add(at - 1)
    }
    const { topic } = silence.exec(statement)?.groups ?? {}
    const words = topic?.toLowerCase().match(/\p{L}{3,}/gu) ?? []
    for (const word of words.filter((one) => !stopWords.has(one)))
      topics.push(patternOf(String.raw`(?<!\p{L})${stemOf(word)}`, 'i'))
  }
  return { statements: silent, topics }
}

/** Of a longer word the beginning is enough (moving, moved; escola, escolinha), of a short one it is another word's. */
const stemOf = (word: string) =>
  word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : String.raw`${word}s?(?!\p{L})`

/** Why a clause is private, if it is. */
export function privateIn(text: string, childName: string, language: Language): LeftOutReason | undefined {
  const [, ...surnames] = childName.trim().toLowerCase().split(/\s+/)
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  if (surnames.some((surname) => surname.length > 3 && !spoken.includes(surname) && words.includes(surname)))
    return 'surname'
  return language.private.find(([, pattern]) => pattern.test(text))?.[0]
}

const privateReasons = new Set<LeftOutReason>(['contact', 'address', 'school', 'surname', 'money', 'birth'])

/** The surname, and of what is private the numbers and the names. */
export function privateWords(leftOut: readonly LeftOut[], childName: string): RegExp[] {
  const texts = leftOut.filter(({ reason }) => privateReasons.has(reason)).map(({ text }) => text)
  const revealing = texts.flatMap(
    (text) => text.match(/\S*\d{3,}\S*|\S*@\S*|(?<=\s)\p{Lu}\p{Ll}{3,}/gu) ?? [],
  )
  const spoken = childrenOf(childName).join(' ').toLowerCase()
  const surnames = childName.split(/\s+/).filter((word) => /^\p{L}{4,}$/u.test(word))
  const words = [...revealing, ...surnames].filter((word) => !spoken.includes(word.toLowerCase()))
  return words.map((word) => patternOf(String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`, 'i'))
}
