import { SKIN, shade } from '../colour.ts'
import { clamp, lerp } from '../easing.ts'
import { face, glasses } from '../parts/face.ts'
import { shoes } from '../parts/feet.ts'
import { figure } from '../parts/figure.ts'
import { hearingAid, humanHead, neck, skull } from '../parts/head.ts'
import { star } from '../parts/outline.ts'
import type { Pose } from '../pose.ts'
import { flat, form, group, line, type Node } from '../shapes.ts'
import { HAIR, hairOf } from './hair.ts'
import type { TimelineChild } from './likeness.ts'
import { chairBack, chairSeat, chairWheels } from './wheelchair.ts'

const SHIRT = '#F3A92B'
const STAR = '#FFF3D6'
const TROUSERS = '#3E6C94'
const SHOES = { colour: '#D9485A', kind: 'sneaker', sole: '#FFF9F1' } as const

/** Cheeks that are seen on each skin. */
const BLUSH = {
  porcelain: '#F08C82',
  fair: '#EE8478',
  tan: '#E6745C',
  brown: '#CE5F4C',
  deep: '#B5493F',
  dark: '#A3423B',
} as const

/**
 * The child of a film in a pose, seen from the front, on the canvas of a character: feet or wheels on 528. Little ones have
 * a larger head.
 */
export function drawChild({ likeness, age }: TimelineChild, pose: Pose): Node[] {
  const { hair, hairColour } = likeness
  const skin = SKIN[likeness.skin]
  const { back = [], front } = hairOf(hair, hairColour)
  const large = headOf(age)
  const onNeck = (nodes: readonly Node[]): readonly Node[] => [
    group(nodes, { scaleX: large, scaleY: large, pivot: [240, 304] }),
  ]
  const shadow = hair === 'none' ? [] : [flat('M120 90h240v96C300 158 200 158 120 190Z', shade(skin, 0.2))]
  const head = hair === 'headscarf' ? [skull(skin, shadow)] : humanHead({ skin, inside: shadow })
  const arm = {
    rest: { angle: -62, bend: 0.3, length: 88 },
    up: { angle: 44, bend: -0.24, length: 118 },
    skin,
    width: 25,
    sleeve: { colour: SHIRT, to: 0.42, width: 31, cuff: STAR },
  }
  const features = face(
    {
      blush: BLUSH[likeness.skin],
      brow: hair === 'none' ? shade(skin, 0.5) : shade(HAIR[hairColour], 0.3),
      over: likeness.glasses ? glasses('#1E5C78') : [],
      browLift: likeness.glasses ? 6 : 0,
    },
    pose,
  )
  const aid = likeness.hearingAid ? hearingAid('#58C0CF', -1) : []
  return figure(
    {
      behind: likeness.wheelchair ? chairBack : [],
      hairBack: onNeck(back),
      body: likeness.wheelchair
        ? [...shirt, neck(skin), collar, ...seated, ...chairWheels]
        : [...standing, ...shirt, neck(skin), collar],
      armLeft: arm,
      armRight: arm,
      head: onNeck(head),
      face: group(onNeck([features])),
      // A scarf and hair hide ears, never the aid.
      hairFront: onNeck([...front, ...aid]),
    },
    { ...pose, leftArm: [], rightArm: [], sweep: 0, hat: 0, spin: 0 },
  )
}

/** How much larger than a character's the head is: a tenth at two years, not at all from eight on. */
const headOf = (age: number | null): number =>
  Math.round(lerp(1.12, 1, clamp(((age ?? 5) - 2) / 6)) * 100) / 100

const shirt: Node[] = [
  form(
    'M214 316C196 320 178 332 177 356C177 386 182 410 180 438C212 448 268 448 300 438C298 410 303 386 303 356C302 332 284 320 266 316C256 332 224 332 214 316Z',
    SHIRT,
    { inside: [flat(star(240, 388, 25, 0.55), STAR)] },
  ),
]

const collar = line('M212 318C222 338 258 338 268 318', 6)

const standing: Node[] = [
  form(
    'M184 424C180 456 180 482 182 508C200 514 222 514 234 508L238 462H242L246 508C258 514 280 514 298 508C300 482 300 456 296 424Z',
    TROUSERS,
  ),
  ...shoes(SHOES, 34),
]

const knee = (side: -1 | 1): Node => {
  const at = (x: number): number => 240 + side * x
  return form(
    `M${at(60)} 448C${at(56)} 428 ${at(14)} 428 ${at(6)} 444C${at(0)} 462 ${at(2)} 482 ${at(8)} 494C${at(24)} 502 ${at(44)} 502 ${at(56)} 494C${at(64)} 484 ${at(66)} 466 ${at(60)} 448Z`,
    TROUSERS,
    { shift: [-10, -5] },
  )
}

const seated: Node[] = [...chairSeat, ...shoes(SHOES, 32), knee(-1), knee(1)]
