import type { Move, Node } from './shapes.ts'
import { parsePath } from './path-data.ts'

/** A box in the coordinates of the nodes. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A box that holds everything the nodes paint, perhaps with some room; undefined if they paint nothing. */
export function boundsOf(nodes: readonly Node[]): Box | undefined {
  return union(nodes.map(ofNode))
}

function ofNode(node: Node): Box | undefined {
  if (node.kind === 'group') {
    const inside = boundsOf(node.children)
    return inside && node.move ? moved(inside, node.move) : inside
  }
  if (node.kind === 'picture') {
    const { x, y, width, height } = node
    return { left: x, top: y, right: x + width, bottom: y + height }
  }
  if (node.kind === 'oval') {
    const room = node.stroke ? (node.width ?? 7) / 2 : 0
    const [rx, ry] = [Math.max(0, node.rx) + room, Math.max(0, node.ry) + room]
    return { left: node.cx - rx, top: node.cy - ry, right: node.cx + rx, bottom: node.cy + ry }
  }
  // The control points hold the curve.
  const points: [number, number][] = []
  for (const [, ...numbers] of parsePath(node.d))
    for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  const room = node.kind === 'form' ? node.width / 2 : node.stroke ? (node.width ?? 7) / 2 : 0
  return around(points, room)
}

function moved(bounds: Box, move: Move): Box | undefined {
  const [px, py] = move.pivot ?? [0, 0]
  const angle = ((move.rotate ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return around(
    corners(bounds).map(([x, y]) => {
      const [sx, sy] = [(x - px) * (move.scaleX ?? 1), (y - py) * (move.scaleY ?? 1)]
      return [(move.x ?? 0) + px + cos * sx - sin * sy, (move.y ?? 0) + py + sin * sx + cos * sy]
    }),
  )
}

export function corners({ left, top, right, bottom }: Box): [number, number][] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** The box around points, and some room. */
export function around(points: readonly (readonly [number, number])[], room = 0): Box | undefined {
  return union(points.map(([x, y]) => ({ left: x - room, top: y - room, right: x + room, bottom: y + room })))
}

/** The box around all boxes. */
export function union(all: readonly [Box, ...Box[]]): Box
export function union(all: readonly (Box | undefined)[]): Box | undefined
export function union(all: readonly (Box | undefined)[]): Box | undefined {
  return all.reduce(
    (a, b) =>
      a && b
        ? {
            left: Math.min(a.left, b.left),
            top: Math.min(a.top, b.top),
            right: Math.max(a.right, b.right),
            bottom: Math.max(a.bottom, b.bottom),
          }
        : (a ?? b),
    undefined,
  )
}
