import { flat, group, line, oval, type Node } from '../shapes.ts'
import type { SceneFrame } from '../scene.ts'
import { bush, cloud, hills, positioned, sky } from './land.ts'

/** A rose castle behind hedges, with a path that leads to it. */
export function palaceGarden(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit } = frame
  return [
    ...sky(frame, '#FBDDD4', 0.78, 0.17, '#FFEFD2'),
    cloud(frame, 0.1, h * 0.14, 0.95, '#FFF4EE'),
    cloud(frame, 0.62, h * 0.27, 0.7, '#FFF4EE', 9),
    hills(frame, horizon - 36 * unit, 50 * unit, 0.2, '#F4BFB0'),
    positioned(w * 0.5, horizon + 8 * unit, unit * 1.15, castle(frame)),
    hills(frame, horizon, 34 * unit, -0.2, '#8CBB7E'),
    flat(
      `M${w * 0.47} ${horizon}C${w * 0.52} ${horizon + (h - horizon) * 0.3} ${w * 0.28} ${horizon + (h - horizon) * 0.5} ${w * 0.14} ${h}H${w * 0.86}C${w * 0.74} ${horizon + (h - horizon) * 0.5} ${w * 0.56} ${horizon + (h - horizon) * 0.3} ${w * 0.55} ${horizon}Z`,
      '#F6E3C0',
    ),
    ...[0.04, 0.2, 0.8, 0.97].map((x, i) =>
      bush(w * x, horizon + (70 + (i % 2) * 26) * unit, (1.15 + (i % 2) * 0.25) * unit, '#5E9E6A'),
    ),
    ...[0.03, 0.1, 0.18, 0.23, 0.78, 0.84, 0.92, 0.98].map((x, i) =>
      oval(w * x, horizon + (28 + (i % 3) * 22) * unit, 9 * unit, 9 * unit, i % 2 ? '#FCE4D6' : '#E86F86'),
    ),
  ]
}

function castle({ t, night }: SceneFrame): Node[] {
  const pane = night ? '#FBE7B0' : '#A24B60'
  const flag = Math.round(Math.sin(t * 2.4) * 6 * 10) / 10
  const tower = (x: number, top: number, width: number): Node[] => [
    flat(`M${x - width / 2} ${top}h${width}V0h${-width}Z`, '#EFA79B'),
    flat(`M${x - width / 2 - 12} ${top}L${x} ${top - 92}L${x + width / 2 + 12} ${top}Z`, '#B9586B'),
    flat(`M${x - 9} ${top + 52}v-16q9-12 18 0v16Z`, pane),
    line(`M${x} ${top - 90}v-40`, 4, '#A24B60'),
    flat(`M${x} ${top - 130}q22 ${flag} 40 8q-20 ${8 - flag} -40 16Z`, '#F3B33B'),
  ]
  return [
    ...tower(-150, -210, 74),
    ...tower(150, -210, 74),
    flat('M-160 0V-150h24v-20h28v20h28v-20h28v20h28v-20h28v20h28v-20h28v20h28v-20h28v20h24V0Z', '#F6BFB2'),
    ...tower(0, -250, 104),
    flat('M-34 0V-62q34-44 68 0V0Z', '#8A4256'),
    group([flat('M-100-96v-18q10-13 20 0v18ZM80-96v-18q10-13 20 0v18Z', pane)]),
  ]
}
