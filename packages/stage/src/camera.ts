import { isClosing } from './direction/beat.ts'
import { floorOf } from './direction/figure.ts'
import { pictureWindow } from './direction/framing.ts'
import { clamp, lerp, smooth } from './easing.ts'
import type { Timeline } from './timeline-format.ts'

/** The visible part of the frame: the middle of the view and its zoom. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The view at time `t`, in seconds. Cuts are instant; within a shot the camera moves slowly. */
export const viewAt = (film: Timeline, t: number): View =>
  shotAt(
    film,
    film.camera.findLastIndex((key) => key.t <= t),
    t,
  )

function shotAt(film: Timeline, at: number, t: number): View {
  const { width, height, camera, duration } = film
  const key = camera[at]
  if (!key) return { x: width / 2, y: height / 2, zoom: 1 }
  const since = t - key.t
  const progress = clamp(since / Math.max(0.1, (camera[at + 1]?.t ?? duration) - key.t))
  const [x, y, zoom] = key.view
  const view = { x, y, zoom: zoom * lerp(1, key.push, progress) }
  const come = key.move ? smooth(since / key.move) : 1
  if (come === 1) return view
  const from = shotAt(film, at - 1, key.t)
  return { x: lerp(from.x, x, come), y: lerp(from.y, y, come), zoom: lerp(from.zoom, view.zoom, come) }
}

/** How much of the camera's way the parts of the picture go: what is far away moves less. */
export const DEPTH = { scene: 0.45, set: 0.72, front: 1.3 } as const

/**
 * The same view of what stands at another depth. Where the floor is seen, the cast stands on it. The scene's edge never
 * shows, but under the paper of the last picture.
 */
export function viewOfDepth(view: View, depth: number, film: Timeline, t: number): View {
  const { width, height, cast } = film
  const near = Math.max(1, 1 + (view.zoom - 1) * depth)
  const [halfX, halfY] = [width / 2 / near, height / 2 / near]
  const floor = floorOf(cast)
  const floorOnScreen = height / 2 + (floor - view.y) * view.zoom
  const far = height / 2 + (view.y - height / 2) * depth
  const standing = floor - ((floor - view.y) * view.zoom) / near
  const y = lerp(far, standing, smooth((height * 1.15 - floorOnScreen) / (height * 0.2)))
  const paper = isClosing(film, t) ? (height - pictureWindow(film).bottom) / near : 0
  return {
    zoom: near,
    x: clamp(width / 2 + (view.x - width / 2) * depth, halfX, width - halfX),
    y: clamp(y, halfY, height - halfY + paper),
  }
}
