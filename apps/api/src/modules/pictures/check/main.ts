import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import {
  pictureSize,
  smallPictureWidth,
  type PictureFile,
  type PictureRefusal,
} from '@recadinho/contracts/pictures'
import { sizeOf, type Size } from './size.ts'

/**
 * Runs in its own process for each file, because files come from outside: decoding can take much memory, and whatever a
 * file does to the decoder, the API survives. `main.js <file> <folder>` prints one line of JSON.
 */
const [file = '', folder = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify({ refusal: await draw() }))

/** Redraws it in the sizes that are shown, without the file's metadata. */
async function draw(): Promise<PictureRefusal | null> {
  const bytes = await readFile(file)
  const size = sizeOf(bytes)
  if (typeof size === 'string') return size
  const image = await loadImage(bytes).catch(() => undefined)
  // The decoded size must be the declared one, rotated or not.
  if (!image || image.width * image.height !== size.width * size.height) return 'not_a_picture'
  const write = (name: PictureFile, content: Uint8Array) => writeFile(join(folder, name), content)
  const small = { width: smallPictureWidth, height: (smallPictureWidth * 7) / 6 }
  await write('large.webp', await covered(image, pictureSize).encode('webp', 82))
  await write('small.webp', await covered(image, small).encode('webp', 82))
  await write('face.png', await face(image).encode('png'))
  return null
}

/** Scales it to cover the size, cropping both sides equally. */
function covered(image: Image, { width, height }: Size) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const scale = Math.max(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h)
  return canvas
}

/** The upper part, round, like the drawn faces in emails. */
function face(image: Image) {
  const side = smallPictureWidth
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.arc(side / 2, side / 2, side / 2, 0, Math.PI * 2)
  context.clip()
  context.drawImage(covered(image, { width: side, height: (side * 7) / 6 }), 0, 0)
  return canvas
}
