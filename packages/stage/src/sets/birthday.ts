import { cakeNodes } from './cake.ts'
import { at, balloon, bunting, gift, type StageSet } from './stage-set.ts'

/** Balloons, gifts, paper flags and a cake. */
export const birthday: StageSet = {
  cake: cakeNodes,
  back: (frame) => [
    at(frame, 0.5, 0.2, 1, bunting(760, 46, 12)),
    ...[0.07, 0.17, 0.84, 0.94].map((x, i) => at(frame, x, 0.66 + (i % 2) * 0.04, 1.15, balloon(frame.t, i))),
    at(frame, 0.13, 0.75, 0.9, gift(1)),
    at(frame, 0.87, 0.74, 1.05, gift(4)),
    at(frame, 0.78, 0.755, 0.66, gift(0)),
  ],
  front: (frame) => [
    at(frame, 0.02, 1.02, 1.5, balloon(frame.t, 5)),
    at(frame, 0.99, 1.04, 1.6, balloon(frame.t, 3)),
  ],
}
