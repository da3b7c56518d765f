import { drawFrame } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

export interface Drawing {
  draw: (timeline: Timeline, t: number) => void
  /** Removes what it added to the element. */
  remove: () => void
}

// A higher density would cost frames on phones without a visible gain.
const sharpest = 2

/** Draws moments of a Timeline inside an element, as wide as it and sharp at its pixel density. */
export function drawOnCanvas(box: HTMLElement, reducedMotion: () => boolean): Drawing {
  const canvas = document.createElement('canvas')
  box.append(canvas)
  const context = canvas.getContext('2d')
  return {
    draw(timeline, t) {
      if (!context) return
      const scale = (canvas.clientWidth * Math.min(devicePixelRatio, sharpest)) / timeline.width || 1
      const width = Math.round(timeline.width * scale)
      const height = Math.round(timeline.height * scale)
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      context.setTransform(scale, 0, 0, scale, 0, 0)
      drawFrame(context, timeline, t, { reducedMotion: reducedMotion() })
    },
    remove: () => canvas.remove(),
  }
}
