import type { SceneFrame } from '../scene.ts'
import { flat, group, line, n, oval, shape, type Node } from '../shapes.ts'
import { doorOf } from './door.ts'
import { band, bush, cloud, hills, positioned, sky, twinkle } from './land.ts'

/** A door in its frame, seen from inside: behind it is the light that they come from. */
function door(frame: SceneFrame, leaf: string, posts: string): Node {
  const { x, y, width, height } = doorOf(frame)
  const [w, h] = [width / frame.unit, height / frame.unit]
  const open = frame.door ?? 0
  const arch = `M${-w / 2} 0V${-h * 0.78}Q${-w / 2} ${-h} 0 ${-h}Q${w / 2} ${-h} ${w / 2} ${-h * 0.78}V0Z`
  const panel = [
    shape(arch, leaf, 4),
    flat(`M${-w * 0.3}${-h * 0.44}h${w * 0.6}v${h * 0.32}h${-w * 0.6}Z`, posts, 0.4),
    oval(0, -h * 0.7, w * 0.2, w * 0.2, '#FBE7B0', 4),
    oval(w * 0.34, -h * 0.42, 9, 9, '#F7C94B', 3),
  ]
  return positioned(x, y, frame.unit, [
    group([shape(arch, posts, 4)], { scaleX: 1.18, scaleY: 1.07 }),
    flat(arch, '#FFF3CF'),
    group(panel, { x: n2(-w * 0.5 * open), scaleX: n2(1 - 0.84 * open) }),
  ])
}

const n2 = (value: number): number => Math.round(value * 100) / 100

/** Lamps on a string across the picture. */
function lamps({ width: w, unit, t }: SceneFrame, y: number): Node[] {
  const [drop, count] = [70 * unit, 9]
  return [
    line(`M0 ${n(y)}Q${n(w / 2)} ${n(y + drop * 2)} ${n(w)} ${n(y)}`, 3 * unit, '#8C6F62'),
    ...Array.from({ length: count }, (_, i) => {
      const at = (i + 0.5) / count
      return group(
        [oval(n2(w * at), n2(y + drop * 4 * at * (1 - at) + 12 * unit), 13 * unit, 16 * unit, '#F7C94B')],
        undefined,
        twinkle(t, i),
      )
    }),
  ]
}

/** A garden behind a hedge, with a gate. */
function garden(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit } = frame
  return [
    ...sky(frame, '#CDEBF2', 0.8, 0.15, '#FFF1CF'),
    cloud(frame, 0.2, h * 0.16, 0.9, '#F5FCFD'),
    cloud(frame, 0.7, h * 0.28, 0.7, '#F5FCFD', 9),
    hills(frame, horizon - 120 * unit, 50 * unit, 0.3, '#A9D8B4'),
    line(`M${n(w * 0.86)} ${n(horizon)}V${n(horizon - 200 * unit)}`, 34 * unit, '#A5714A'),
    bush(w * 0.86, horizon - 170 * unit, 3.1 * unit, '#6DB07C'),
    ...Array.from({ length: 11 }, (_, i) =>
      bush((w * i) / 10, horizon + 20 * unit, (1.5 + (i % 2) * 0.3) * unit, '#5FA573'),
    ),
    band(frame, horizon + 16 * unit, h, '#9ED08A'),
    oval(w * 0.5, h * 0.86, w * 0.5, 120 * unit, '#B4DC9B'),
    door(frame, '#E9A15B', '#FFF6EA'),
    ...lamps(frame, h * 0.17),
  ]
}

/** A playroom with a window and a shelf of toys. */
function playroom(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit, night } = frame
  const floor = horizon + 24 * unit
  const stripes = Math.ceil(w / (80 * unit))
  return [
    band(frame, 0, h, '#FCE3C9'),
    ...Array.from({ length: stripes }, (_, i) =>
      flat(`M${n(i * 80 * unit)} 0h${n(40 * unit)}V${n(floor)}h${n(-40 * unit)}Z`, '#F8D5B4', 0.6),
    ),
    positioned(w * 0.68, horizon - 290 * unit, unit, [
      shape('M-120-130H120V130H-120Z', night ? '#3B4B86' : '#CFECF5', 10),
      line('M0-130V130M-120 0H120', 8, '#FFF9F1'),
      flat('M-150-150C-120-20-130 60-166 140H-190V-150ZM150-150C120-20 130 60 166 140H190V-150Z', '#E58A7B'),
      line('M-200-150H200', 10, '#A5714A'),
    ]),
    positioned(w * 0.82, floor, unit, [
      shape('M-130-120H130V0H-130Z', '#D9A05B', 4),
      flat('M-112-104H-8V-14H-112ZM8-104H112V-14H8Z', '#A96F3C'),
      ...['#D9485A', '#58A9C6', '#F3A92B', '#1E7B74'].map((colour, i) =>
        oval(-88 + i * 58, -40 - (i % 2) * 10, 26, 26, colour, 4),
      ),
      shape('M-60-190l34 70h-68Z', '#7B4B94', 4),
      shape('M30-180h60v60h-60Z', '#F3A92B', 4),
    ]),
    band(frame, floor, h, '#DDA871'),
    band(frame, floor, floor + 14 * unit, '#FFF3E0'),
    oval(w * 0.5, h * 0.84, w * 0.46, 110 * unit, '#EFA79B'),
    oval(w * 0.5, h * 0.84, w * 0.36, 84 * unit, '#FBDDD4'),
    door(frame, '#6FB4C9', '#FFF6EA'),
  ]
}

/** A striped tent with a ring of sawdust. */
function tent(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit, t } = frame
  const floor = horizon + 24 * unit
  const [top, count] = [-60 * unit, 10]
  return [
    band(frame, 0, h, '#FFF3DC'),
    ...Array.from({ length: count }, (_, i) => {
      const [left, right] = [i, i + 0.5].map((at) => ((at / count) * 2 - 0.5) * w)
      return flat(`M${n(w / 2)} ${n(top)}L${n(left ?? 0)} ${n(floor)}H${n(right ?? 0)}Z`, '#F08A7A')
    }),
    band(frame, floor - 96 * unit, floor, '#5AA9A2'),
    ...Array.from({ length: 14 }, (_, i) =>
      oval((w * (i + 0.5)) / 14, floor - 96 * unit, w / 26, 26 * unit, '#F7C94B'),
    ),
    band(frame, floor, h, '#EBC58D'),
    oval(w * 0.5, h * 0.84, w * 0.5, 120 * unit, '#F5DCAE'),
    ...[0.62, 0.78, 0.93].map((x, i) =>
      group([oval(w * x, floor - 46 * unit, 20 * unit, 20 * unit, '#FBE7B0')], undefined, twinkle(t, i)),
    ),
    door(frame, '#D9485A', '#FBE7B0'),
  ]
}

/** A wooden terrace among treetops. */
function terrace(frame: SceneFrame): Node[] {
  const { width: w, height: h, horizon, unit } = frame
  const floor = horizon + 24 * unit
  return [
    ...sky(frame, '#D9E9F7', 0.66, 0.16, '#FFF1CF'),
    cloud(frame, 0.5, h * 0.2, 0.9, '#FFFFFF'),
    hills(frame, horizon - 150 * unit, 60 * unit, -0.3, '#B7DDC0'),
    ...[0.5, 0.66, 0.84, 1].map((x, i) =>
      bush(w * x, horizon + 10 * unit, (2.6 + (i % 2) * 0.7) * unit, i % 2 ? '#7DBB83' : '#94CB97'),
    ),
    flat(`M0 ${n(horizon - 560 * unit)}H${n(w * 0.36)}V${n(floor)}H0Z`, '#E3B27F'),
    ...[1, 2, 3, 4, 5].map((i) => line(`M0 ${n(floor - i * 92 * unit)}H${n(w * 0.36)}`, 3 * unit, '#C98F5A')),
    flat(
      `M0 ${n(horizon - 660 * unit)}L${n(w * 0.42)} ${n(horizon - 520 * unit)}v${n(34 * unit)}H0Z`,
      '#B9586B',
    ),
    line(`M${n(w * 0.36)} ${n(horizon - 96 * unit)}H${n(w)}`, 16 * unit, '#A96F3C'),
    ...Array.from({ length: 9 }, (_, i) => {
      const x = w * (0.4 + i * 0.072)
      return line(`M${n(x)} ${n(horizon - 96 * unit)}V${n(floor)}`, 10 * unit, '#BE8350')
    }),
    band(frame, floor, h, '#D9A670'),
    ...[0.2, 0.45, 0.75].map((at) =>
      band(frame, floor + (h - floor) * at, floor + (h - floor) * at + 4 * unit, '#BE8350'),
    ),
    door(frame, '#5E9E6A', '#FFF3DC'),
    ...lamps(frame, h * 0.17),
  ]
}

/** The places that a long film goes to (D25). */
export const venues = { garden, playroom, tent, terrace } as const
