import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage, type Image } from '@napi-rs/canvas'
import type { Pictures } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

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
