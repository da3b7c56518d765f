import type { StageLocale } from '../timeline-format.ts'
import type { Detail, Language, LeftOut, LeftOutReason, Pronouns, ReadNotes, Turned } from './details.ts'
import { childrenOf, spokenName } from './first-name.ts'
import { findReading } from './known-texts.ts'
import { CHILD, JOINT, ONE, one } from './marker.ts'
import { spokenTo } from './pick.ts'
import { clausesOf, statementsOf, type Clause } from './statements.ts'
import { markNames, privateIn, privateWords, silences, type Silences } from './unspoken.ts'

/** A longer clause is not one breath. */
const longestWords = 22
const longestWord = 24

/** What of the notes can be said to the child, and what is left out, with the reason. */
export function readNotes(notes: string, childName: string, locale: StageLocale): ReadNotes {
  if (notes.trim() === '') return { details: [], leftOut: [], unspoken: privateWords([], childName) }
  const language = findReading(locale)
  const children = childrenOf(childName)
  const mark = (text: string) => {
    const marked = markNames(text, childName)
    return children.length > 1 ? marked.replace(...language.both) : marked
  }
  const statements = statementsOf(notes, mark, language)
  const silent = silences(statements, language)
  const reader: Reader = {
    language,
    childName,
    silent,
    child: children.length > 1 ? 'p' : pronounsOf(statements.join(' '), language),
    details: [],
    leftOut: [],
  }
  for (const [at, statement] of statements.entries()) readStatement(statement, at, reader)
  const name = spokenName(childName, locale)
  const named = (text: string) =>
    children.reduce((words, child, at) => words.replaceAll(one(at), child), text.replaceAll(CHILD, name))
  const leftOut = reader.leftOut.map(({ text, reason }) => ({ text: named(text), reason }))
  return {
    details: together(reader.details, language).map(({ kind, words, source }) => ({
      kind,
      words: named(words),
      source: named(source),
    })),
    leftOut,
    unspoken: [...silent.topics, ...privateWords(leftOut, childName)],
  }
}

/** What is told of one child and of the next, as one sentence. */
function together(details: readonly Detail[], { join }: Language): Detail[] {
  const all: Detail[] = []
  for (const detail of details) {
    const before = all.at(-1)
    const both = join(before?.words ?? '', detail.words)
    if (before?.kind !== 'each' || detail.kind !== 'each' || before.words.includes(JOINT) || isLong(both))
      all.push(detail)
    else all[all.length - 1] = { ...before, words: both, source: `${before.source}, ${detail.source}` }
  }
  return all
}

const isLong = (words: string) => words.split(' ').length > longestWords

interface Reader {
  readonly language: Language
  readonly childName: string
  readonly child: Pronouns
  readonly silent: Silences
  readonly details: Detail[]
  readonly leftOut: LeftOut[]
}

function readStatement(statement: string, at: number, reader: Reader): void {
  const { language, silent, details, leftOut } = reader
  const reason = reasonOf(statement, at, silent, language)
  const grave = graveIn(statement, language)
  if (reason === undefined && grave === undefined) {
    readClauses(statement, reader)
    return
  }
  if (reason === undefined && grave !== undefined && !details.some(({ kind }) => kind === grave))
    details.push({ kind: grave, words: '', source: statement })
  leftOut.push({ text: statement, reason: reason ?? 'sensitive' })
}

const graveIn = (statement: string, { sorrow, illness }: Language): 'sorrow' | 'care' | undefined =>
  sorrow.test(statement) ? 'sorrow' : illness.test(statement) ? 'care' : undefined

function readClauses(statement: string, { language, childName, child, silent, details, leftOut }: Reader) {
  /** A detail that the next clause may go on with. */
  let open: Detail | undefined
  let before: Clause | undefined
  /** Why the clause before was not understood. */
  let lost: LeftOutReason | undefined
  for (const clause of clausesOf(statement, language)) {
    const { text } = clause
    const secret =
      privateIn(text, childName, language) ??
      (silent.topics.some((topic) => topic.test(text)) ? 'silence' : undefined)
    const unsure = before !== undefined && isUnsure(clause, before, lost)
    const turned = secret === undefined && !unsure ? readClause(text, child, language) : undefined
    before = clause
    lost = undefined
    if (turned === 'done') continue
    if (turned === undefined || !isSafe(turned, language)) {
      lost = secret ?? whyNot(text, language)
      leftOut.push({ text, reason: lost })
      open = undefined
      continue
    }
    const both =
      clause.joint !== '' && open !== undefined && mayJoin(open, turned)
        ? language.join(open.words, turned.words)
        : ''
    if (open !== undefined && both !== '' && !isLong(both)) {
      details[details.length - 1] = { ...open, words: both, source: `${open.source}, ${text}` }
      open = undefined
    } else {
      open = { ...turned, source: text }
      details.push(open)
    }
  }

  /** Whom it is about is not certain: the clause before it was not understood, or was about another person. */
  function isUnsure({ text, own, joint }: Clause, { text: earlier }: Clause, why: LeftOutReason | undefined) {
    if (own) return language.mayBeOther(earlier, text, child)
    const stranger = why === 'unclear' || (why === 'sensitive' && !joint.includes(','))
    return stranger && language.subjectOf(text) === ''
  }
}

const pronounsOf = (notes: string, { pronoun }: Language): Pronouns => {
  const { f, m, p } = pronoun.exec(notes)?.groups ?? {}
  return f ? 'f' : m ? 'm' : p ? 'p' : 'n'
}

/** “Harry Potter and the Sorcerer”: a name is of no language. */
const title = /(?<=\s)\p{Lu}[\p{L}']*(?:\s+(?:\p{Ll}{1,3}\s+){0,2}\p{Lu}[\p{L}']*)*/gu

function reasonOf(
  statement: string,
  at: number,
  { statements }: Silences,
  { order, empty, foreign, own }: Language,
): LeftOutReason | undefined {
  if (statements.has(at)) return 'silence'
  if (empty.test(statement)) return 'unclear'
  if (order.test(statement)) return 'instruction'
  const plain = statement.replaceAll(title, ' ')
  const count = (pattern: RegExp) => plain.match(new RegExp(pattern, 'giu'))?.length ?? 0
  const others = count(foreign)
  return others > 1 && others > count(own) ? 'language' : undefined
}

function readClause(text: string, child: Pronouns, language: Language): Turned | 'done' | undefined {
  if (language.silence.test(text)) return undefined
  if (child === 'p' && language.single.test(text) && !aboutOne.test(text)) return undefined
  for (const [pattern, kind, clause = '{it}'] of language.requests) {
    const found = pattern.exec(text)
    if (!found) continue
    if (kind === 'done') return 'done'
    const words = found[1] ?? ''
    if (kind === 'clause') return readClause(words, child, language)
    if (language.sensitive.test(words)) return undefined
    return { kind, words: spokenTo(child === 'p', clause).replace('{it}', language.turnWords(words, child)) }
  }
  if (language.sensitive.test(text)) return undefined
  if (!aboutOne.test(text)) return language.turn(text, child)
  const words = language.turnNamed(text)
  return words === undefined ? undefined : { kind: 'each', words }
}

const aboutOne = new RegExp(ONE)
const marks = new RegExp(`${CHILD}|${ONE}`, 'g')

const joinable = new Set(['proud', 'soon', 'likes', 'fact'])
const mayJoin = (before: Detail, { kind }: Turned) => joinable.has(before.kind) && joinable.has(kind)

/** The day on which it is was left out. */
const cutShort = /\s(?:is|are|was|were|on|at|the|and|é|são|foi|será|no|na|o|a|e)$/iu

/** Nothing that must not be said, nobody else's pronoun, and no word that is none. */
function isSafe({ words }: Turned, { mustNot, stray }: Language): boolean {
  const all = words.split(' ')
  return (
    !isLong(words) &&
    all.every((word) => word.length <= longestWord) &&
    !stray.test(words) &&
    !cutShort.test(words) &&
    !mustNot.test(words) &&
    !/[^\p{L}\p{M}\p{N}\s,.'’"“”&:%-]/u.test(words.replaceAll(marks, ''))
  )
}

const whyNot = (text: string, { silence, sensitive }: Language): LeftOutReason =>
  silence.test(text) ? 'silence' : sensitive.test(text) ? 'sensitive' : 'unclear'
