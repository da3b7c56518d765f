import type { View } from '../camera.ts'
import { clamp, plateau } from '../easing.ts'
import { flat, oval, type Node } from '../shapes.ts'
import type { Light, Timeline } from '../timeline-format.ts'
import { beatsOf } from './beat.ts'

const HAZE: Readonly<Record<Light, string>> = { day: '#FFF9F1', night: '#2C2F63', snow: '#F4F9FD' }
/** Like a lamp beside the bed. */
const WARM = '#FFDDA1'
const DUSK = '#2B2350'
const GLOW = '#FFEFC9'

/**
 * Haze over the scene while the camera is near, so that who speaks stands out; warm light while someone
 * whispers (D6), and lights down before the climax (D26).
 */
export function veilNodes(timeline: Timeline, { zoom }: View, t: number): Node[] {
  const { width, height, light } = timeline
  const all = `M0 0H${width}V${height}H0Z`
  const haze = hundredths(clamp((zoom - 1.1) * 0.5, 0, 0.32))
  const warm = Math.max(
    0,
    ...beatsOf(timeline, 'whisper').map(({ from, to }) => plateau(t, from, to + 0.3, 0.3)),
  )
  const dark = Math.max(
    0,
    ...beatsOf(timeline, 'suspense').map(
      ({ from, to, drum }) => plateau(t, from, to + 0.2, 0.3) * (drum ? 0.55 : 0.3),
    ),
  )
  const lamp = (light === 'night' ? 0.5 : 1) * warm
  return [
    ...(haze > 0 ? [flat(all, HAZE[light], haze)] : []),
    ...(lamp > 0
      ? [
          flat(all, WARM, hundredths(lamp * 0.5)),
          ...[0.62, 0.46, 0.3].map((share) =>
            oval(
              width / 2,
              height * 0.42,
              width * share,
              height * share,
              GLOW,
              undefined,
              hundredths(lamp * 0.3),
            ),
          ),
        ]
      : []),
    ...(dark > 0 ? [flat(all, DUSK, hundredths(dark))] : []),
  ]
}

const hundredths = (share: number): number => Math.round(share * 100) / 100
