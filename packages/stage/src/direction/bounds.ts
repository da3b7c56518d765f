import type { Character } from '../known-characters.ts'
import { parsePath } from '../path-data.ts'
import { REST_POSE } from '../pose.ts'
import type { Move, Node } from '../shapes.ts'
import type { TimelineCast } from '../timeline-format.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Points = (x: number, y: number) => readonly [number, number]

export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** The box around what nodes draw; curves count with their control points, outlines do not. */
export function boundsOf(nodes: readonly Node[], move: Points = (x, y) => [x, y]): Box {
  const [xs, ys]: [number[], number[]] = [[], []]
  const add = (at: Points, x: number, y: number): void => {
    const [left, top] = at(x, y)
    xs.push(left)
    ys.push(top)
  }
  const visit = (node: Node, at: Points): void => {
    if (node.kind === 'group') {
      const inner = node.move ? moved(node.move, at) : at
      for (const child of node.children) visit(child, inner)
    } else if (node.kind === 'oval') {
      for (const side of [-1, 1]) {
        add(at, node.cx + side * node.rx, node.cy)
        add(at, node.cx, node.cy + side * node.ry)
      }
    } else {
      for (const [, ...numbers] of parsePath(node.d))
        for (let i = 0; i + 1 < numbers.length; i += 2) add(at, numbers[i] ?? 0, numbers[i + 1] ?? 0)
    }
  }
  for (const node of nodes) visit(node, move)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

function moved(
  { x = 0, y = 0, rotate = 0, scaleX = 1, scaleY = 1, pivot = [0, 0] }: Move,
  outer: Points,
): Points {
  const [px, py] = pivot
  const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)]
  return (left, top) => {
    const [dx, dy] = [(left - px) * scaleX, (top - py) * scaleY]
    return outer(px + x + dx * cos - dy * sin, py + y + dx * sin + dy * cos)
  }
}

/** What a shot is measured on, in the units of the drawing. */
export interface Figure {
  readonly whole: Box
  /** With hair and hat. */
  readonly head: Box
  /** Forehead to chin. */
  readonly face: Box
}

const measured = new Map<string, Figure>()

/** The drawing's own measures, at rest. */
export function figureOf(character: Character): Figure {
  const known = measured.get(character.slug)
  if (known) return known
  const nodes = character.draw(REST_POSE)
  const parts = headOf(nodes)
  const whole = boundsOf(nodes)
  const [head, face] = parts ? [boundsOf(parts), boundsOf(parts.filter(isHead))] : [whole, whole]
  const figure = { whole, head, face }
  measured.set(character.slug, figure)
  return figure
}

const isHead = (node: Node): boolean => node.kind === 'group' && node.layer === 'head'

/** The group of the head, with what it wears. */
function headOf(nodes: readonly Node[]): readonly Node[] | undefined {
  if (nodes.some(isHead)) return nodes
  for (const node of nodes) {
    const found = node.kind === 'group' ? headOf(node.children) : undefined
    if (found) return found
  }
  return undefined
}

/** A box of the drawing where the character stands in the frame. */
export const onStage = ({ left, top, right, bottom }: Box, { x, y, scale }: TimelineCast): Box => ({
  left: x + (left - 240) * scale,
  top: y + (top - 528) * scale,
  right: x + (right - 240) * scale,
  bottom: y + (bottom - 528) * scale,
})

/** Where the nearest of the cast stands, from the top of the frame. */
export const floorOf = (cast: readonly TimelineCast[]): number => Math.max(...cast.map(({ y }) => y))
