import { star } from '../parts/outline.ts'
import { flat, group, line, n, oval, type Node } from '../shapes.ts'
import type { SceneFrame } from '../scene.ts'
import { band, hills, twinkle } from './land.ts'

/** A stage with curtains, a painted night and stars on strings. */
export function filmSet(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit, t } = frame
  const floor = horizon + 26 * unit
  const stars = [
    [0.24, 0.2, 24],
    [0.4, 0.1, 18],
    [0.6, 0.15, 22],
    [0.77, 0.24, 20],
  ] as const
  return [
    band(frame, 0, h, '#4B4474'),
    oval(w * 0.5, h * 0.34, 270 * unit, 270 * unit, '#5A5288'),
    oval(w * 0.68, h * 0.19, 60 * unit, 60 * unit, '#FBE7B4'),
    oval(w * 0.68 - 22 * unit, h * 0.19 - 8 * unit, 52 * unit, 52 * unit, '#5A5288'),
    hills(frame, horizon - 60 * unit, 60 * unit, 0.3, '#3E3A68'),
    hills(frame, horizon - 10 * unit, 40 * unit, -0.3, '#35325A'),
    ...stars.map(([x, y, r], i) => {
      const sway = Math.sin(t * 0.9 + i) * 6 * unit
      return group(
        [
          line(`M${n(w * x)} 0L${n(w * x + sway)} ${n(h * y - r * unit)}`, 3 * unit, '#8F88BE'),
          flat(star(w * x + sway, h * y, r * unit, 0.54), '#F7C94B'),
        ],
        undefined,
        twinkle(t, i),
      )
    }),
    flat(`M${w * 0.12} 0L${w * 0.3} ${h}H${w * 0.78}L${w * 0.3} 0Z`, '#FFF3D6', 0.07),
    flat(`M${w * 0.88} 0L${w * 0.7} ${h}H${w * 0.22}L${w * 0.7} 0Z`, '#FFF3D6', 0.07),
    band(frame, floor, h, '#B9774B'),
    band(frame, floor, floor + 12 * unit, '#D99A67'),
    ...[0.2, 0.4, 0.6, 0.8].map((x) =>
      line(
        `M${n(w * x)} ${n(floor + 14 * unit)}L${n(w * (0.5 + (x - 0.5) * 1.7))} ${n(h)}`,
        3 * unit,
        '#A3663D',
      ),
    ),
    oval(w * 0.5, h * 0.84, w * 0.42, 62 * unit, '#D99A67', undefined, 0.6),
    ...curtain(frame, -1),
    ...curtain(frame, 1),
    ...valance(frame),
  ]
}

function curtain(frame: SceneFrame, side: -1 | 1): Node[] {
  const { width: w, height: h } = frame
  const at = (share: number): string => n(w / 2 + side * w * (0.5 - share))
  return [
    flat(
      `M${at(0)} 0H${at(0.2)}C${at(0.19)} ${n(h * 0.3)} ${at(0.06)} ${n(h * 0.42)} ${at(0.05)} ${n(h * 0.5)}C${at(0.08)} ${n(h * 0.6)} ${at(0.13)} ${n(h * 0.74)} ${at(0.13)} ${n(h * 0.84)}H${at(0)}Z`,
      '#A3303B',
    ),
    flat(
      `M${at(0.05)} 0H${at(0.1)}C${at(0.1)} ${n(h * 0.24)} ${at(0.04)} ${n(h * 0.4)} ${at(0.03)} ${n(h * 0.5)}V${n(h * 0.84)}H${at(0.01)}V${n(h * 0.5)}C${at(0.02)} ${n(h * 0.3)} ${at(0.05)} ${n(h * 0.2)} ${at(0.05)} 0Z`,
      '#7E2230',
    ),
    line(`M${at(0)} ${n(h * 0.5)}H${at(0.06)}`, 16 * frame.unit, '#F3B33B'),
  ]
}

function valance(frame: SceneFrame): Node[] {
  const { width: w, unit } = frame
  const count = 6
  const step = w / count
  let d = `M0 0H${n(w)}V${n(30 * unit)}`
  for (let i = count; i > 0; i -= 1) {
    d += `Q${n((i - 0.5) * step)} ${n(98 * unit)} ${n((i - 1) * step)} ${n(30 * unit)}`
  }
  return [flat(`${d}Z`, '#8B1A1A'), flat(`M0 0H${n(w)}V${n(14 * unit)}H0Z`, '#F3B33B')]
}
