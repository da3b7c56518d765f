import type { Pose } from '../pose.ts'
import { group, layer, type Move, type Node } from '../shapes.ts'
import { arm, type ArmSpec } from './limb.ts'

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
export function figure(spec: FigureSpec, pose: Pose): Node[] {
  const stretch = pose.bounce * 0.025
  return [
    group(
      [
        ...(spec.behind ?? []),
        layer('hair-back', spec.hairBack ?? [], headMove(pose, -2)),
        layer('body', spec.body),
        arm(-1, spec.armLeft, pose.armLeft),
        arm(1, spec.armRight, pose.armRight),
        ...(spec.over ?? []),
        group(
          [
            layer('head', [...spec.head, spec.face]),
            layer('hair-front', spec.hairFront ?? [], shiftBy(pose, 4, 2)),
            ...(spec.hat ? [group(spec.hat, shiftBy(pose, 2, 1))] : []),
          ],
          headMove(pose, 2),
        ),
        ...(spec.front ?? []),
      ],
      bodyMove(pose, stretch),
    ),
  ]
}

function bodyMove(pose: Pose, stretch: number): Move | undefined {
  if (stretch === 0 && pose.rise === 0) return undefined
  return {
    y: round(-pose.rise),
    scaleX: round3(1 - stretch),
    scaleY: round3(1 + stretch),
    pivot: [240, 528],
  }
}

function headMove(pose: Pose, slide: number): Move | undefined {
  if (pose.tilt === 0 && pose.lookX === 0) return undefined
  return { x: round(pose.lookX * slide), rotate: round(pose.tilt), pivot: [240, 304] }
}

function shiftBy(pose: Pose, x: number, y: number): Move | undefined {
  if (pose.lookX === 0 && pose.lookY === 0) return undefined
  return { x: round(pose.lookX * x), y: round(pose.lookY * y) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}
