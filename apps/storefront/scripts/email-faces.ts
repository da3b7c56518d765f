import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { emailFacePath } from '@recadinho/contracts/pictures'
import { CHARACTERS, type Character } from '@recadinho/stage/characters'
import { toSvg } from '@recadinho/stage/to-svg'

/** Pixels per side: e-mails show a face at 96 at most, on screens with a pixel ratio of 2 or 3. */
export const faceSize = 240

/** Renders every character's face as PNG for e-mails: mail clients do not show SVG. */
export async function writeEmailFaces(dist: string): Promise<void> {
  await mkdir(dirname(join(dist, emailFacePath('any'))), { recursive: true })
  for (const character of CHARACTERS)
    await writeFile(join(dist, emailFacePath(character.slug)), await drawEmailFace(character))
}

/** A face on a circle in the character's own color: it looks the same in light and dark mail clients. */
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
