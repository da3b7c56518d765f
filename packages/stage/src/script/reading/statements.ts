import { pictures } from '../../first-name.ts'
import type { Language } from './language.ts'
import { LETTER } from './words.ts'

/** A part of the notes: as the parent wrote it, and where its line begins. */
export interface Statement {
  readonly text: string
  /** It begins a line of the notes. */
  readonly startsLine: boolean
}

/** A piece of a statement between two joints: one clause is one or several of them. */
export interface Piece {
  /** Where it stands in the statement. */
  readonly from: number
  readonly to: number
  /** Repaired, on one line. */
  readonly text: string
  /** What joins it to the piece before it; empty for the first. */
  readonly joint: string
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
}
const blank = (text: string) => ' '.repeat(text.length)
const smileys = /[:;]-?[)(DPp](?![A-Za-zÀ-ɏ])|<3/g
const markup = /<\/?[a-z][^<>]{0,40}>|[*_~#`{}[\]|<>]/gi
const abbreviations = /\b(Mrs?|Ms|Dr|St|Jr|Sra?|Prof|Profa|esp)\./gi
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
    .replaceAll(/&([a-z]+|#\d+);/g, (_, name: string) => entities[name] ?? ' ')
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

/** The pieces of a statement: divided wherever something may join two clauses, or two things. */
export function piecesOf(
  statement: string,
  { joints, reporting }: Language,
  tidy: (words: string) => string,
): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let joint = ''
  for (const { 0: found, index } of statement.matchAll(joints)) {
    // What follows “diz que” is what is said.
    if (index < from || reporting.test(statement.slice(from, index) + found)) continue
    add(index)
    from = index + found.length
    joint = found
  }
  add(statement.length)
  return pieces

  function add(to: number) {
    const source = statement.slice(from, to)
    if (/\p{L}/u.test(source)) pieces.push({ from, to, text: tidy(source), joint })
  }
}

/** A part of a statement without the marks around it. */
export const plainPart = (text: string): string =>
  text.trim().replace(/^[\s,:;()"“”/–—-]+|[\s,:;()"“”/–—-]+$/g, '')
