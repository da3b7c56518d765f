import { park } from '../props/park.ts'
import { softToys } from '../props/soft-toys.ts'
import { flat, line, shape, type Node } from '../shapes.ts'
import { at, colourOf, sway, type StageSet } from './stage-set.ts'

const carousel = (t: number): Node[] => [
  shape('M-150-10H150V12H-150Z', '#B5563C', 4),
  ...[-110, -40, 40, 110].flatMap((x, i) => [
    line(`M${x}-170V-10`, 6, '#F3D28F'),
    shape(`M${x - 30} ${-60 + sway(t * 2, i, 12)}q30-30 60 0q-8 22-30 22q-22 0-30-22Z`, colourOf(i), 4),
  ]),
  shape('M-170-170Q0-210 170-170L0-290Z', '#D9485A', 4),
  flat('M-110-177L0-284L-50-187ZM50-187L0-284L110-177Z', '#FFF3DC'),
  line('M0-290V-320', 5),
  flat('M0-322l34 12l-34 12Z', '#F3A92B'),
]

const pinwheel = (t: number, i: number): Node[] => [
  line('M0 0V-120', 6, '#A9693F'),
  {
    kind: 'group',
    move: { rotate: Math.round((t * 60 + i * 20) % 360) + 0.1, pivot: [0, -120] },
    children: [0, 1, 2, 3].map((blade) => ({
      kind: 'group',
      move: { rotate: blade * 90 + 0.1, pivot: [0, -120] },
      children: [flat('M0-120L0-176Q44-166 40-130Z', colourOf(blade + i))],
    })),
  },
]

/** A carousel, a kite and pinwheels. */
export const childrensDay: StageSet = {
  back: (frame) => [
    at(frame, 0.5, 0.72, 1.5, carousel(frame.t)),
    at(frame, 0.13 + sway(frame.t, 1, 1) / 100, 0.32, 0.9, park.kite()),
    at(frame, 0.9, 0.7, 0.8, park.ball()),
    at(frame, 0.11, 0.7, 0.85, softToys.bear()),
  ],
  front: (frame) => [
    ...[0.03, 0.11].map((x, i) => at(frame, x, 1.03, 1.3, pinwheel(frame.t, i))),
    ...[0.9, 0.98].map((x, i) => at(frame, x, 1.03, 1.3, pinwheel(frame.t, i + 2))),
  ],
}
