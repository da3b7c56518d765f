import type { Speech } from '../sound/speech.ts'
import type { VoicePreset } from './preset.ts'
import { transformVoice } from './transform-voice.ts'

/**
 * A line as its characters say it, given the presets of all who say it. Several say it together, at the pace of the first,
 * and are as loud as one.
 */
export function inVoices(speech: Speech, presets: readonly VoicePreset[]): Speech {
  const [first] = presets
  if (first === undefined) return speech
  const { speed } = first
  const voices = presets.map((preset) => transformVoice(speech, { ...preset, speed }))
  const gain = 1 / Math.sqrt(voices.length)
  const samples = new Float32Array(voices[0]?.samples.length ?? 0)
  for (const voice of voices)
    for (let i = 0; i < samples.length; i += 1)
      samples[i] = (samples[i] ?? 0) + (voice.samples[i] ?? 0) * gain
  return { samples, rate: speech.rate }
}
