import type { Pose } from './pose.ts'
import { form, group, line, type Node } from './shapes.ts'

/** The picture on a drawing's canvas, 6 by 7, and the edge of the paper that it is printed on. */
const PICTURE = { x: 60, y: 88, width: 360, height: 420 } as const
const EDGE = 'M62 74H418q16 0 16 16V506q0 16-16 16H62q-16 0-16-16V90q0-16 16-16Z'

/** What shots are measured on. As in a portrait, the head is in the upper part. */
export const PRINT = {
  whole: { left: 38, top: 56, right: 442, bottom: 528 },
  head: { left: 38, top: 56, right: 442, bottom: 372 },
  face: { left: 110, top: 104, right: 370, bottom: 324 },
} as const

/**
 * A character that has only a picture: a print of it, which breathes and tilts, hops and rocks where a drawing would wave,
 * and grows with each syllable where a drawing would open its mouth.
 */
export function printNodes(key: string, pose: Pose): Node[] {
  const spoken = pose.mouth.open
  const waved = [pose.armLeft, pose.armRight].reduce((sum, arm) => sum + arm.raise * arm.sway, 0)
  const rocked = waved * 4 + pose.gesture * (pose.beat - 0.5) * 7 + pose.action * 5 + pose.whisper * 4
  const inside = [{ kind: 'picture', key, ...PICTURE } as const, line('M60 88h360v420h-360Z', 4)]
  const print = form(EDGE, '#FFF9F1', { shade: '#EADBC8', shift: [-6, -4], inside })
  return [
    group([print], {
      y: -pose.rise - spoken * 8 - pose.action * 12,
      rotate: pose.tilt + pose.turn * 2 + rocked,
      scaleX: (1 - 0.06 * Math.abs(pose.turn)) * (1 - 0.01 * pose.bounce + 0.015 * spoken),
      scaleY: 1 + 0.012 * pose.bounce + 0.03 * spoken,
      pivot: [240, 528],
    }),
  ]
}
