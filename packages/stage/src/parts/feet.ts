import { flat, form, line, type GroupNode, type Move, type Node } from '../shapes.ts'

/** The y coordinate of the soles. */
export const FLOOR = 528

export interface ShoeSpec {
  readonly colour: string
  readonly sole?: string
  readonly kind?: 'shoe' | 'boot' | 'sneaker' | 'slipper' | 'bare'
}

/** A pair of shoes, toes slightly outward. `at` is the distance of each from the middle. */
export function shoes(spec: ShoeSpec, at = 36): Node[] {
  return [shoeAt(spec, -1, at), shoeAt(spec, 1, at)]
}

/** One shoe, on the viewer's left (-1) or right (1). */
export function shoeAt(spec: ShoeSpec, side: -1 | 1, at = 36): Node {
  const mirrored = side === -1 ? { scaleX: -1, scaleY: 1 } : {}
  const drawn = DRAWN[spec.kind ?? 'shoe'](spec, side)
  return foot(side, drawn, { x: 240 + side * at, y: FLOOR, ...mirrored })
}

/** Something that steps with the other one of its pair. */
export const foot = (side: -1 | 1, children: readonly Node[], move: Move): GroupNode => ({
  kind: 'group',
  foot: side,
  children,
  move,
})

/** How high a foot steps. */
const STEP = 20

/** The same nodes with a foot in the air. */
export const stepped = (nodes: readonly Node[], stride: number): readonly Node[] =>
  stride === 0
    ? nodes
    : nodes.map((node) => {
        if (node.kind !== 'group' || node.foot === undefined) return node
        const lift = Math.round(Math.max(0, stride * node.foot) * STEP)
        return { ...node, move: { ...node.move, y: (node.move?.y ?? 0) - lift } }
      })

const DRAWN: Record<NonNullable<ShoeSpec['kind']>, (spec: ShoeSpec, side: -1 | 1) => Node[]> = {
  shoe: (spec, side) => [
    form('M-22-28h36c5 7 25 7 26 22c0 4-2 6-6 6h-54c-6 0-8-5-7-11Z', spec.colour, {
      shift: [side * -8, -5],
      inside: sole(spec),
    }),
  ],
  sneaker: (spec, side) => [
    form('M-22-34h36c3 13 26 9 27 28c0 4-2 6-6 6h-55c-6 0-8-5-7-11Z', spec.colour, {
      shift: [side * -8, -5],
      inside: [...sole(spec), flat('M22-26h30v26H22Z', spec.sole ?? '#FFFFFF')],
    }),
    line('M-4-25h14M-2-16h16', 4.5, spec.sole ?? '#FFFFFF'),
  ],
  boot: (spec, side) => [
    form(
      'M-24-58c14 5 28 5 40 0c1 12 0 24 1 32c10 4 23 8 24 20c0 4-2 6-6 6h-55c-6 0-8-5-7-11Z',
      spec.colour,
      {
        shift: [side * -9, -4],
        inside: spec.sole ? [...sole(spec), flat('M-30-62h54v16c-18 5-36 5-54 0Z', spec.sole)] : [],
      },
    ),
  ],
  bare: ({ colour }, side) => [
    form('M-20-52c13 4 25 4 36 0c0 10 1 18 2 24c16 2 32 8 32 22c0 4-2 6-6 6h-58c-7 0-9-6-8-13Z', colour, {
      shift: [side * -7, -4],
    }),
    line('M20-4v-8M30-4v-7M39-4v-5', 4),
  ],
  slipper: (spec, side) => [
    form('M-20-16c14-6 44-8 50 6c2 6 0 10-6 10h-42c-8 0-8-10-2-16Z', spec.colour, { shift: [side * -7, -4] }),
  ],
}

function sole(spec: ShoeSpec): Node[] {
  return spec.sole ? [flat('M-40-9h90V4h-90Z', spec.sole)] : []
}

/** Rounded animal feet with toes. */
export function pawFeet(colour: string, at = 42, rx = 40): Node[] {
  const one = (side: -1 | 1): Node => {
    const cx = 240 + side * at
    const drawn = [
      form(
        `M${cx - rx} ${FLOOR - 14}C${cx - rx} ${FLOOR - 40} ${cx + rx} ${FLOOR - 40} ${cx + rx} ${FLOOR - 14}C${cx + rx} ${FLOOR} ${cx + rx * 0.7} ${FLOOR} ${cx} ${FLOOR}C${cx - rx * 0.7} ${FLOOR} ${cx - rx} ${FLOOR} ${cx - rx} ${FLOOR - 14}Z`,
        colour,
        { shift: [-9, -4] },
      ),
      line(`M${cx - 12} ${FLOOR - 12}v9M${cx + 12} ${FLOOR - 12}v9`, 4.5),
    ]
    return foot(side, drawn, {})
  }
  return [one(-1), one(1)]
}
