import { clamp } from '../easing.ts'
import { parsePath } from '../path-data.ts'
import { n, type Move, type Node, type OvalNode } from '../shapes.ts'

/** How nodes bulge when the character turns aside, as on a ball: the middle slides, the edge stays. */
export interface Ball {
  readonly cy: number
  readonly rx: number
  readonly ry: number
  /** How far the middle slides at a full turn. */
  readonly slide: number
  /** The least share of the slide above and below the ball. */
  readonly least: number
}

export const HEAD_BALL: Ball = { cy: 215, rx: 118, ry: 140, slide: 42, least: 0.25 }
export const BODY_BALL: Ball = { cy: 390, rx: 120, ry: 120, slide: 26, least: 0 }

/** The sideways position of a point of the ball, turned. */
export function turnX(ball: Ball, turn: number, x: number, y: number): number {
  return x + turn * ball.slide * shareX(ball, x) * shareY(ball, y)
}

/** How wide something at this point appears, 1 if the character faces the viewer. */
export function turnWidth(ball: Ball, turn: number, x: number): number {
  return 1 - (2 * turn * ball.slide * (x - 240)) / (ball.rx * ball.rx)
}

function shareX(ball: Ball, x: number): number {
  const from = (x - 240) / ball.rx
  return Math.max(0, 1 - from * from)
}

function shareY(ball: Ball, y: number): number {
  const from = (y - ball.cy) / ball.ry
  return Math.max(ball.least, 1 - from * from)
}

const STEPS = 32

/**
 * Turned paths by frame of reference, then by path: a turn lasts for seconds, its steps are too small to be seen, and
 * the long texts of paths are found by their own hash.
 */
const cache = new Map<string, Map<string, string>>()
const FRAMES_LIMIT = 400
const PATHS_LIMIT = 800

/** The same nodes as they look with the character turned. */
export function turnNodes(nodes: readonly Node[], ball: Ball, turn: number): readonly Node[] {
  const step = Math.round(clamp(turn, -1, 1) * STEPS) / STEPS
  if (step === 0) return nodes
  const frame = frameOf({ ball, turn: step, x: 0, y: 0, flip: 1 })
  return nodes.map((node) => turned(node, frame))
}

/** A frame of reference within groups: its offset, and -1 if it is mirrored. */
interface Frame {
  readonly ball: Ball
  readonly turn: number
  readonly x: number
  readonly y: number
  readonly flip: 1 | -1
  readonly known: Map<string, string>
}

function frameOf(frame: Omit<Frame, 'known'>): Frame {
  const key = `${frame.turn} ${frame.ball.cy} ${frame.x} ${frame.y} ${frame.flip}`
  const known = cache.get(key)
  if (known) return { ...frame, known }
  if (cache.size >= FRAMES_LIMIT) cache.clear()
  const empty = new Map<string, string>()
  cache.set(key, empty)
  return { ...frame, known: empty }
}

function turned(node: Node, frame: Frame): Node {
  if (node.kind === 'group') {
    const own = within(frame, node.move)
    return { ...node, children: node.children.map((child) => turned(child, own)) }
  }
  if (node.kind === 'oval') return turnedOval(node, frame)
  if (node.kind === 'picture') return node
  const d = turnPath(node.d, frame)
  if (node.kind === 'path') return { ...node, d }
  return { ...node, d, inside: node.inside.map((child) => turned(child, frame)) }
}

function turnedOval(node: OvalNode, frame: Frame): OvalNode {
  const at = frame.x + frame.flip * node.cx
  const turn = frame.turn * shareY(frame.ball, node.cy + frame.y)
  const width = Math.abs(at - 240) < frame.ball.rx ? clamp(turnWidth(frame.ball, turn, at), 0.6, 1.1) : 1
  return { ...node, cx: Number(slide(node.cx, node.cy, frame)), rx: Number(n(node.rx * width)) }
}

function within(frame: Frame, move: Move | undefined): Frame {
  if (!move) return frame
  const mirrored = (move.scaleX ?? 1) < 0
  const pivot = move.pivot?.[0] ?? 0
  // A point x of the group is drawn at pivot + scale (x - pivot) + offset; scales other than a mirror are near 1.
  const offset = (move.x ?? 0) + (mirrored ? 2 * pivot : 0)
  return frameOf({
    ...frame,
    x: frame.x + frame.flip * offset,
    y: frame.y + (move.y ?? 0),
    flip: mirrored ? (frame.flip === 1 ? -1 : 1) : frame.flip,
  })
}

function slide(x: number, y: number, { ball, turn, flip, ...frame }: Frame): string {
  const at = frame.x + flip * x
  return n(x + flip * (turnX(ball, turn, at, y + frame.y) - at))
}

function turnPath(d: string, frame: Frame): string {
  const { known } = frame
  const found = known.get(d)
  if (found !== undefined) return found
  const result = parsePath(d)
    .map(([letter, ...numbers]) => {
      const points: string[] = []
      for (let i = 0; i < numbers.length; i += 2) {
        const [x = 0, y = 0] = numbers.slice(i, i + 2)
        points.push(`${slide(x, y, frame)} ${n(y)}`)
      }
      return letter + points.join(' ')
    })
    .join('')
  if (known.size >= PATHS_LIMIT) known.clear()
  known.set(d, result)
  return result
}
