import { park } from '../props/park.ts'
import { flat, line, oval, shape, type Node } from '../shapes.ts'
import { at, colourOf, sway, type StageSet } from './stage-set.ts'

const heart = (i: number, size: number): Node => {
  const s = size
  return flat(
    `M0 ${24 * s}C${-34 * s} ${2 * s} ${-34 * s} ${-22 * s} ${-16 * s} ${-24 * s}C${-6 * s} ${-24 * s} 0 ${-14 * s} 0 ${-10 * s}C0 ${-14 * s} ${6 * s} ${-24 * s} ${16 * s} ${-24 * s}C${34 * s} ${-22 * s} ${34 * s} ${2 * s} 0 ${24 * s}Z`,
    colourOf([0, 4, 1][i % 3] ?? 0),
  )
}

/** Paper hearts on threads. */
const mobile = (t: number, i: number): Node[] => {
  const x = sway(t, i, 5)
  return [
    line(`M0-400L${x} 0`, 3, '#B08A7A'),
    ...[0, -70, -140].map((y, h): Node => ({
      kind: 'group',
      move: { x: x * (1 + y / 400), y },
      children: [heart(h + i, 1 - h * 0.18)],
    })),
  ]
}

const bench: Node[] = [
  shape('M-150-120H150V-92H-150ZM-150-80H150V-56H-150Z', '#C9773F', 4),
  line('M-130-120V0M130-120V0', 12, '#8F5A33'),
  shape('M-160-46H160V-22H-160Z', '#D98A45', 4),
]

const daisy = (t: number, i: number): Node[] => [
  line(`M0 0Q${sway(t, i)}-50 ${sway(t, i, 10)}-96`, 6, '#4E8F5A'),
  ...[0, 72, 144, 216, 288].map((turn) => {
    const angle = (turn * Math.PI) / 180
    return oval(
      sway(t, i, 10) + Math.round(Math.cos(angle) * 22),
      -96 + Math.round(Math.sin(angle) * 22),
      15,
      15,
      '#FFFFFF',
      3,
    )
  }),
  oval(sway(t, i, 10), -96, 13, 13, '#F7C94B', 3),
]

/** Paper hearts, a bench under a tree, daisies. */
export const justBecause: StageSet = {
  back: (frame) => [
    at(frame, 0.88, 0.6, 1.9, park.tree()),
    at(frame, 0.5, 0.755, 1.1, bench),
    ...[0.08, 0.22, 0.72].map((x, i) => at(frame, x, 0.3 + (i % 2) * 0.06, 1, mobile(frame.t, i))),
  ],
  front: (frame) => [
    ...[0, 0.08, 0.15].map((x, i) => at(frame, x, 1.02, 1.3, daisy(frame.t, i))),
    ...[0.87, 0.94, 1].map((x, i) => at(frame, x, 1.02, 1.3, daisy(frame.t, i + 3))),
  ],
}
