import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transformVoice, type Speech, type VoicePreset } from '@recadinho/stage/voice'
import { readWav } from '../../speech/wav.ts'
import type { FilmClip } from './job.ts'

/** The file of a clip in the renderer's folder. */
export const clipFile = (id: string): string => `clip-${id}.wav`

/** The clips of a film in the voices of its characters, by their id. */
export async function loadClips(folder: string, clips: readonly FilmClip[]): Promise<Map<string, Speech>> {
  const speech = new Map<string, Speech>()
  for (const { id, presets } of clips) {
    speech.set(id, together(readWav(await readFile(join(folder, clipFile(id)))), presets))
  }
  return speech
}

/** What several say at once is as loud as what one says. */
function together(speech: Speech, presets: readonly VoicePreset[]): Speech {
  const [first, ...others] = presets.map((preset) => transformVoice(speech, preset))
  if (first === undefined) return speech
  const gain = 1 / Math.sqrt(presets.length)
  const samples = first.samples.map(
    (sample, i) => gain * others.reduce((sum, other) => sum + (other.samples[i] ?? 0), sample),
  )
  return { samples, rate: first.rate }
}
