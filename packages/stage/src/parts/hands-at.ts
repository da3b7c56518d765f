import type { ArmStance } from './limb.ts'

/** Where a hand can be, from a shoulder in the usual place; each character adjusts these to its own body. */
export const AT = {
  hip: { angle: -76, bend: 0.62, length: 84, hand: 'fist' },
  heart: { angle: -152, bend: 0.6, length: 58 },
  belly: { angle: -128, bend: 0.55, length: 74 },
  /** Beside the mouth, as for a secret. */
  mouth: { angle: 82, bend: -0.48, length: 57, hand: 'open', over: true },
  /** At the temple: a salute, or a hand on the hat. */
  temple: { angle: 66, bend: -0.5, length: 150, hand: 'open', over: true },
  out: { angle: 4, bend: -0.1, length: 122, hand: 'open' },
  flexed: { angle: 26, bend: -0.66, length: 92, hand: 'fist' },
  /** Pointing up, outside the head. */
  sky: { angle: 56, bend: -0.1, length: 160, hand: 'point' },
} as const satisfies Record<string, ArmStance>
