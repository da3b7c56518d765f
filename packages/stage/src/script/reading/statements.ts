import { pictures } from '../../first-name.ts'
import type { Language } from './language.ts'
import { LETTER } from './words.ts'

/** A part of the notes: as the parent wrote it, and where its line begins. */
export interface Statement {
  readonly text: string
  /** It begins a line of the notes. */
  readonly startsLine: boolean
}

export interface Clause {
  /** As it stands in the notes. */
  readonly source: string
  /** The same, repaired, on one line. */
  readonly text: string
  /** What joins it to the clause before it; empty for the first. */
  readonly joint: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
}
const blank = (text: string) => ' '.repeat(text.length)
const smileys = new RegExp(`[:;]-?[)(DPp](?![A-Za-zÀ-ɏ])|<3`, 'g')
const markup = /<\/?[a-z][^<>]{0,40}>|[*_~#`{}[\]|<>]/gi
const abbreviations = /\b(Mrs?|Ms|Dr|St|Jr|Sra?|Prof|Profa)\./gi
/** “(7)”, “(7 anos)”: an age beside a name. */
const ages = /\(\s*\d{1,2}\b[^()]{0,12}\)/g
/** A name in parentheses is the name of what stands before. */
const bracketedName = /\(([A-ZÀ-Þ][A-Za-zÀ-ɏ']+)\)/g
/** “She loves:” and a list below it are one statement. */
const labelled = /:[ \t]*(?:\n\s*(?:[-–—•*]|\d+[.)])[^\n]+)+/g
const bullets = /\n\s*(?:[-–—•*]|\d+[.)])/g
const laughter = String.raw`(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}|lol|lmao|haha+)`
const ends = new RegExp(
  String.raw`\n+[ \t]*(?:[-–—•]|\d+[.)])?|(?:^|[ \t])(?:[-–—•]|\d+\))[ \t](?=\S+ \S)|[.!?;…]+(?=["”')\s]|$)|` +
    String.raw`[!?…]+(?=[${LETTER}])|[ \t]${laughter}(?=[\s,.!]|$)`,
  'gi',
)

/** The notes as single statements, as they were written but for marks that nobody says. */
export function statementsOf(notes: string): Statement[] {
  const tidied = notes
    .replaceAll(/&(?:\w+|#\d+);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(smileys, blank)
    .replaceAll(pictures, blank)
    .replaceAll(markup, blank)
    // “Carinhoso(a)” is not decided, so nobody says it.
    .replaceAll(/([a-zà-ɏ])\(([ao])s?\)/gi, '$1/$2')
    .replaceAll(abbreviations, '$1')
    .replaceAll(/[’‘´]/g, "'")
    .replaceAll(ages, blank)
    .replaceAll(bracketedName, ' $1 ')
    .replaceAll(labelled, (list) => list.replaceAll(bullets, ', ').replace(/:[ \t]*,/, ':'))
  const statements: Statement[] = []
  let from = 0
  let startsLine = true
  for (const { 0: mark, index } of tidied.matchAll(ends)) {
    // A dash between two words belongs to the statement around it.
    if (/^[ \t][-–—][ \t]$/.test(mark) && /\S/.test(tidied.slice(from, index))) continue
    add(tidied.slice(from, index))
    from = index + mark.length
    startsLine = mark.includes('\n')
  }
  add(tidied.slice(from))
  return statements

  function add(part: string) {
    const text = part
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s,:/-]+|[\s,:/-]+$/g, '')
    if (/\p{L}{2}/u.test(text)) statements.push({ text, startsLine })
  }
}

/** “How brave” she is, “when” he sings: no new clause. */
const leadsOn =
  /(?:^| )(?:how(?: \S+)?|what|when|than|as|everywhere|that|because|and|but|so|que|como|quando|onde|e|mas|porque|se)$/i

/** As much of a clause as shows whether it is one. */
const longestBeginning = 90

/** The clauses of a statement: divided where what follows has a subject or a verb of its own. */
export function clausesOf(
  statement: string,
  { joints, strongJoint, startsClause, joinsPeople, reported }: Language,
  tidy: (words: string) => string,
): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let joint = ''
  for (const { 0: found, index } of statement.matchAll(joints)) {
    // How it begins is enough: notes may be one endless sentence.
    const after = statement.slice(index + found.length, index + found.length + longestBeginning)
    if (index < from || !(strongJoint.test(found) || startsClause(tidy(after)))) continue
    if (found.trim() === '' && leadsOn.test(statement.slice(from, index))) continue
    // “Ana” and “Bo sing”, and what follows “tell her that”, go on.
    if (/^(?:[ao] )?(?:child§|one\d§)$/i.test(tidy(statement.slice(from, index)))) continue
    const before = `${statement.slice(from, index)}${found}`.trimStart()
    if ((reported.exec(`${before}x`)?.[0].length ?? 0) >= before.length) continue
    if (joinsPeople(statement.slice(from, index), after)) continue
    add(index)
    from = index + found.length
    joint = found
  }
  add(statement.length)
  return clauses

  function add(to: number) {
    const source = statement
      .slice(from, to)
      .trim()
      .replace(/^[\s,:;()"“”/–—-]+|[\s,:;()"“”/–—-]+$/g, '')
    if (/\p{L}/u.test(source)) clauses.push({ source, text: tidy(source), joint })
  }
}
