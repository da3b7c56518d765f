import type { OrderSpeech } from '@recadinho/contracts/speech'
import type { Speech } from '@recadinho/stage/film-sound'
import { paced, type Heard } from '@recadinho/stage/timeline'
import { transformVoice, type VoicePreset } from '@recadinho/stage/voice'

/** What is played: the sound, and what is said when in it. */
export interface Voiced {
  readonly sound: Speech
  readonly heard: Heard
}

/**
 * A line as its characters say it. Several say it together, at the pace of the first; the words then come at other times
 * than in the recording.
 */
export function inVoicesOf(presets: readonly VoicePreset[], { sound, heard }: Voiced): Voiced {
  const [first] = presets
  if (!first) return { sound, heard }
  const { speed } = first
  const voices = presets.map((preset) => transformVoice(sound, { ...preset, speed }).samples)
  const gain = 1 / Math.sqrt(voices.length)
  const samples = new Float32Array(voices[0]?.length ?? 0)
  for (const voice of voices)
    for (let i = 0; i < samples.length; i += 1) samples[i] = (samples[i] ?? 0) + (voice[i] ?? 0) * gain
  return { sound: { samples, rate: sound.rate }, heard: paced(heard, speed) }
}

/** The presets of those who say a line, the first speaker's first. */
export const presetsOf = (
  { cast }: Pick<OrderSpeech, 'cast'>,
  characters: readonly string[],
): VoicePreset[] => characters.flatMap((speaker) => cast.find(({ slug }) => slug === speaker)?.preset ?? [])
