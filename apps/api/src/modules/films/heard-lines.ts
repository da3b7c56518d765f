import type { StoredSpeech } from '@recadinho/contracts/films'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import { paced, type Heard } from '@recadinho/stage/timeline'
import type { VoicePreset } from '@recadinho/stage/voice'
import { clipOfLine, voiceOfLine } from '../speech/clips.ts'
import { voicesIn, type OrderLine } from '../speech/lines.ts'
import { presetHash } from '../speech/presets/queries.ts'
import type { ClipRow } from '../speech/queries.ts'
import type { Voice } from '../speech/voices/voice.ts'
import type { FilmOrder } from './queries.ts'
import type { FilmClip } from './render/job.ts'

/** A line of a film, and how it is heard in it. */
export interface HeardLine {
  clip: ClipRow | undefined
  /** The voices of all who say it, the first speaker's first. */
  presets: readonly VoicePreset[]
  /** The hashes of these voices, by character. */
  hashes: Readonly<Record<string, string>>
  times: Heard | undefined
  /** Whether the shop has a voice that says it. */
  isSayable: boolean
  estimatedSeconds: number
}

interface Speaking {
  order: FilmOrder
  lines: readonly OrderLine[]
  clips: readonly ClipRow[]
  voice: Voice | undefined
}

export function heardLines({ order, lines, clips, voice }: Speaking): HeardLine[] {
  const voices = voicesIn(order)
  return lines.map((line): HeardLine => {
    const request = voiceOfLine(voice, { ...line.sentence, kind: line.kind }, order)
    const clip = clipOfLine(clips, line, request)
    const own = line.characters.flatMap((slug): [string, VoicePreset][] => {
      const preset = voices.get(slug)?.preset
      return preset ? [[slug, preset]] : []
    })
    const presets = own.map(([, preset]) => preset)
    return {
      clip,
      presets,
      hashes: Object.fromEntries(own.map(([slug, preset]) => [slug, presetHash(preset).toString('hex')])),
      times: clip && paced({ ...timesOf(clip), key: clip.id }, presets[0]?.speed ?? 1),
      isSayable: request !== undefined,
      estimatedSeconds: speakingSeconds(line.sentence.text, order.locale),
    }
  })
}

const timesOf = ({ seconds, words, mouth }: ClipRow) => ({ seconds, words, mouth })

/** Each clip once. */
export const clipsOf = (heard: readonly HeardLine[]): FilmClip[] => [
  ...new Map(
    heard.flatMap(({ clip, presets }) => (clip ? [[clip.id, { id: clip.id, presets }] as const] : [])),
  ).values(),
]

/** Who is heard, for staff. */
export function speechOf(heard: readonly HeardLine[], orderId: string): StoredSpeech {
  const clips = heard.flatMap(({ clip }) => clip ?? [])
  // A take that a service said again is heard in the service's voice.
  const recordings = clips.filter(({ source, made_of: madeOf }) => source === 'recording' && madeOf === null)
  return {
    lines: heard.length,
    voiced: clips.length,
    recorded: recordings.length,
    reused: recordings.filter(({ order_id: of, recorded_for: by }) => of === null && by !== orderId).length,
    byParent: clips.filter(({ consent_version: consent }) => consent !== null).length,
    isDraft: clips.some(({ is_draft: isDraft }) => isDraft),
    presets: Object.assign({}, ...heard.flatMap(({ clip, hashes }) => (clip ? [hashes] : []))),
  }
}
