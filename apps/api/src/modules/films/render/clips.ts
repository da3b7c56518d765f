import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inVoices, type Speech } from '@recadinho/stage/voice'
import { readWav } from '../../speech/wav.ts'
import type { FilmClip } from './job.ts'

/** The file of a clip in the renderer's folder. */
export const clipFile = (id: string): string => `clip-${id}.wav`

/** The clips of a film in the voices of its characters, by their id. */
export async function loadClips(folder: string, clips: readonly FilmClip[]): Promise<Map<string, Speech>> {
  const speech = new Map<string, Speech>()
  for (const { id, presets } of clips) {
    speech.set(id, inVoices(readWav(await readFile(join(folder, clipFile(id)))), presets))
  }
  return speech
}
