import type { ScriptLine } from '../timeline.ts'
import { sentencesOf } from './sentences.ts'
import type { Turn } from './write-script.ts'

/** Silence before a turn and before a sentence within one, in seconds. */
const TURN = 0.5
const SENTENCE = 0.32

/**
 * The lines of a Timeline for what is said, a sentence a line: short enough for any speech synthesiser, which loses its
 * place in long ones. `cast` are the slugs of the speakers, in the order of the request's characters.
 */
export function scriptLines(turns: readonly Turn[], cast: readonly string[]): ScriptLine[] {
  return turns.flatMap(({ speaker, parts }, turn) => {
    const [lead, ...others] = speaker === null ? cast : [cast[speaker]]
    if (lead === undefined) return []
    const along = others.filter((slug) => slug !== undefined)
    const sentences = parts.flatMap((part) =>
      sentencesOf(part.text).map((text) => Object.assign({}, part, { text })),
    )
    return sentences.map((sentence, i): ScriptLine => {
      const pause = i > 0 ? SENTENCE : turn > 0 ? TURN : 0
      return Object.assign(sentence, { speaker: lead, along, pause })
    })
  })
}
