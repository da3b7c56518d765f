/** The doorway's own units: everything behind the door is drawn in them. */
export const doorway = { width: 270, height: 480 } as const

export interface Position {
  /** Which of the order's characters: the first of three stands in the middle. */
  who: number
  /** The left and upper edge of the figure, and its size against the 480 by 560 that it is drawn in. */
  x: number
  y: number
  scale: number
}

const figure = 480
const feet = 528

/** Where so many characters stand behind the door, so that each face is in its window; the last is drawn in front. */
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
