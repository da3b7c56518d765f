import { flat, group, oval, shape, type Node } from '../shapes.ts'
import type { SceneFrame, SceneName } from '../scene.ts'
import { bush, positioned } from './land.ts'

/** A thing on the floor around the middle of its foot, about 100 wide. */
type Thing = () => Node[]

const shrub =
  (colour: string, flower: string): Thing =>
  () => [bush(0, 0, 0.9, colour), ...[-30, 6, 36].map((x, i) => oval(x, -36 - (i % 2) * 26, 10, 10, flower))]
const pot =
  (colour: string): Thing =>
  () => [
    bush(0, -50, 0.62, '#5EAE8E'),
    shape('M-34-58H34L26 0H-26Z', colour, 4),
    flat('M-38-66H38V-48H-38Z', colour),
  ]
const block =
  (colour: string): Thing =>
  () => [shape('M-36-72H36V0H-36Z', colour, 4), oval(0, -36, 16, 16, '#FFF6EA')]
const crystal: Thing = () => [
  shape('M0-104L34-60L0 0L-34-60Z', '#D9485A', 4),
  flat('M0-104L34-60H-34Z', '#FFFFFF', 0.35),
]
const lamp: Thing = () => [
  shape('M-6-100H6V0H-6Z', '#5A5288', 3),
  shape('M-36-146H36L48-96H-48Z', '#3E3A68', 4),
  oval(0, -96, 40, 9, '#FBE7B0'),
]

/** Leaves, or what else is close to the eye, that rise from a lower corner; dark, as out of focus. */
const LEAVES =
  'M-150 60C-150-40-120-120-84-150C-84-90-70-40-50-20C-40-90-6-130 40-146C34-90 20-40 6-8C36-50 84-76 124-74C100-30 70 20 40 60Z'
const ROUND = 'M-150 60V-40C-120-110-30-110-6-50C30-90 110-60 116 60Z'

const NEAR: Readonly<Record<SceneName, readonly [among: Thing, before: string, colour: string]>> = {
  meadow: [shrub('#E5A352', '#FFF3E6'), LEAVES, '#2F6B5A'],
  'palace-garden': [shrub('#5E9E6A', '#E86F86'), LEAVES, '#4A8258'],
  city: [pot('#C9694F'), ROUND, '#B9714F'],
  'game-world': [crystal, ROUND, '#176058'],
  'film-set': [lamp, ROUND, '#5E2A3A'],
  garden: [shrub('#5FA573', '#FFF3C4'), LEAVES, '#4F8F5C'],
  playroom: [block('#6FB4C9'), ROUND, '#C98A5B'],
  tent: [block('#F3A92B'), ROUND, '#B5473F'],
  terrace: [pot('#6FB4C9'), LEAVES, '#5B9468'],
}

/** What stands on the floor among the cast, at `y` (D25). */
export function amongNodes(scene: SceneName, { width, unit }: SceneFrame, y: number): Node[] {
  const [thing] = NEAR[scene]
  return [0.07, 0.93].map((x) => positioned(width * x, y, unit * 0.95, thing()))
}

/** What is before the cast, close to the eye, in the lower corners (D25). */
export function beforeNodes(scene: SceneName, { width, height, unit }: SceneFrame): Node[] {
  const [, d, colour] = NEAR[scene]
  const size = unit * 0.9
  return ([1, -1] as const).map((side) =>
    group([flat(d, colour)], { x: side > 0 ? 0 : width, y: height, scaleX: side * size, scaleY: size }),
  )
}
