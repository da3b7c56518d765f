import { paceFor } from '@recadinho/stage/speaking-time'
import type { OrderLine } from './lines.ts'
import type { ClipRow } from './queries.ts'
import type { Voice } from './voices/voice.ts'

/** Which voice says a line, and how. */
export interface VoiceOfLine {
  voice: string
  manner: string
}

/** `undefined` if the shop has no voice for the language. */
export function voiceOfLine(
  voice: Voice | undefined,
  { sentence }: Pick<OrderLine, 'sentence'>,
  { locale, child_age: age }: { locale: 'en' | 'pt'; child_age: number },
): VoiceOfLine | undefined {
  const name = voice?.voiceOf(locale)
  if (voice === undefined || name === undefined) return undefined
  return {
    voice: `${voice.version} ${name}`,
    manner: [sentence.mood ?? 'plain', paceFor(age)].join(' '),
  }
}

/**
 * The clip that a film plays: the newest recording of the order, or else of the library, or else what the shop's voice
 * says. `clips` are of this line, the newest first.
 */
export const clipOfLine = (clips: readonly ClipRow[], said: VoiceOfLine | undefined): ClipRow | undefined =>
  clips.find(({ source, order_id: of }) => source === 'recording' && of !== null) ??
  clips.find(({ source }) => source === 'recording') ??
  clips.find(
    ({ source, voice, manner }) =>
      source === 'voice' && said !== undefined && voice === said.voice && manner === said.manner,
  )
