import type { Language } from './details.ts'
import { pictures } from './pictures.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
}
const marks = /<[^>]*>|[*_~#`{}[\]|<>]/g
const abbreviations = /\b(Mrs?|Ms|Dr|St|Jr|Sra?|Prof|Profa|R|Av)\./giu
const smiley = /[:;]-?[)(DPp](?!\p{L})|<3/gu
/** A bullet, a number of a list, the end of a sentence. */
const ends = /\n+|(?<=^|\s)(?:[-–—•]|\d+\))\s+|^\s*\d+\.\s+|[.!?;…]+(?=\s|$)|(?<=\p{L})[!?…]+/gmu

/** The notes as single statements: repaired, without markup and shouting, each on one line. */
export function statementsOf(notes: string, mark: (text: string) => string, language: Language): string[] {
  const tidied = notes
    .replaceAll(/&(?:\w+|#\d+);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(smiley, ' ')
    .replaceAll(pictures, '')
    .replaceAll(marks, (mark) => (mark.startsWith('<') ? ' ' : ''))
    .replaceAll(abbreviations, '$1')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/(?<=\p{L})(?:\([ao]s?\)|\/[ao](?!\p{L}))/gu, '¤')
    .replaceAll(/\([^)]*\)/g, ' ')
  return tidied
    .split(ends)
    .map((statement) => clean(statement, mark, language))
    .flatMap((statement) => statement.split(language.runOn))
    .map((statement) => statement.trim())
    .filter((statement) => /\p{L}{2}/u.test(statement))
}

function clean(statement: string, mark: (text: string) => string, { repairs, noise }: Language): string {
  let words = mark(quieter(statement.replaceAll(/\s+/g, ' ').trim()))
  for (const [mistake, meant] of repairs) words = words.replaceAll(mistake, meant)
  let before = ''
  while (before !== words) {
    before = words
    words = words.replaceAll(noise, '').replaceAll(/^[\s,:=/-]+|[\s,:=/-]+$/g, '')
  }
  return words
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/,(?=\p{L})/gu, ', ')
    .replaceAll(/\s+/g, ' ')
}

/** Without capitals that only shout. */
function quieter(words: string): string {
  const letters = words.match(/\p{L}/gu) ?? []
  const capitals = words.match(/\p{Lu}/gu) ?? []
  if (letters.length > 4 && capitals.length > letters.length * 0.7) return words.toLowerCase()
  return words.replaceAll(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => word.toLowerCase())
}

export interface Clause {
  readonly text: string
  /** What joins it to the clause before it; empty for the first. */
  readonly joint: string
  /** It says itself whom it is about. */
  readonly own: boolean
}

/** The clauses of a statement. One that has no subject of its own has that of the clause before it. */
export function clausesOf(
  statement: string,
  { joints, startsClause, subjectOf, requests }: Language,
): Clause[] {
  const clauses: Clause[] = []
  let rest = statement
  let joint = ''
  let from = 0
  for (;;) {
    const found = joints.exec(rest.slice(from))
    if (!found) break
    const at = from + found.index
    const after = rest.slice(at + found[0].length)
    if (startsClause(after)) {
      add(rest.slice(0, at), joint)
      joint = found[0]
      rest = after
      from = 0
    } else from = at + found[0].length
  }
  add(rest, joint)
  return clauses

  function add(text: string, joint: string) {
    const words = text.trim()
    if (words === '') return
    const before = clauses.at(-1)
    const own = subjectOf(words) !== ''
    // “She loves cats, tell her to …” does not say that she tells.
    const isRequest = requests.some(([pattern]) => pattern.test(words))
    const subject = before === undefined || own || isRequest ? '' : subjectOf(before.text)
    clauses.push({ text: `${subject} ${words}`.trim(), joint: before === undefined ? '' : joint, own })
  }
}
