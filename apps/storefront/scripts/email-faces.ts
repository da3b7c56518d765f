import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { emailFacePath } from '@recadinho/contracts/pictures'
import { CHARACTERS, type Character } from '@recadinho/stage/characters'
import { toSvg } from '@recadinho/stage/to-svg'

/** Pixels of a side: e-mails show a face at 96 at most, and screens have two or three pixels for one. */
export const faceSize = 240

/** Draws every character's face as PNG for e-mails: mail programs show no SVG. */
export async function writeEmailFaces(dist: string): Promise<void> {
  await mkdir(dirname(join(dist, emailFacePath('any'))), { recursive: true })
  for (const character of CHARACTERS)
    await writeFile(join(dist, emailFacePath(character.slug)), await drawEmailFace(character))
}

/** A face on the character's own colour, round: it looks the same on light and dark mail. */
export async function drawEmailFace(character: Character): Promise<Buffer> {
  const svg = toSvg(character, undefined, { background: true, crop: 'portrait' })
  const canvas = createCanvas(faceSize, faceSize)
  const context = canvas.getContext('2d')
  context.arc(faceSize / 2, faceSize / 2, faceSize / 2, 0, Math.PI * 2)
  context.clip()
  const sized = svg.replace('<svg ', `<svg width="${faceSize}" height="${faceSize}" `)
  context.drawImage(await loadImage(Buffer.from(sized)), 0, 0)
  return canvas.encode('png')
}
