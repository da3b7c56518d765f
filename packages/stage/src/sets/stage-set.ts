import type { SceneFrame } from '../scene.ts'
import { positioned } from '../scenes/land.ts'
import { flat, line, oval, shape, type Node } from '../shapes.ts'
import type { cakeNodes } from './cake.ts'

/** What stands in a scene for an occasion: behind the cast, and in front of it at the frame's lower corners. */
export interface StageSet {
  readonly back: (frame: SceneFrame) => Node[]
  readonly front: (frame: SceneFrame) => Node[]
  /** The cake in front of the cast (D5). */
  readonly cake?: typeof cakeNodes
}

export const COLOURS = ['#D9485A', '#F3A92B', '#1E7B74', '#58A9C6', '#E86FA4', '#7B4B94'] as const
export const colourOf = (i: number): string => COLOURS[i % COLOURS.length] ?? COLOURS[0]

/** Nodes at a share of the frame's width and height; `size` 1 is as large as on a phone's whole screen. */
export const at = (frame: SceneFrame, x: number, y: number, size: number, children: readonly Node[]): Node =>
  positioned(frame.width * x, frame.height * y, frame.unit * size, children)

export const sway = (t: number, i: number, by = 6): number =>
  Math.round(Math.sin(t * 1.1 + i * 1.9) * by * 10) / 10

export function balloon(t: number, i: number): Node[] {
  const x = sway(t, i, 8)
  return [
    line(`M0 0C${-x} -60 ${x} -100 ${x} -150`, 3, '#8C6F62'),
    shape(
      `M${x}-150C${x - 44}-166 ${x - 58}-206 ${x - 48}-236C${x - 40}-266 ${x + 40}-266 ${x + 48}-236C${x + 58}-206 ${x + 44}-166 ${x}-150Z`,
      colourOf(i),
      4,
    ),
    oval(x - 18, -226, 9, 15, '#FFFFFF', undefined, 0.5),
  ]
}

/** A soft toy that sits, under its head. */
export const sitting = (head: readonly Node[], fur: string, belly: string): Node[] => [
  oval(-56, 92, 22, 34, fur, 6),
  oval(56, 92, 22, 34, fur, 6),
  oval(0, 104, 60, 58, fur, 6),
  oval(0, 110, 36, 38, belly),
  oval(-42, 150, 28, 22, fur, 6),
  oval(42, 150, 28, 22, fur, 6),
  ...head,
]

export function gift(i: number): Node[] {
  const ribbon = colourOf(i + 1)
  return [
    shape('M-44-70H44V0H-44Z', colourOf(i), 4),
    flat('M-9-70H9V0H-9Z', ribbon),
    shape('M-50-84H50V-64H-50Z', colourOf(i), 4),
    flat('M-9-84H9V-64H-9Z', ribbon),
    shape('M0-84C-40-96-36-120-20-116C-6-112-2-96 0-84C2-96 6-112 20-116C36-120 40-96 0-84Z', ribbon, 4),
  ]
}

/** Paper flags on a string from one point to another. */
export function bunting(w: number, drop: number, count: number): Node[] {
  const points = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    return [w * (share - 0.5), drop * 4 * share * (1 - share)] as const
  })
  return [
    line(`M${-w / 2} 0Q0 ${drop * 2} ${w / 2} 0`, 3, '#8C6F62'),
    ...points.map(([x, y], i) => flat(`M${Math.round(x - 16)} ${Math.round(y)}h32l-16 34Z`, colourOf(i))),
  ]
}
