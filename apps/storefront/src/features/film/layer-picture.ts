import { drawFrame, layerState, type FrameLayer } from '@recadinho/stage/draw-frame'
import type { Timeline } from '@recadinho/stage/timeline'

/** What a layer is drawn from. */
export interface LayerMoment {
  readonly timeline: Timeline
  readonly t: number
  readonly width: number
  readonly height: number
  readonly reducedMotion: boolean
  /** The share of the height at the foot that something covers. */
  readonly foot: number
}

/** A canvas outside the page, if there is memory for one. */
export function createSheet(width: number, height: number) {
  const picture = document.createElement('canvas')
  picture.dataset['sheet'] = ''
  picture.width = width
  picture.height = height
  const ctx = picture.getContext('2d')
  return ctx ? { width, height, picture, ctx } : undefined
}

/** Keeps one layer of a film's frames as a picture, which is drawn again only when it changes. */
export function createLayerPicture(layer: FrameLayer) {
  const picture = document.createElement('canvas')
  picture.dataset['layer'] = layer
  const context = picture.getContext('2d', { alpha: layer !== 'scene' })
  let drawn: { timeline: Timeline; state: string } | undefined
  return {
    picture,
    /** Draws the layer at a moment; returns whether that changed the picture. */
    draw({ timeline, t, width, height, reducedMotion, foot }: LayerMoment): boolean {
      const state = `${width} ${height} ${foot} ${layerState(layer, timeline, t, { reducedMotion })}`
      if (!context || (drawn?.timeline === timeline && drawn.state === state)) return false
      drawn = { timeline, state }
      if (picture.width !== width || picture.height !== height) Object.assign(picture, { width, height })
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, width, height)
      context.setTransform(width / timeline.width, 0, 0, height / timeline.height, 0, 0)
      drawFrame(context, timeline, t, { layer, reducedMotion, foot })
      return true
    },
    /** The next moment is drawn even if it looks the same. */
    forget() {
      drawn = undefined
    },
  }
}
