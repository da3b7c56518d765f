import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage, type Image } from '@napi-rs/canvas'
import type { Pictures } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'
import { inVoices, type Speech } from '@recadinho/stage/voice'
import { readWav } from '../../speech/wav.ts'
import type { FilmClip } from './job.ts'

/** The file of a character's own picture in the renderer's folder. */
export const pictureFile = (key: string): string => `picture-${key}.webp`

/** The own pictures of the cast; the drawing stands in for one whose file is not there. */
export async function loadPictures(folder: string, { cast }: Timeline): Promise<Pictures> {
  const images = new Map<string, Image>()
  for (const { picture: key } of cast) {
    const bytes =
      key === undefined ? undefined : await readFile(join(folder, pictureFile(key))).catch(() => undefined)
    if (key !== undefined && bytes !== undefined) images.set(key, await loadImage(bytes))
  }
  return (key) => images.get(key)
}

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
