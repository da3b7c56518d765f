import { clamp, lerp } from './easing.ts'
import type { Timeline } from './timeline-format.ts'

/** The visible part of the frame: the middle of the view and its zoom. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The view at time `t`, in seconds. Cuts are instant; within a shot the camera moves slowly. */
export function viewAt({ width, height, camera, duration }: Timeline, t: number): View {
  const at = camera.findLastIndex((key) => key.t <= t)
  const key = camera[at]
  if (!key) return { x: width / 2, y: height / 2, zoom: 1 }
  const progress = clamp((t - key.t) / Math.max(0.1, (camera[at + 1]?.t ?? duration) - key.t))
  const [x, y, zoom] = key.view
  return within({ x, y, zoom: zoom * lerp(1, key.push, progress) }, width, height)
}

/** Keeps the view inside the frame, so that the scene's edge stays hidden. */
function within(view: View, width: number, height: number): View {
  const zoom = Math.max(1, view.zoom)
  const halfX = width / 2 / zoom
  const halfY = height / 2 / zoom
  return { zoom, x: clamp(view.x, halfX, width - halfX), y: clamp(view.y, halfY, height - halfY) }
}
