import { OUTLINE } from '../colour.ts'
import { clamp, lerp } from '../easing.ts'
import type { MouthShape } from '../mouth.ts'
import type { Pose } from '../pose.ts'
import { form, group, layer, line, n, oval, shape, type Move, type Node } from '../shapes.ts'
import { eyes, type EyeSpot, type EyeSpec } from './eyes.ts'
import { HEAD_BALL, turnNodes, turnWidth, turnX } from './turn.ts'

export interface FaceSpec extends EyeSpec {
  readonly blush: string
  /** Colour of the brows; defaults to the outline colour, `false` for none. */
  readonly brow?: string | false
  readonly browWidth?: number
  /** How far the brows move from their usual place: up from behind glasses, or down from under a brim. */
  readonly browLift?: number
  readonly eyeY?: number
  /** Half the distance between the eyes. */
  readonly apart?: number
  /** The nose: a small arc by default, `[]` for none. */
  readonly nose?: readonly Node[]
  readonly mouthY?: number
  readonly mouthScale?: number
  /** An edge around the mouth, where it would not read on a dark beard. */
  readonly lips?: string
  /** Under the features: muzzle, freckles, beard, mask. */
  readonly under?: readonly Node[]
  /** Between the eyes and the mouth and over both: glasses, moustache, fangs. */
  readonly over?: readonly Node[]
  readonly cheekY?: number
  /** Distance of each cheek from the middle. */
  readonly cheekX?: number
}

/** Brows, eyes, cheeks, nose and mouth; all of them shift a little when the character looks aside. */
export function face(spec: FaceSpec, pose: Pose): Node {
  const eyeY = spec.eyeY ?? 222
  const apart = spec.apart ?? 44
  const { turn } = pose
  const mouthY = spec.mouthY ?? 264
  return group(
    [
      ...turnNodes(spec.under ?? [], HEAD_BALL, turn),
      ...turnNodes([cheeks(spec, pose, eyeY)], HEAD_BALL, turn),
      layer('eyes', eyes(spec, [eyeAt(-1, apart, eyeY, turn), eyeAt(1, apart, eyeY, turn)], pose)),
      ...turnNodes(brows(spec, pose, eyeY, apart), HEAD_BALL, turn),
      ...turnNodes(spec.nose ?? [line('M235 242q5 5 10 0', 4.5)], HEAD_BALL, turn),
      layer('mouth', mouth(pose.mouth, mouthY, spec.mouthScale ?? 1, spec.lips), turnedMouth(mouthY, turn)),
      ...turnNodes(spec.over ?? [], HEAD_BALL, turn),
    ],
    shift(pose.lookX * 9, pose.lookY * 6),
  )
}

function shift(x: number, y: number): { x: number; y: number } {
  return { x: n1(x), y: n1(y) }
}

/** A mouth keeps its path while it turns: it slides, and narrows a little. */
function turnedMouth(y: number, turn: number): Move | undefined {
  if (turn === 0) return undefined
  const x = n1(turnX(HEAD_BALL, turn, 240, y) - 240)
  return { x, scaleX: n1(100 - 10 * Math.abs(turn)) / 100, pivot: [240, y] }
}

function eyeAt(side: -1 | 1, apart: number, y: number, turn: number): EyeSpot {
  const x = 240 + side * apart
  const width = clamp(turnWidth(HEAD_BALL, turn, x), 0.72, 1)
  return { x: n1(turnX(HEAD_BALL, turn, x, y)), y, width }
}

function cheeks(spec: FaceSpec, pose: Pose, eyeY: number): Node {
  const y = spec.cheekY ?? eyeY + 33
  const x = spec.cheekX ?? 73
  const size = 1 + pose.mood.blush * 0.15
  const rx = Math.round(18 * size)
  const ry = Math.round(11.5 * size)
  return group([oval(240 - x, y, rx, ry, spec.blush), oval(240 + x, y, rx, ry, spec.blush)], undefined, 0.55)
}

function brows(spec: FaceSpec, pose: Pose, eyeY: number, apart: number): Node[] {
  if (spec.brow === false) return []
  const { brow, slant } = pose.mood
  const draw = (side: -1 | 1): string => {
    const cx = 240 + side * apart
    const y = eyeY - 38 - (spec.browLift ?? 0) - brow * 9
    const inner = y - slant * 8 + 1
    const outer = y + slant * 5 + 3
    return `M${n(cx + side * 17)} ${n(outer)}Q${n(cx)} ${n(y - 9)} ${n(cx - side * 16)} ${n(inner)}`
  }
  return [line(draw(-1) + draw(1), spec.browWidth ?? 6, spec.brow ?? OUTLINE)]
}

/** Draws a mouth shape: a line if shut, otherwise lips with teeth and tongue clipped inside them. */
export function mouth(m: MouthShape, cy: number, scale: number, edge?: string): Node[] {
  const half = (9 + 19 * m.width) * (1 - 0.3 * m.round) * scale
  const left = 240 - half
  const right = 240 + half
  const y = cy - 2 * m.smile
  if (m.open < 0.07) {
    const dip = lerp(2, 17, m.smile) * scale
    const shut = `M${n(left)} ${n(y)}Q240 ${n(y + dip)} ${n(right)} ${n(y)}`
    return [...(edge ? [line(shut, 15, edge)] : []), line(shut, 5.5)]
  }
  const top = (7 * m.smile - m.round * m.open * 15) * scale
  const bottom = (6 + 34 * m.open) * scale
  const tuck = half * lerp(0.22, -0.1, m.round)
  const lift = half * 0.5
  const upper = `M${n(left)} ${n(y)}C${n(left + lift)} ${n(y + top)} ${n(right - lift)} ${n(y + top)} ${n(right)} ${n(y)}`
  const lips = `${upper}C${n(right - tuck)} ${n(y + bottom)} ${n(left + tuck)} ${n(y + bottom)} ${n(left)} ${n(y)}Z`
  const inside: Node[] = []
  if (m.tongue > 0.05) {
    const floor = y + bottom * 0.75
    inside.push(oval(240, n1(floor + 2), n1(half * 0.56), n1(bottom * 0.3 * m.tongue), '#F2837A'))
  }
  if (m.teeth > 0.05) inside.push(line(upper, n1(4 + 12 * m.teeth * scale), '#FFFFFF'))
  return [...(edge ? [line(lips, 14, edge)] : []), form(lips, '#7A1B22', { shade: false, inside, width: 5 })]
}

/** Small fangs on the upper lip; they move with the mouth as it narrows. */
export function fangs(m: MouthShape, cy: number, sides: readonly (-1 | 1)[] = [-1, 1]): Node[] {
  const half = (9 + 19 * m.width) * (1 - 0.3 * m.round)
  const shut = m.open < 0.07
  const top = shut ? lerp(2, 17, m.smile) : 7 * m.smile - m.round * m.open * 15
  const size = clamp((half - 12) / 10)
  if (size < 0.4) return []
  const y = cy - 2 * m.smile + top * 0.48
  return sides.map((side) => {
    const x = 240 + side * half * 0.65
    return shape(
      `M${n(x - 5 * size)} ${n(y)}l${n(5 * size)} ${n(12 * size)} ${n(5 * size)}-${n(12 * size)}Z`,
      '#FFFFFF',
      4,
    )
  })
}

function n1(value: number): number {
  return Math.round(value * 10) / 10
}

/** Round spectacles over the eyes, at the standard eye position. */
export function glasses(colour: string, options: { readonly square?: boolean } = {}): Node[] {
  const lens = options.square
    ? 'M164 202c0-7 5-10 12-10h40c7 0 12 3 12 10v28c0 14-9 22-32 22s-32-8-32-22ZM252 202c0-7 5-10 12-10h40c7 0 12 3 12 10v28c0 14-9 22-32 22s-32-8-32-22Z'
    : 'M163 222C163 176 229 176 229 222C229 268 163 268 163 222ZM251 222C251 176 317 176 317 222C317 268 251 268 251 222Z'
  return [
    line(`${lens}M229 216q11-9 22 0M163 216l-28-6M317 216l28-6`, 7, colour),
    line('M210 200l8 8M298 200l8 8', 4, '#FFFFFF', 0.7),
  ]
}

/** Freckles over the nose and cheeks. */
export function freckles(colour: string): Node {
  return line('M178 244v.1M192 250v.1M164 250v.1M302 244v.1M288 250v.1M316 250v.1', 5, colour)
}
