import { round3 } from '../easing.ts'
import type { Pose } from '../pose.ts'
import { group, layer, type Move, type Node } from '../shapes.ts'
import { stepped } from './feet.ts'
import { arm, type ArmSpec, type ArmStance, type Side, type Weighted } from './limb.ts'
import type { Stood } from './stance.ts'
import { BODY_BALL, HEAD_BALL, turnNodes, type Ball } from './turn.ts'

/** The parts of a character, in paint order from back to front. */
export interface FigureSpec {
  /** Behind everything: cape, wings, tail, the back of a chair. */
  readonly behind?: readonly Node[]
  /** Moves with the head, behind the body. */
  readonly hairBack?: readonly Node[]
  /** Feet, legs, torso and clothes. */
  readonly body: readonly Node[]
  readonly armLeft: ArmSpec
  readonly armRight: ArmSpec
  /** Over the arms, under the head: collars, straps. */
  readonly over?: readonly Node[]
  readonly head: readonly Node[]
  readonly face: Node
  readonly hairFront?: readonly Node[]
  /** Worn on the hair. */
  readonly hat?: readonly Node[]
  /** In front of the head but not moving with it: scarves, a book held up, the front of a chair. */
  readonly front?: readonly Node[]
}

/** Assembles the parts of a character and moves them as one body. */
export function figure(spec: FigureSpec, pose: Stood): Node[] {
  const { held } = pose
  const away = held?.bothHands ? held.amount : 0
  const size = round3(held?.size ?? 1)
  const sized = (nodes: readonly Node[], x: number, y: number): Node =>
    group(nodes, { scaleX: size, scaleY: size, pivot: [x, y] })
  const handOf = (side: Side) => ({
    away,
    inHand: held?.inHand?.side === side ? [sized(held.inHand.nodes, 0, 0)] : [],
  })
  const left = arm(-1, spec.armLeft, pose.armLeft, pose.leftArm, handOf(-1))
  const right = arm(1, spec.armRight, pose.armRight, pose.rightArm, handOf(1))
  const arms = [
    { node: turnedArm(left, -1, pose.turn), depth: depthOf(-1, pose.leftArm, pose.turn) },
    { node: turnedArm(right, 1, pose.turn), depth: depthOf(1, pose.rightArm, pose.turn) },
  ]
  const armsAt = (wanted: Depth): Node[] =>
    arms.flatMap(({ node, depth }) => (depth === wanted ? [node] : []))
  const turned = (nodes: readonly Node[] | undefined, ball: Ball): readonly Node[] =>
    turnNodes(nodes ?? [], ball, pose.turn)
  const over = turned(spec.over, BODY_BALL)
  const front = held?.front && sized(held.front, 240, 400)
  // What is used is over all that hangs before the body, and the hands are on it or behind it.
  const using = front ? (held.over ? [...armsAt('beside'), front] : [front, ...armsAt('beside')]) : []
  const whole = [
    group(
      [
        group(spec.behind ?? [], behindMove(pose)),
        layer('hair-back', spec.hairBack ?? [], headMove(pose, -2, -3)),
        ...armsAt('behind'),
        layer('body', turned(stepped(spec.body, pose.stride), BODY_BALL), narrowed(pose.turn)),
        ...(front ? over : [...armsAt('beside'), ...over]),
        ...(spec.front ? [] : using),
        group(
          [
            layer('head', [...turned(spec.head, HEAD_BALL), spec.face]),
            layer('hair-front', turned(spec.hairFront, HEAD_BALL), shiftBy(pose, 4, 2)),
            ...(spec.hat ? [group(turned(spec.hat, HEAD_BALL), hatMove(pose))] : []),
            ...(held?.worn ? [group([sized(turned(held.worn, HEAD_BALL), 240, 84)], hatMove(pose))] : []),
          ],
          headMove(pose, 2, 8),
        ),
        ...turned(spec.front, BODY_BALL),
        ...(spec.front ? using : []),
        ...armsAt('before'),
      ],
      bodyMove(pose),
    ),
  ]
  return pose.spin === 0 ? whole : [group(whole, { rotate: round(pose.spin), pivot: [240, 292] })]
}

type Depth = 'behind' | 'beside' | 'before'

/**
 * Where an arm is painted: behind a body that turns it away, before the head if its hand goes there. It changes
 * early, while it is still outside of what it passes.
 */
function depthOf(side: Side, stances: readonly Weighted<ArmStance>[], turn: number): Depth {
  if (stances.some(([stance, weight]) => stance.over && weight > 0.15)) return 'before'
  return side * turn > 0.3 && stances.every(([, weight]) => weight < 0.15) ? 'behind' : 'beside'
}

/** Both shoulders come nearer to the middle of a turned body. */
function turnedArm(node: Node, side: Side, turn: number): Node {
  return turn === 0 ? node : group([node], { x: round(side * Math.abs(turn) * -11) })
}

function narrowed(turn: number): Move | undefined {
  return turn === 0 ? undefined : { scaleX: round3(1 - 0.07 * Math.abs(turn)), pivot: [240, 0] }
}

function bodyMove(pose: Pose): Move | undefined {
  const stretch = pose.bounce * 0.025
  if (stretch === 0 && pose.rise === 0 && pose.lean === 0) return undefined
  return {
    y: round(-pose.rise),
    rotate: round(pose.lean),
    scaleX: round3(1 - stretch),
    scaleY: round3(1 + stretch),
    pivot: [240, 528],
  }
}

function behindMove({ sweep, turn }: Stood): Move | undefined {
  return sweep === 0 && turn === 0
    ? undefined
    : { x: round(turn * -12), rotate: round(sweep), pivot: [240, 360] }
}

function hatMove(pose: Stood): Move | undefined {
  const move = shiftBy(pose, 2, 1)
  if (pose.hat === 0) return move
  return {
    x: move?.x ?? 0,
    y: round((move?.y ?? 0) - pose.hat),
    rotate: round(pose.hat * 0.3),
    pivot: [240, 110],
  }
}

function headMove(pose: Pose, look: number, turn: number): Move | undefined {
  if (pose.tilt === 0 && pose.lookX === 0 && pose.turn === 0) return undefined
  return { x: round(pose.lookX * look + pose.turn * turn), rotate: round(pose.tilt), pivot: [240, 304] }
}

function shiftBy(pose: Pose, x: number, y: number): Move | undefined {
  if (pose.lookX === 0 && pose.lookY === 0) return undefined
  return { x: round(pose.lookX * x), y: round(pose.lookY * y) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
