import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCanvas, Path2D } from '@napi-rs/canvas'
import { palette } from '@recadinho/ui/tokens'

/** The icons of the installed app, relative to the site's root. */
export const iconFiles = {
  192: 'icons/icon-192.png',
  512: 'icons/icon-512.png',
  maskable: 'icons/icon-maskable-512.png',
  apple: 'icons/apple-touch-icon.png',
} as const

const mark = new URL('../../public/favicon.svg', import.meta.url)

/** Renders the shop's logo as the icons that systems require. */
export async function writeIcons(dist: string): Promise<void> {
  for (const [file, png] of await drawIcons()) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), png)
  }
}

async function drawIcons(): Promise<[file: string, png: Buffer][]> {
  const paths = readMark(await readFile(mark, 'utf8'))
  const draw = (size: number, part: number, ground?: string) => {
    const canvas = createCanvas(size, size)
    const context = canvas.getContext('2d')
    if (ground) {
      context.fillStyle = ground
      context.fillRect(0, 0, size, size)
    }
    const scale = (size * part) / 64
    context.translate((size * (1 - part)) / 2, (size * (1 - part)) / 2)
    context.scale(scale, scale)
    for (const { d, fill } of paths) {
      context.fillStyle = fill
      const shape = new Path2D(d)
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- paints a shape; no array
      context.fill(shape)
    }
    return canvas.toBuffer('image/png')
  }
  return [
    [iconFiles[192], draw(192, 1)],
    [iconFiles[512], draw(512, 1)],
    // Systems may crop a maskable icon outside its inner 80 %; the Apple icon must have no corners of its own.
    [iconFiles.maskable, draw(512, 0.6, palette.paper)],
    [iconFiles.apple, draw(180, 0.78, palette.paper)],
  ]
}

function readMark(svg: string) {
  const paths = [...svg.matchAll(/<path d="([^"]+)" fill="(#\w+)"\/>/g)].map(([, d = '', fill = '']) => ({
    d,
    fill,
  }))
  if (!svg.includes('viewBox="0 0 64 64"') || paths.length === 0)
    throw new Error('The mark is drawn in another way')
  return paths
}
