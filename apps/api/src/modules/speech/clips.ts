import type { Mood } from '@recadinho/stage/pose'
import { paceFor } from '@recadinho/stage/speaking-time'
import type { OrderLine } from './lines.ts'
import type { ClipRow, SpeakingOrder } from './queries.ts'
import { speakerFor, type Voice } from './voices/voice.ts'

/** Which voice says a line, and how. */
export interface VoiceOfLine {
  /** The speaker's, with its adapter. */
  name: string
  /** As its clip keeps it. */
  voice: string
  manner: string
}

/** `undefined` if the shop has no voice for the language. */
export function voiceOfLine(
  voice: Voice | undefined,
  { mood, kind }: Pick<OrderLine, 'kind'> & { mood?: Mood | null | undefined },
  { locale, child_age: age }: Pick<SpeakingOrder, 'locale' | 'child_age'>,
): VoiceOfLine | undefined {
  const speaker = speakerFor(voice, locale, kind)
  if (speaker === undefined) return undefined
  return { name: speaker.name, voice: speaker.id, manner: [mood ?? 'plain', paceFor(age)].join(' ') }
}

/** The clips of a line, in the order of all of them. */
export const clipsOfLine = (clips: readonly ClipRow[], { key }: Pick<OrderLine, 'key'>): ClipRow[] =>
  clips.filter(({ line_key: of }) => of.equals(key))

/**
 * The clip of a line that a film plays: the newest recording of the order that staff have not refused, or else of the library, or else what the
 * shop's voice says. `clips` are those of all lines, the newest first.
 */
export function clipOfLine(
  clips: readonly ClipRow[],
  line: Pick<OrderLine, 'key'>,
  said: VoiceOfLine | undefined,
): ClipRow | undefined {
  const own = clipsOfLine(clips, line).filter(({ refused_at: refused }) => refused === null)
  return (
    own.find(({ source, order_id: of }) => source === 'recording' && of !== null) ??
    own.find(({ source }) => source === 'recording') ??
    own.find(
      ({ source, voice, manner }) =>
        source === 'voice' && said !== undefined && voice === said.voice && manner === said.manner,
    )
  )
}
