import type { Bilingual } from '../cast-member.ts'
import type { PlannedLine } from './plan-lines.ts'
import { LINES_MAX, TEXT_MAX, TOGETHER } from './script-document.ts'
import { sentencesOf } from './sentences.ts'

interface SpokenSentence {
  readonly speaker: number | null
  readonly text: string
}

/**
 * Who says what of a text that the buyer wrote, a sentence a line. A line that begins with a character's name and a colon is that
 * character's, `Together:` is all of theirs; other lines rotate, and a text of one paragraph is split by sentences.
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
    const speaker = named ? named.speaker : next
    if (speaker !== null) next = (speaker + 1) % characters.length
    return sentencesOf(named?.words ?? line)
      .flatMap((sentence) => pieces(sentence))
      .map((sentence): SpokenSentence => ({ speaker, text: sentence }))
  })
  return fewEnough(sentences).map((line, at) => Object.assign({}, line, { id: `own-${at + 1}` }))
}

function speakerNamed(line: string, characters: readonly { readonly name: Bilingual }[]) {
  const colon = line.indexOf(':')
  if (colon < 1) return undefined
  const name = line.slice(0, colon).trim().toLowerCase()
  const words = line.slice(colon + 1).trim()
  if (words === '') return undefined
  const isCalled = ({ en, pt }: Bilingual) => [en, pt].some((own) => own.toLowerCase() === name)
  if (characters.length > 1 && isCalled(TOGETHER)) return { speaker: null, words }
  const speaker = characters.findIndex((character) => isCalled(character.name))
  return speaker === -1 ? undefined : { speaker, words }
}

/** As many parts as there are speakers, of like length, cut between sentences. */
function shared(paragraph: string, { length: speakers }: readonly unknown[]): string[] {
  const sentences = sentencesOf(paragraph)
  const each = Math.ceil(sentences.length / speakers)
  return Array.from({ length: speakers }, (_, i) =>
    sentences.slice(i * each, (i + 1) * each).join(' '),
  ).filter((part) => part !== '')
}

/** No line is longer than a script: what is, is cut between words. */
function pieces(sentence: string): string[] {
  const letters = Array.from(sentence)
  if (letters.length <= TEXT_MAX) return [sentence]
  const room = letters.slice(0, TEXT_MAX)
  const blank = room.lastIndexOf(' ')
  const end = blank > 0 ? blank : TEXT_MAX
  return [letters.slice(0, end).join(''), ...pieces(letters.slice(end).join('').trim())]
}

/** The shortest neighbours become one line, those of one speaker first, until there are no more than a script may have. */
function fewEnough(sentences: readonly SpokenSentence[]): readonly SpokenSentence[] {
  const lines = [...sentences]
  while (lines.length > LINES_MAX) {
    const costs = lines.slice(1).map((line, i) => {
      const before = lines[i]
      const length = (before?.text.length ?? 0) + line.text.length
      return before?.speaker === line.speaker ? length : length + TEXT_MAX
    })
    const at = costs.indexOf(Math.min(...costs))
    const [first, second] = lines.slice(at, at + 2)
    if (!first || !second) break
    lines.splice(at, 2, { speaker: first.speaker, text: `${first.text} ${second.text}` })
  }
  return lines
}
