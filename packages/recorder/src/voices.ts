import type { Speech } from '@recadinho/stage/film-sound'
import { paced, type Heard } from '@recadinho/stage/timeline'
import { inVoices, type VoicePreset } from '@recadinho/stage/voice'

/** What is played: the sound, and what is said when in it. */
export interface Voiced {
  readonly sound: Speech
  readonly heard: Heard
}

/** A line as its characters say it: at the pace of the first, so that its words come at other times than in the recording. */
export const inVoicesOf = (presets: readonly VoicePreset[], { sound, heard }: Voiced): Voiced => ({
  sound: inVoices(sound, presets),
  heard: paced(heard, presets[0]?.speed ?? 1),
})
