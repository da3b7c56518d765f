import { pictures } from '../../first-name.ts'
import type { Language } from './language.ts'
import { isCapital, LETTER } from './words.ts'

/** A part of the notes, as the parent wrote it. */
export interface Statement {
  readonly text: string
  readonly startsLine: boolean
}

/** A piece of a statement between two joints: one clause is one or several of them. */
export interface Piece {
  readonly from: number
  readonly to: number
  /** Repaired, on one line. */
  readonly text: string
  /** What joins it to the piece before it; empty for the first. */
  readonly joint: string
}

const blank = (text: string) => ' '.repeat(text.length)
/** Marks that nobody says: smileys, markup, an age beside a name. */
const unsaid =
  /[:;]-?[)(DPp](?![A-Za-zÀ-ɏ])|<\/?[a-z][^<>]{0,40}>|<3|[*_~#`{}[\]|<>]|\(\s*\d{1,2}\b[^()]{0,12}\)/gi
const bothOf = /\((?:both|all|os dois|as duas|ambos)\)/gi
const abbreviations = /\b(Mrs?|Ms|Dr|St|Sra?|Profa?)\./gi
/** “She loves:” and a list below it are one statement. */
const labelled = /:[ \t]*(?:\n\s*(?:[-–—•*]|\d+[.)])[^\n]+)+/g
const bullets = /\n\s*(?:[-–—•*]|\d+[.)])/g
const ends = new RegExp(
  String.raw`\n+[ \t]*(?:[-–—•]|\d+[.)])?|(?:^|[ \t])(?:[-–—•]|\d+\))[ \t](?=\S+ \S)|[.!?;…]+(?=["”')\s]|$)` +
    String.raw`|[!?…]+(?=[${LETTER}])|[ \t](?:k{2,}|(?:rs)+|(?:ha){2,}|lol)(?=[\s,.!]|$)`,
  'gi',
)

/** The notes as single statements, without marks that nobody says. */
export function statementsOf(notes: string): Statement[] {
  const tidied = notes
    .replaceAll('&amp;', '&')
    .replaceAll(labelled, (list) => list.replaceAll(bullets, ', ').replace(/:[ \t]*,/, ':'))
    .replaceAll(pictures, '; ')
    .replaceAll(unsaid, blank)
    .replaceAll(bothOf, blank)
    // “Carinhoso(a)” is not decided, so nobody says it.
    .replaceAll(/([a-zà-ɏ])\(([ao])s?\)/gi, '$1/$2')
    .replaceAll(abbreviations, '$1')
    .replaceAll(/[’‘´]/g, "'")
    .replaceAll(/\(([A-ZÀ-Þ][A-Za-zÀ-ɏ']+)\)/g, ' $1 ')
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
    const text = part.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,:/-]+|[\s,:/-]+$/g, '')
    if (/\p{L}{2}/u.test(text)) statements.push({ text, startsLine })
  }
}

/** Divided wherever something may join two clauses, or two things. */
export function piecesOf(
  statement: string,
  { joints, reporting }: Language,
  tidied: (words: string) => string,
): Piece[] {
  const pieces: Piece[] = []
  let [from, joint] = [0, '']
  for (const { 0: found, index } of statement.matchAll(joints)) {
    // What follows “diz que” is what is said.
    if (index < from || reporting.test(statement.slice(from, index) + found)) continue
    add(index)
    ;[from, joint] = [index + found.length, found]
  }
  add(statement.length)
  return pieces

  function add(to: number) {
    const before = pieces.at(-1)
    // “Maple Street, 14”: a number belongs to what stands before.
    const isMore = before !== undefined && !/\p{L}/u.test(statement.slice(from, to))
    if (isMore) pieces.pop()
    const [start, by] = isMore ? [before.from, before.joint] : [from, joint]
    pieces.push({ from: start, to, text: tidied(statement.slice(start, to)), joint: by })
  }
}

export const plainPart = (text: string): string =>
  text.replaceAll(/^[\s,:;()"“”/–—-]+|[\s,:;()"“”/–—-]+$/g, '')

/** A clause with its spelling repaired, without courtesies and passing days, its first capital small. */
export function tidy(text: string, language: Language): string {
  const { spelling, repairs, courtesy, passing } = language
  let words = quieter(text.replaceAll(/["“”()\s]+/g, ' ').trim()).replaceAll(
    /[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'/-]*(?!§)/g,
    (word, at: number) => {
      const meant = spelling.get(word.toLowerCase()) ?? word
      // “The letter N”.
      if (at > 0 && /^[A-Z]$/.test(word)) return word
      return isCapital(word) ? meant.replace(/^./, (letter) => letter.toUpperCase()) : meant
    },
  )
  for (const [mistake, meant] of repairs) words = words.replace(mistake, meant)
  // “Trucks trucks trucks”.
  words = words.replaceAll(/(^| )([a-zà-ɏ]{3,})(?:,? \2){2,}(?= |$)/gi, '$1$2')
  for (let before = ''; before !== words;) {
    before = words
    words = words
      .replace(courtesy, '')
      .replaceAll(
        /^[\s,:=/.!-]+|[\s,:=/.!?-]+$|(?: (?:and|that|but|so|(?:even )?though|e|que|mas|né|hein))+$/gi,
        '',
      )
  }
  const lasting = words
    .replaceAll(passing, '')
    .replaceAll(/\s*,\s*/g, ', ')
    .replaceAll(/\s+/g, ' ')
  return lowered(lasting.replaceAll(/^[\s,]+|[\s,]+$/g, ''), language)
}

/** Without capitals that only shout. */
function quieter(words: string): string {
  const capitals = words.match(/[A-ZÀ-Þ]/g) ?? []
  if (words.length > 4 && capitals.length > words.length * 0.6) return words.toLowerCase()
  return words.replaceAll(/(^|[^A-Za-zÀ-ɏ])([A-ZÀ-Þ]{4,})(?![A-Za-zÀ-ɏ])/g, (shouted) =>
    shouted.toLowerCase(),
  )
}

/** Without the first capital, if it begins no name. */
function lowered(words: string, language: Language): string {
  const { isThing, startsClause, opens, unclear, vague, prepositions } = language
  const [first = '', second = ''] = words.split(/,? /)
  const lower = first.toLowerCase()
  const small = words.charAt(0).toLowerCase() + words.slice(1)
  const isCommon =
    isThing(lower) ||
    startsClause(small) ||
    opens.test(lower) ||
    [unclear, vague, prepositions].some((list) => list.has(lower))
  return first.includes('§') || !isCommon || isCapital(second) ? words : small
}
