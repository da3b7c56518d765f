import { viewAt, type View } from './camera.ts'
import { findScene } from './known-decor.ts'
import { sceneOfMoment } from './direction/beat.ts'
import type { SceneName } from './scene.ts'
import { tenth } from './tenth.ts'
import type { Timeline } from './timeline-format.ts'

/** What the scene is drawn from at one moment. Equal values draw the same. */
export interface SceneMoment {
  readonly t: number
  readonly view: View
  readonly scene: SceneName
}

/** The largest shift of the picture's edge that stays unseen, in pixels of the frame. */
const UNSEEN = 1

/** The scene moves every tenth of a second, and with the camera as soon as standing still would be seen. */
export function sceneAt(timeline: Timeline, t: number): SceneMoment {
  const last = tenth(t)
  const before = viewAt(timeline, last)
  const now = viewAt(timeline, t)
  const view = shift(before, now, timeline) < UNSEEN ? before : now
  return { t: last, view, scene: seenScene(timeline, t) }
}

/** The scene of the moment, or that of the beginning while a place is not loaded. */
function seenScene(film: Timeline, t: number): SceneName {
  const scene = sceneOfMoment(film, t)
  return findScene(scene) ? scene : film.scene
}

/** How far the frame's edge moves between two views. */
function shift(a: View, b: View, { width, height }: Timeline): number {
  const moved = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) * b.zoom
  return moved + Math.abs(b.zoom / a.zoom - 1) * (Math.max(width, height) / 2)
}
