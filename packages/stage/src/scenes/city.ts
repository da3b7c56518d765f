import { flat, type Node } from '../shapes.ts'
import type { SceneFrame } from '../scene.ts'
import { band, cloud, positioned, sky, twinkle } from './land.ts'

/** Rooftops of a friendly city; the cast stands on one of them. */
export function city(frame: SceneFrame): Node[] {
  const { height: h, horizon, unit } = frame
  return [
    ...sky(frame, '#CFE7EF', 0.2, 0.16, '#FFF1CF'),
    cloud(frame, 0.34, h * 0.12, 0.9, '#F3FAFC'),
    cloud(frame, 0.86, h * 0.22, 0.75, '#F3FAFC', 9),
    ...skyline(frame, horizon, FAR, '#A9CFDD', '#A9CFDD'),
    ...skyline(frame, horizon + 40 * unit, NEAR, '#7FB2C8', '#FBE7B0'),
    band(frame, horizon + 30 * unit, h, '#E2A07C'),
    band(frame, horizon + 30 * unit, horizon + 52 * unit, '#F4C9A6'),
    ...bricks(frame),
  ]
}

type Building = readonly [x: number, width: number, height: number]
const FAR: readonly Building[] = [
  [0.02, 0.15, 260],
  [0.22, 0.12, 350],
  [0.4, 0.16, 220],
  [0.6, 0.12, 330],
  [0.76, 0.16, 270],
  [0.95, 0.13, 360],
]
const NEAR: readonly Building[] = [
  [0.1, 0.17, 210],
  [0.32, 0.14, 150],
  [0.7, 0.15, 170],
  [0.88, 0.18, 240],
]

function skyline(
  frame: SceneFrame,
  base: number,
  buildings: readonly Building[],
  wall: string,
  light: string,
): Node[] {
  const { width: w, unit, t } = frame
  return buildings.flatMap(([x, share, tall], i) => {
    const left = w * x - (w * share) / 2
    const wide = w * share
    const top = base - tall * unit
    const windows: Node[] = []
    if (light !== wall) {
      for (let row = 0; row < 4; row += 1) {
        const y = top + (26 + row * 40) * unit
        const d = [0.22, 0.62]
          .map((at) => `M${left + wide * at} ${y}h${wide * 0.18}v${20 * unit}h${-wide * 0.18}Z`)
          .join('')
        windows.push(flat(d, light, row % 2 === i % 2 ? twinkle(t * 0.4, i + row) : 0.55))
      }
    }
    const roof =
      i % 2 === 0
        ? `M${left + wide * 0.3} ${top}v${-26 * unit}h${wide * 0.4}v${26 * unit}Z`
        : `M${left} ${top}l${wide / 2} ${-34 * unit}l${wide / 2} ${34 * unit}Z`
    return [flat(`M${left} ${top}h${wide}V${base + 80 * unit}H${left}Z${roof}`, wall), ...windows]
  })
}

function bricks(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit } = frame
  const rows: Node[] = []
  for (let i = 0; i < 14; i += 1) {
    const x = ((i * 0.37 + (i % 3) * 0.11) % 1) * w
    const y = horizon + (96 + (i % 6) * 62) * unit
    if (y < h)
      rows.push(positioned(x, y, unit, [flat('M-34-9h68c8 0 8 18 0 18h-68c-8 0-8-18 0-18Z', '#D48E69')]))
  }
  return rows
}
