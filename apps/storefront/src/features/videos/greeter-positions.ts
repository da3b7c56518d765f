/** The coordinate space of everything behind the door. */
export const doorway = { width: 270, height: 480 } as const

export interface Position {
  /** Index of the order's character; of three, the first stands in the middle. */
  who: number
  /** The figure's left and upper edge, and its scale relative to the 480 × 560 drawing. */
  x: number
  y: number
  scale: number
}

const figure = 480
const feet = 528

/** The positions of this many characters behind the door, with each face in the window; the last is drawn in front. */
export function greeterPositions(count: number): Position[] {
  const [scale, floor, centers] = rows[Math.min(count, rows.length) - 1] ?? rows[0]
  return centers.map(([center, nearer], index) => ({
    who: count > 2 ? (index + 1) % rows.length : index,
    x: center - (figure * scale) / 2,
    y: floor + nearer - feet * scale,
    scale,
  }))
}

type Row = readonly [scale: number, floor: number, centers: readonly (readonly [x: number, nearer: number])[]]
const rows: readonly [Row, ...Row[]] = [
  [0.5, 338, [[135, 0]]],
  [
    0.34,
    303,
    [
      [92, 0],
      [178, 8],
    ],
  ],
  [
    0.29,
    280,
    [
      [82, 0],
      [188, 0],
      [135, 16],
    ],
  ],
]
