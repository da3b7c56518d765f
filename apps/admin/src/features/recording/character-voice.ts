import type { OrderSpeech } from '@recadinho/contracts/speech'
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

/** The presets of those who say a line, the first speaker's first. */
export const presetsOf = (
  { cast }: Pick<OrderSpeech, 'cast'>,
  characters: readonly string[],
): VoicePreset[] => characters.flatMap((speaker) => cast.find(({ slug }) => slug === speaker)?.preset ?? [])
