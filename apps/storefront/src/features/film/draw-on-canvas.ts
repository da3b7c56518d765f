import { drawFrame, layerState } from '@recadinho/stage/draw-frame'
import { createSprites } from '@recadinho/stage/sprites'
import type { Timeline } from '@recadinho/stage/timeline'
import { createLayerPicture, createSheet } from './layer-picture.ts'
import { createSharpness } from './sharpness.ts'
import { findPicture } from './film-pictures.ts'

export interface Drawing {
  draw: (timeline: Timeline, t: number) => void
  /** Removes what it added to the element. */
  remove: () => void
}

/** A wider canvas would cost memory and time without a visible gain. */
const widest = 1440

/**
 * Draws moments of a Timeline inside an element, as wide as it and as sharp as the device plays smoothly. The scene and
 * the words are copied from pictures that rarely change, and so is what holds its form in the cast: one canvas in the
 * page costs the browser less than one for each layer, which it would hand on in every frame. Its words stay above what
 * is laid `over` its foot.
 */
export function drawOnCanvas(
  box: HTMLElement,
  reducedMotion: () => boolean,
  over: () => Element | null = () => null,
): Drawing {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  const sprites = context && createSprites(context, createSheet)
  const [scene, words] = [createLayerPicture('scene'), createLayerPicture('words')]
  const sharpness = createSharpness()
  let pageWidth = box.clientWidth
  let foot = 0
  let shown: { timeline: Timeline; t: number } | undefined
  let drawn = ''

  const paint = () => {
    if (!shown || !context || !sprites) return
    const { timeline, t } = shown
    const width = Math.round(Math.min(pageWidth * sharpness.density(), widest)) || timeline.width
    const height = Math.round((width * timeline.height) / timeline.width)
    const moment = { timeline, t, width, height, reducedMotion: reducedMotion(), foot }
    const changed = [scene.draw(moment), words.draw(moment)].includes(true)
    const cast = layerState('cast', timeline, t, moment)
    if (!changed && cast === drawn) return
    drawn = cast
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(scene.picture, 0, 0)
    context.setTransform(width / timeline.width, 0, 0, height / timeline.height, 0, 0)
    drawFrame(context, timeline, t, {
      layer: 'cast',
      reducedMotion: moment.reducedMotion,
      sprites,
      pictures: findPicture,
    })
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(words.picture, 0, 0)
    // Not before: an empty one would cover the poster in black.
    if (!canvas.parentElement) box.append(canvas)
  }
  const measure = () => {
    pageWidth = box.clientWidth
    foot = coveredFoot(box, over())
    paint()
  }
  const resized = new ResizeObserver(measure)
  resized.observe(box)
  // The window alone may change, as when a tall phone enters its full screen: what covers the foot then moves.
  addEventListener('resize', measure)
  // The captions' font may load after the first picture.
  const refresh = () => {
    words.forget()
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
      removeEventListener('resize', measure)
      document.fonts?.removeEventListener('loadingdone', refresh)
      canvas.remove()
    },
  }
}

/** The share of an element's height, at its foot, that another one covers. */
function coveredFoot(element: Element, other: Element | null): number {
  if (!other) return 0
  const [below, above] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  const beside = above.left >= below.right || above.right <= below.left
  return beside || below.height === 0 ? 0 : Math.max(0, below.bottom - above.top) / below.height
}
