import type { StageLocale } from '../timeline-format.ts'
import type { Detail, Language, LeftOutReason, ReadNotes } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { spokenName } from './spoken-name.ts'
import { mournedIn, noteGravity } from './grave-news.ts'
import { CHILD, JOINT, one } from './marker.ts'
import { isLong, pronounsOf, readClauses, type Reader } from './read-clauses.ts'
import type { ScriptSource } from './script-source.ts'
import { statementsOf } from './statements.ts'
import { markNames, privateWords, silences, type Silences } from './unspoken.ts'

/** What of the notes can be said to the child, and what is left out, with the reason. */
export function readNotes(
  notes: string,
  childName: string,
  locale: StageLocale,
  source: Pick<ScriptSource, 'reading'>,
): ReadNotes {
  if (notes.trim() === '') return { details: [], leftOut: [], unspoken: privateWords([], childName) }
  const language = source.reading(locale)
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
    mourned: mournedIn(statements, language),
    child: children.length > 1 ? 'p' : pronounsOf(statements, language),
    details: [],
    leftOut: [],
    last: undefined,
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

function readStatement(statement: string, at: number, reader: Reader): void {
  const reason = reasonOf(statement, at, reader.silent, reader.language)
  if (reason === undefined) readClauses(statement, reader)
  else {
    reader.leftOut.push({ text: statement, reason })
    if (reason === 'instruction') noteGravity(statement, reader.details, reader.language)
  }
}

/** “Harry Potter and the Sorcerer”: a name is of no language. */
const title = /(?<=\s)[A-ZÀ-Þ][A-Za-zÀ-ɏ']*(?:\s+(?:[a-zà-ɏ]{1,3}\s+){0,2}[A-ZÀ-Þ][A-Za-zÀ-ɏ']*)*/gu

function reasonOf(
  statement: string,
  at: number,
  { statements }: Silences,
  { instruction, empty, foreign, native }: Language,
): LeftOutReason | undefined {
  if (statements.has(at)) return 'silence'
  if (empty.test(statement)) return 'unclear'
  if (instruction.test(statement)) return 'instruction'
  const plain = statement.replaceAll(title, ' ')
  const count = (pattern: RegExp) => plain.match(new RegExp(pattern, 'gi'))?.length ?? 0
  const others = count(foreign)
  return others > 1 && others > count(native) ? 'language' : undefined
}
