import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas'
import { drawFrame, layerState, type Pictures } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

export interface Painter {
  canvas: Canvas
  /** Draws the frame at `t` seconds: a function of the Timeline and the time alone. */
  paint: (t: number) => void
}

/** Draws the cast in each frame; keeps the pictures of scene and words while they show the same. */
export function createPainter(
  timeline: Timeline,
  width: number,
  pictures: Pictures = () => undefined,
): Painter {
  const scale = width / timeline.width
  const height = even(timeline.height * scale)
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d', { alpha: false })
  const keep = (layer: 'scene' | 'words') => {
    const picture = createCanvas(width, height)
    const own = picture.getContext('2d')
    let state: string | undefined
    return (t: number) => {
      const next = layerState(layer, timeline, t)
      if (next !== state) {
        state = next
        own.setTransform(1, 0, 0, 1, 0, 0)
        own.clearRect(0, 0, width, height)
        own.scale(scale, scale)
        drawFrame(own, timeline, t, { layer })
      }
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      ctx.drawImage(picture, 0, 0)
    }
  }
  const [paintScene, paintWords] = [keep('scene'), keep('words')]
  return {
    canvas,
    paint: (t) => {
      paintScene(t)
      ctx.setTransform(scale, 0, 0, scale, 0, 0)
      drawFrame(ctx, timeline, t, { layer: 'cast', pictures })
      paintWords(t)
    },
  }
}

/** H.264 has no odd sizes. */
const even = (value: number) => 2 * Math.round(value / 2)

/** The shop's own letters: a film looks as it does in the browser, whatever the machine has installed. */
export function registerFonts(): void {
  for (const part of ['core', 'names', 'extended'])
    GlobalFonts.registerFromPath(fontPath(`baloo-2-${part}.woff2`), 'Baloo 2')
}

/** In the package's folder in the sources, next to the server in the bundle. */
const fontPath = (file: string) =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? import.meta.resolve(`@recadinho/ui/fonts/${file}`)
      : new URL(`./fonts/${file}`, import.meta.url),
  )
