import type { Language } from './details.ts'
import { CHILD, ONE } from './marker.ts'
import { pictures } from '../first-name.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
}
const marks = /<[^>]*>|[*_~#`{}[\]|<>]/g
const abbreviations = /\b(Mrs?|Ms|Dr|St|Jr|Sra?|Prof|Profa|R|Av)\./gi
const smiley = /[:;]-?[)(DPp](?![A-Za-zÀ-ɏ])|<3/gu
const bullet = /\n\s*[-–—•*]\s*/g
const labelled = /:[ \t]*(?:\n\s*[-–—•*][^\n]+)+/g
/** A bullet, a number of a list, the end of a sentence. */
const ends =
  /\n+|(?<=^|\s)(?:[-–—•]|\d+\))\s+|^\s*\d+\.\s+|[.!?;…]+(?=\s|$)|(?<=\s)(?:k{2,}|(?:rs)+|(?:ha){2,}h?|lol|lmao)(?=[\s,]|$)|(?<=[A-Za-zÀ-ɏ])[!?…]+/gmu

/** The notes as single statements: repaired, without markup and shouting, each on one line. */
export function statementsOf(notes: string, mark: (text: string) => string, language: Language): string[] {
  const tidied = notes
    .replaceAll(/&(?:\w+|#\d+);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(smiley, ' ')
    .replaceAll(pictures, '')
    .replaceAll(marks, (mark) => (mark.startsWith('<') ? ' ' : ''))
    .replaceAll(abbreviations, '$1')
    .replaceAll(/[’‘]/g, "'")
    // “She loves:” and a list below it are one statement.
    .replaceAll(labelled, (list) => list.replaceAll(bullet, ', ').replace(':, ', ': '))
    .replaceAll(/(?<=[A-Za-zÀ-ɏ])(?:\([ao]s?\)|\/[ao](?![A-Za-zÀ-ɏ]))/gu, '¤')
    .replaceAll(/\([^)]*\)/g, ' ')
  return tidied
    .split(ends)
    .map((statement) => clean(statement, mark, language))
    .flatMap((statement) => statement.split(language.runOn))
    .map((statement) => statement.trim())
    .filter((statement) => /\p{L}{2}/u.test(statement))
}

function clean(
  statement: string,
  mark: (text: string) => string,
  { spelling, repairs, noise }: Language,
): string {
  let words = mark(quieter(statement.replaceAll(/\s+/g, ' ').trim())).replaceAll(
    /(?<![A-Za-zÀ-ɏ§])[A-Za-zÀ-ɏ'-]+/gu,
    (word) => spelling.get(word.toLowerCase()) ?? word,
  )
  for (const [mistake, meant] of repairs) words = words.replaceAll(mistake, meant)
  let before = ''
  while (before !== words) {
    before = words
    words = words.replaceAll(noise, '').replaceAll(/^[\s,:=/-]+|[\s,:=/-]+$/g, '')
  }
  return words
    .replaceAll(/\s+,/g, ',')
    .replaceAll(/,(?=[A-Za-zÀ-ɏ])/gu, ', ')
    .replaceAll(/\s+/g, ' ')
}

/** Without capitals that only shout. */
function quieter(words: string): string {
  const letters = words.match(/[A-Za-zÀ-ɏ]/gu) ?? []
  const capitals = words.match(/[A-ZÀ-Þ]/gu) ?? []
  if (letters.length > 4 && capitals.length > letters.length * 0.7) return words.toLowerCase()
  return words.replaceAll(/(?<![A-Za-zÀ-ɏ])[A-ZÀ-Þ]{4,}(?![A-Za-zÀ-ɏ])/gu, (word) => word.toLowerCase())
}

const ones = new RegExp(ONE, 'g')

export interface Clause {
  readonly text: string
  /** What joins it to the clause before it; empty for the first. */
  readonly joint: string
  /** It says itself whom it is about. */
  readonly hasSubject: boolean
}

/** The clauses of a statement. One that has no subject of its own has that of the clause before it. */
export function clausesOf(
  statement: string,
  { joints, startsClause, subjectOf, ownChild, requests, sameRequest }: Language,
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
    if (startsClause(after, found[0]) || isRequest(after)) {
      add(rest.slice(0, at), joint)
      joint = found[0]
      rest = after
      from = 0
    } else from = at + found[0].length
  }
  add(rest, joint)
  return clauses

  function isRequest(words: string): boolean {
    const ofOne = words.replaceAll(ones, CHILD).replaceAll(ownChild, CHILD)
    return requests.some(([pattern, kind]) => kind !== 'kiss' && pattern.test(ofOne))
  }

  /** “Tell her that grandma …” is about grandma. */
  function contentOf(words: string): string {
    const [pattern] = requests.find(([one, kind]) => kind === 'clause' && one.test(words)) ?? []
    return pattern?.exec(words)?.[1] ?? words
  }

  function add(text: string, joint: string) {
    const words = text.trim()
    if (words === '') return
    const before = clauses.at(-1)
    const [more, verb] = sameRequest
    const [again = ''] = (more.test(words) && before !== undefined && verb.exec(before.text)) || []
    const hasSubject = subjectOf(words) !== ''
    // “She loves cats, tell her to …” does not say that she tells.
    const subject =
      before === undefined || hasSubject || isRequest(words) ? '' : subjectOf(contentOf(before.text))
    clauses.push({
      text: `${again || subject} ${words}`.trim(),
      joint: before === undefined ? '' : joint,
      hasSubject,
    })
  }
}
