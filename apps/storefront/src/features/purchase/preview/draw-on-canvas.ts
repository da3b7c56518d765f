import { drawFrame } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

// A higher density would cost frames on phones without a visible gain.
const sharpest = 2

/** Draws moments of a Timeline on a canvas, as wide as its element and sharp at its pixel density. */
export function drawOnCanvas(canvas: HTMLCanvasElement, reducedMotion: () => boolean) {
  const context = canvas.getContext('2d')
  return (timeline: Timeline, t: number) => {
    if (!context) return
    const scale = (canvas.clientWidth * Math.min(devicePixelRatio, sharpest)) / timeline.width || 1
    const width = Math.round(timeline.width * scale)
    const height = Math.round(timeline.height * scale)
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
    context.setTransform(scale, 0, 0, scale, 0, 0)
    drawFrame(context, timeline, t, { reducedMotion: reducedMotion() })
  }
}
