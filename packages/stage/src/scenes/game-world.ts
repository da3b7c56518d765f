import { star } from '../parts/outline.ts'
import { flat, group, oval, type Node } from '../shapes.ts'
import type { SceneFrame } from '../scene.ts'
import { hills, positioned, sky, twinkle } from './land.ts'

/** Floating islands, stepped clouds and stars to collect. */
export function gameWorld(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit, t } = frame
  const bob = (i: number): number => Math.round(Math.sin(t * 1.4 + i * 1.7) * 8 * unit * 10) / 10
  return [
    ...sky(frame, '#FCE7BD', 0.8, 0.14),
    ...[0.22, 0.5, 0.78].map((x, i) =>
      oval(w * x, horizon - 10 * unit, (150 - i * 12) * unit, 190 * unit, '#F8D594'),
    ),
    stepCloud(w * 0.2 + Math.sin(t * 0.25) * 20 * unit, h * 0.13, unit),
    stepCloud(w * 0.83 - Math.sin(t * 0.2) * 20 * unit, h * 0.25, unit * 0.8),
    positioned(w * 0.15, h * 0.4 + bob(0), unit, island()),
    positioned(w * 0.87, h * 0.46 + bob(1), unit * 0.9, island()),
    ...[
      [0.15, 0.33],
      [0.87, 0.39],
      [0.5, 0.09],
    ].map(([x = 0, y = 0], i) =>
      group([flat(star(w * x, h * y + bob(i + 2), 27 * unit, 0.55), '#F3A92B')], undefined, twinkle(t, i)),
    ),
    hills(frame, horizon, 40 * unit, -0.4, '#8FCBB8'),
    ...[0.06, 0.32, 0.7, 0.95].map((x, i) =>
      positioned(w * x, horizon + (34 + (i % 2) * 16) * unit, unit, gem(i)),
    ),
    hills(frame, horizon + 84 * unit, 26 * unit, 0.3, '#1E7B74'),
    ...checks(frame),
  ]
}

function stepCloud(x: number, y: number, scale: number): Node {
  return positioned(x, y, scale, [flat('M-80 20v-24h24v-24h28v-22h60v22h28v24h24v24Z', '#FFF8E6')])
}

function island(): Node[] {
  return [
    flat('M-78 0C-60 40-30 62 0 70C30 62 60 40 78 0Z', '#D9A05B'),
    flat(
      'M-88-14C-88-30 88-30 88-14C88 14 66 4 52 12C38 22 24 4 8 12C-8 22-24 4-40 12C-60 22-88 12-88-14Z',
      '#5EAE8E',
    ),
  ]
}

const GEMS = ['#D9485A', '#58A9C6', '#7A4FA3'] as const

function gem(i: number): Node[] {
  return [
    flat('M0-64L24-38L0 0L-24-38Z', GEMS[i % GEMS.length] ?? GEMS[0]),
    flat('M0-64L24-38H-24Z', '#FFFFFF', 0.35),
  ]
}

function checks(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit } = frame
  const size = 46 * unit
  let d = ''
  for (let row = 0; horizon + 170 * unit + row * size < h; row += 1) {
    for (let column = row % 2; column * size < w; column += 2) {
      d += `M${Math.round(column * size)} ${Math.round(horizon + 170 * unit + row * size)}h${Math.round(size)}v${Math.round(size)}h-${Math.round(size)}Z`
    }
  }
  return d ? [flat(d, '#FFFFFF', 0.07)] : []
}
