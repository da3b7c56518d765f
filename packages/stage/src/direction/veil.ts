import type { View } from '../camera.ts'
import { clamp, plateau } from '../easing.ts'
import { flat, type Node } from '../shapes.ts'
import type { Timeline } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'

/** Haze over the scene while the camera is near, so that who speaks stands out; dusk while someone whispers. */
export function veilNodes(timeline: Timeline, { zoom }: View, t: number): Node[] {
  const { width, height, light } = timeline
  const all = `M0 0H${width}V${height}H0Z`
  const haze = Math.round(clamp((zoom - 1.1) * 0.5, 0, 0.32) * 100) / 100
  const dusk = Math.max(
    0,
    ...beatsOf(timeline, 'whisper').map(({ from, to }) => plateau(t, from, to + 0.3, 0.3)),
  )
  return [
    ...(haze > 0 ? [flat(all, light === 'night' ? '#2C2F63' : '#FFF9F1', haze)] : []),
    ...(dusk > 0 ? [flat(all, '#2A1A3E', Math.round(dusk * 45) / 100)] : []),
  ]
}
