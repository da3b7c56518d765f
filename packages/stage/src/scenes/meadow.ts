import { sparkle } from '../parts/outline.ts'
import { flat, group, oval, type Node } from '../shapes.ts'
import type { SceneFrame } from '../scene.ts'
import { bush, cloud, hills, positioned, sky, twinkle } from './land.ts'

/** Warm hills under a rosy sky, for any category. */
export function meadow(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit, t } = frame
  const stars = [
    [0.16, 0.14, 20],
    [0.86, 0.2, 26],
    [0.72, 0.08, 14],
    [0.1, 0.36, 14],
    [0.92, 0.42, 16],
  ] as const
  return [
    ...sky(frame, '#F9D6CB', 0.84, 0.15),
    oval(w * 0.5, horizon - 40 * unit, 250 * unit, 250 * unit, '#FCE6D9'),
    ...stars.map(([x, y, r], i) =>
      group([flat(sparkle(w * x, h * y, r * unit), '#FFFFFF')], undefined, twinkle(t, i)),
    ),
    cloud(frame, 0.12, horizon * 0.45, 0.9, '#FFF1EA'),
    cloud(frame, 0.8, horizon * 0.66, 0.65, '#FFF1EA', 9),
    hills(frame, horizon, 56 * unit, -0.3, '#F5B968'),
    bush(w * 0.07, horizon + 64 * unit, 1.1 * unit, '#E5A352'),
    bush(w * 0.93, horizon + 40 * unit, 0.9 * unit, '#E5A352'),
    hills(frame, horizon + 110 * unit, 46 * unit, 0.4, '#3F8672'),
    ...[0.08, 0.24, 0.76, 0.93, 0.5].map((x, i) => flower(w * x, h - (46 + (i % 3) * 34) * unit, unit, i)),
  ]
}

const PETALS = ['#F6C9BD', '#F7C94B', '#FFF3E6'] as const

function flower(x: number, y: number, unit: number, i: number): Node {
  const petal = PETALS[i % PETALS.length] ?? PETALS[0]
  return positioned(x, y, unit, [
    oval(-11, 0, 9, 9, petal),
    oval(11, 0, 9, 9, petal),
    oval(0, -11, 9, 9, petal),
    oval(0, 11, 9, 9, petal),
    oval(0, 0, 8, 8, '#E2823B'),
  ])
}
