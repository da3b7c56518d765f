import { spokenWords } from '../say-as.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { TimelineLine } from '../timeline.ts'
import { isDecided, PAUSE, type Script, type ScriptLine } from './script-document.ts'
import { sentencesOf } from './sentences.ts'

/** A line of a Timeline, and the line of the script that it belongs to. */
export interface SentenceLine extends TimelineLine {
  /** Index in the script. */
  readonly of: number
}

/**
 * The lines of a Timeline for a script, a sentence a line: short enough for any speech synthesiser, which loses its place
 * in long ones. Lines of characters who are not in the cast are omitted.
 */
export function scriptLines(script: Script, cast: readonly string[]): SentenceLine[] {
  return script.flatMap((line, of) => {
    const [speaker, ...along] = line.speakers.filter((slug) => cast.includes(slug))
    if (speaker === undefined) return []
    const { text, mood, part, topic, note, sayAs } = line
    const about = isDecided(line) ? text : (note ?? '')
    const all = { of, speaker, along, sayAs, about }
    const directed = { ...all, ...(mood && { mood }), ...(part && { part }), ...(topic && { topic }) }
    return sentencesOf(text).map((sentence, at): SentenceLine =>
      Object.assign({}, directed, { text: sentence, pause: at === 0 ? line.pause : PAUSE.line }),
    )
  })
}

/** What a voice is to say for each written word of a line: one word, several, or none where a neighbour says it too. */
export const saidWords = ({ text, sayAs }: Pick<TimelineLine, 'text' | 'sayAs'>): string[] =>
  spokenWords(text, sayAs).map(({ w, say = w }) => say)

/**
 * What tells a spoken line from every other, as text: language, speakers and words, as written and as said. Its SHA-256 is
 * the key by which recordings of it are found.
 */
export function lineIdentity(locale: StageLocale, line: SentenceLine): string {
  const characters = [line.speaker, ...(line.along ?? [])]
  return JSON.stringify([locale, characters, line.text, saidWords(line).filter(Boolean).join(' ')])
}

/** Whether its words are the shop's own, without anything of the buyer's; a name may be in them. */
export const isShopLine = ({ origin, note, sayAs }: ScriptLine): boolean =>
  origin === 'shop' && note === null && sayAs.length === 0
