import { FRAME_LAYERS, type FrameLayer } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'
import { createCanvasLayer } from './canvas-layer.ts'
import { createSharpness } from './sharpness.ts'

export interface Drawing {
  draw: (timeline: Timeline, t: number) => void
  /** Removes what it added to the element. */
  remove: () => void
}

/** A higher density would cost frames on phones without a visible gain. */
const sharpest = 2
/** A wider canvas would cost memory. */
const widest = 1440

/**
 * Draws moments of a Timeline inside an element, as wide as it. Each layer has a canvas of its own and is drawn again only
 * when it changes. The scene and the words are as sharp as the screen, the cast as sharp as the device plays smoothly.
 */
export function drawOnCanvas(box: HTMLElement, reducedMotion: () => boolean): Drawing {
  const layers = FRAME_LAYERS.map((layer) => createCanvasLayer(box, layer))
  const sharpness = createSharpness()
  let width = box.clientWidth
  let shown: { timeline: Timeline; t: number } | undefined

  const densityOf = (layer: FrameLayer) =>
    layer === 'cast' ? sharpness.density() : Math.min(devicePixelRatio, sharpest)
  const paint = () => {
    if (!shown) return
    const { timeline, t } = shown
    const less = reducedMotion()
    for (const { layer, draw } of layers) {
      const scale = Math.min(width * densityOf(layer), widest) / timeline.width || 1
      draw(timeline, t, { scale, reducedMotion: less })
    }
  }
  const resized = new ResizeObserver(() => {
    width = box.clientWidth
    paint()
  })
  resized.observe(box)
  // The captions' font may load after the first picture.
  const refresh = () => {
    for (const layer of layers) layer.forget()
    paint()
  }
  document.fonts?.addEventListener('loadingdone', refresh)
  return {
    draw(timeline, t) {
      sharpness.frame(t, performance.now())
      shown = { timeline, t }
      paint()
    },
    remove() {
      resized.disconnect()
      document.fonts?.removeEventListener('loadingdone', refresh)
      for (const layer of layers) layer.remove()
    },
  }
}
