import { childrenOf } from '../../first-name.ts'
import type { StageLocale } from '../../timeline-format.ts'
import type { Detail, LeftOut, Pronouns, ReadNotes } from '../details.ts'
import type { ScriptSource } from '../script-source.ts'
import { occasionOf, type ScriptOccasion } from '../script-texts.ts'
import { spokenName } from '../spoken-name.ts'
import { STARTER_LINES, STARTERS, type Starter } from '../starters.ts'
import type { Language } from './language.ts'
import { readClauses, silencedBy, type Reader } from './read-clauses.ts'
import { plainLength, readStarted } from './read-starter.ts'
import { plainPart, statementsOf, tidy, type Statement } from './statements.ts'
import { nameMarker, privateIn, privateWords, silencesIn } from './unspoken.ts'
import { CHILD, namesOne, one } from './words.ts'

/**
 * What of the notes can be said to the child, and what is left out, with the reason: each part of them is in one of the
 * two. Only what is wholly understood is said.
 */
export function readNotes(
  notes: string,
  childName: string,
  locale: StageLocale,
  occasion: ScriptOccasion | null,
  source: Pick<ScriptSource, 'reading' | 'occasion'>,
): ReadNotes {
  if (notes.trim() === '')
    return { details: [], leftOut: [], unspoken: privateWords([], childName), isSad: false }
  const language = source.reading(locale)
  const children = childrenOf(childName)
  const mark = nameMarker(childName)
  const tidied = (words: string) => tidy(mark(words), language)
  const afterStarter = (starter: Starter, text: string) => restOf(text, STARTER_LINES[locale][starter])
  const statements = statementsOf(notes)
  const texts = statements.map(({ text }) => tidied(text))
  const child = children.length > 1 ? 'p' : pronounsOf(texts, language)
  const reader: Reader = {
    language,
    childName,
    tidied,
    silent: silencesIn(statements, tidied, language, (text) => afterStarter('silence', text)),
    listener: {
      child,
      isOfKin: language.ofKin.test(notes),
      gentle: source.occasion(occasionOf(occasion)).gentle === true,
    },
    mourned: [],
    isSad: false,
    details: [],
    leftOut: [],
  }
  for (const [at, statement] of statements.entries())
    if (reader.silent.statements.has(at)) reader.leftOut.push({ text: statement.text, reason: 'silence' })
    else if (!statements[at + 1]?.startsLine && takenBack.test(texts[at + 1] ?? ''))
      reader.leftOut.push({ text: statement.text, reason: 'unclear' })
    else if (readStarter(statement, reader, afterStarter)) continue
    else if (language.covered.test(texts[at] ?? ''))
      reader.leftOut.push({ text: statement.text, reason: 'covered' })
    else readClauses(statement, reader)

  const name = spokenName(childName, locale)
  const named = (text: string) =>
    children.reduce((words, each, at) => words.replaceAll(one(at), each), text.replaceAll(CHILD, name))
  const isMourned = ({ kind, source }: Detail) =>
    !/^(?:sorrow|care|love|kiss)$/.test(kind) && reader.mourned.some((word) => word.test(source))
  const asLeft = ({ source: text }: Detail): LeftOut => ({
    text,
    reason: 'sensitive',
    draft: language.gentleDraft,
  })
  const leftOut = [...reader.leftOut, ...reader.details.filter(isMourned).map(asLeft)]
  return {
    details: reader.details
      .filter((detail) => !isMourned(detail))
      .map((detail) => Object.assign({}, detail, { words: named(detail.words) })),
    leftOut: leftOut.map((part) =>
      part.draft === undefined ? part : { text: part.text, reason: part.reason, draft: named(part.draft) },
    ),
    unspoken: [...reader.silent.topics, ...privateWords(leftOut, childName)],
    isSad: reader.isSad,
  }
}

/** What was said before it was a joke. */
const takenBack = /^(?:(?:just |only )?(?:kidding|joking|mentira|brincadeira)|no,? s?he )/i

/** What stands after a starter; “de o” is written “do”. */
function restOf(text: string, line: string): string | undefined {
  if (text.startsWith(line)) return text.slice(line.length)
  const start = line.slice(0, -2)
  return line.endsWith(' de ') && text.startsWith(start) && /^[oa]s? /.test(text.slice(start.length))
    ? text.slice(start.length)
    : undefined
}

/** Whether a line begins with a starter, and what stands behind it is told. */
function readStarter(
  { text, startsLine }: Statement,
  reader: Reader,
  afterStarter: (starter: Starter, text: string) => string | undefined,
): boolean {
  const { language, childName, listener, details, leftOut, tidied } = reader
  const starter = startsLine ? STARTERS.find((each) => afterStarter(each, text) !== undefined) : undefined
  if (starter === undefined) return false
  const all = afterStarter(starter, text) ?? ''
  const end = text.length - all.length + plainLength(starter, all, language)
  const rest = tidied(text.slice(text.length - all.length, end))
  const after = plainPart(text.slice(end))
  const secretIn = (part: string) => privateIn(part, childName, language) ?? silencedBy(part, reader)
  // “Grandpa, who is in heaven” turns what stands before it.
  const isTurned = takenBack.test(after) || namesOne.test(tidied(after)) || language.sorrow.test(after)
  const turned = isTurned || secretIn(rest) ? undefined : readStarted(starter, rest, listener, language)
  if (isTurned) leftOut.push({ text, reason: 'unclear' })
  if (!turned) return isTurned
  const said = language.finish(turned.words, listener)
  details.push({ kind: turned.kind, words: said, source: text.slice(0, end).trim() })
  // “… and has learned to swim” goes on about the child.
  if (starter !== 'hello' && /^(?:and|e) /i.test(after))
    readClauses({ text: after, startsLine: false }, reader)
  else if (/\p{L}{2}/u.test(after)) leftOut.push({ text: after, reason: secretIn(after) ?? 'unclear' })
  return true
}

/** The child's pronouns: those with which most sentences begin, else the first. */
function pronounsOf(texts: readonly string[], { pronouns, subjects }: Language): Pronouns {
  const all = ['f', 'm', 'n'] as const
  const begins = all.map(
    (one) => texts.filter((text) => subjects[one].test(text) && !text.includes(CHILD)).length,
  )
  const most = Math.max(...begins)
  if (most > 0) return all[begins.indexOf(most)] ?? 'n'
  const { groups } = pronouns.exec(texts.join(' ')) ?? {}
  return all.find((one) => groups?.[one]) ?? 'n'
}
