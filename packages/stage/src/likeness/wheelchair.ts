import { flat, form, line, mirrored, oval, type Node } from '../shapes.ts'
import { cord } from '../parts/limb.ts'

const FRAME = '#2F6FB0'
const STEEL = '#5B6672'

const wheel: Node[] = [
  form(
    'M134 378C156 378 164 414 160 452C156 494 140 524 122 524C102 522 94 486 98 446C102 406 114 378 134 378Z',
    STEEL,
    { shift: [-9, -4] },
  ),
  form(
    'M132 396C146 396 150 424 148 452C144 484 136 506 124 506C112 504 108 480 110 450C112 420 120 396 132 396Z',
    '#DDE7F3',
    {
      width: 6,
      shade: false,
      inside: [line('M128 386v136M96 452h64M106 410l46 82M152 410l-46 82', 4.5, '#93A3B3')],
    },
  ),
  oval(129, 451, 10, 14, '#F7BE3B', 5),
]

/** The back and the handles, behind who sits in it. */
export const chairBack: readonly Node[] = [
  form('M162 366C162 350 318 350 318 366L324 470H156Z', FRAME, {
    inside: [flat('M150 372h180v12H150Z', '#5A93CB')],
  }),
  ...cord('M160 364C152 354 148 350 138 348M320 364C328 354 332 350 342 348', 9, STEEL),
]

/** The seat, under the legs. */
export const chairSeat: readonly Node[] = [
  ...cord('M192 468V516M288 468V516', 8, STEEL),
  form('M154 452C154 440 326 440 326 452L322 480H158Z', STEEL, { width: 6 }),
]

/** Both wheels, before everything. */
export const chairWheels: readonly Node[] = [...wheel, mirrored(...wheel)]
