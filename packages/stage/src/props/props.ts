import { animals } from './animals.ts'
import { outdoors } from './outdoors.ts'
import { park } from './park.ts'
import { prizes } from './prizes.ts'
import { school } from './school.ts'
import { softToys } from './soft-toys.ts'
import { things } from './things.ts'
import { toys } from './toys.ts'

/** The things that notes mention, each drawn around its middle. */
export const PROP_DRAWINGS = {
  ...animals,
  ...toys,
  ...things,
  ...outdoors,
  ...park,
  ...prizes,
  ...school,
  ...softToys,
}
export type PropName = keyof typeof PROP_DRAWINGS
