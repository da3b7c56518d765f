import type { Bilingual } from '../cast-member.ts'
import { sentencesOf } from './sentences.ts'
import type { PlannedLine } from './plan-lines.ts'

/**
 * Who says what of a text that the buyer wrote, a sentence a line. A line that begins with a character's name and a colon is that
 * character's; other lines rotate, and a text of one paragraph is split by sentences.
 */
export function ownLines(text: string, characters: readonly { readonly name: Bilingual }[]): PlannedLine[] {
  const paragraphs = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const lines =
    paragraphs.length === 1 && characters.length > 1 ? shared(paragraphs[0] ?? '', characters) : paragraphs
  let next = 0
  const sentences = lines.flatMap((line) => {
    const named = speakerNamed(line, characters)
    const speaker = named?.speaker ?? next
    next = (speaker + 1) % characters.length
    return sentencesOf(named?.words ?? line).map((sentence) => ({ speaker, text: sentence }))
  })
  return upTo(linesMax, sentences).map(({ speaker, text: said }, at) => ({
    id: `own-${at + 1}`,
    speaker,
    text: said,
  }))
}

/** The most lines of a script: `scriptLimits` of the contracts. */
const linesMax = 60

/** What goes beyond stays in the last line. */
function upTo<Line extends { text: string }>(most: number, lines: readonly Line[]): Line[] {
  const last = lines[most - 1]
  if (!last || lines.length === most) return [...lines]
  const rest = lines.slice(most - 1).map(({ text }) => text)
  return [...lines.slice(0, most - 1), { ...last, text: rest.join(' ') }]
}

function speakerNamed(line: string, characters: readonly { readonly name: Bilingual }[]) {
  const colon = line.indexOf(':')
  if (colon < 1) return undefined
  const name = line.slice(0, colon).trim().toLowerCase()
  const speaker = characters.findIndex(({ name: { en, pt } }) =>
    [en, pt].some((own) => own.toLowerCase() === name),
  )
  const words = line.slice(colon + 1).trim()
  return speaker === -1 || words === '' ? undefined : { speaker, words }
}

/** As many parts as there are speakers, of like length, cut between sentences. */
function shared(paragraph: string, { length: speakers }: readonly unknown[]): string[] {
  const sentences = sentencesOf(paragraph)
  const each = Math.ceil(sentences.length / speakers)
  return Array.from({ length: speakers }, (_, i) =>
    sentences.slice(i * each, (i + 1) * each).join(' '),
  ).filter((part) => part !== '')
}
