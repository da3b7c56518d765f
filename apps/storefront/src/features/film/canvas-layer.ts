import { drawFrame, layerState, type FrameLayer } from '@recadinho/stage/draw-frame'
import { createSprites } from '@recadinho/stage/sprites'
import type { Timeline } from '@recadinho/stage/timeline'

export interface LayerOptions {
  /** Pixels of the canvas for each pixel of the Timeline. */
  scale: number
  reducedMotion: boolean
}

/** One layer of a film's frames, on a canvas of its own inside an element. */
export function createCanvasLayer(box: HTMLElement, layer: FrameLayer) {
  const canvas = document.createElement('canvas')
  canvas.dataset['layer'] = layer
  box.append(canvas)
  const opaque = layer === 'scene'
  const context = canvas.getContext('2d', { alpha: !opaque })
  const sprites = context && layer === 'cast' ? createSprites(context, createSheet) : undefined
  let drawn: { timeline: Timeline; state: string } | undefined
  return {
    layer,
    /** Draws the moment `t`, if that changes the picture. */
    draw: (timeline: Timeline, t: number, { scale, reducedMotion }: LayerOptions) => {
      if (!context) return
      const width = Math.round(timeline.width * scale)
      const height = Math.round(timeline.height * scale)
      const state = `${width} ${height} ${layerState(layer, timeline, t, { reducedMotion })}`
      if (drawn?.timeline === timeline && drawn.state === state) return
      drawn = { timeline, state }
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      if (!opaque) {
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.clearRect(0, 0, width, height)
      }
      context.setTransform(width / timeline.width, 0, 0, height / timeline.height, 0, 0)
      drawFrame(context, timeline, t, { layer, reducedMotion, ...(sprites ? { sprites } : {}) })
    },
    /** The next moment is drawn even if it looks the same. */
    forget() {
      drawn = undefined
    },
    remove: () => canvas.remove(),
  }
}

function createSheet(width: number, height: number) {
  const picture = document.createElement('canvas')
  picture.width = width
  picture.height = height
  const ctx = picture.getContext('2d')
  return ctx ? { width, height, picture, ctx } : undefined
}
