import { line, oval, type Node } from '../shapes.ts'

/** Each thing is drawn around its middle, about 180 units wide and high. */
export type Drawings = Readonly<Record<string, () => Node[]>>

/** The shade of a small form. */
export const small = { shift: [-9, -4], width: 7 } as const

/** Two eyes `apart` from the middle, or one at `x`. */
export const eyes = (apart: number, y: number, x = 0): Node[] =>
  (apart === 0 ? [x] : [x - apart, x + apart]).flatMap((at) => [
    oval(at, y, 8, 10, '#3A1F1B'),
    oval(at + 3, y - 4, 3, 3, '#FFFFFF'),
  ])

export const smile = (x: number, y: number, half: number): Node[] => [
  line(`M${x - half} ${y}q${half} ${half} ${half * 2} 0`, 5),
]
