import type { Node } from '../shapes.ts'
import { animals } from './animals.ts'
import { outdoors } from './outdoors.ts'
import { things } from './things.ts'
import { toys } from './toys.ts'

/** The things that notes mention, each drawn around its middle. */
const DRAWINGS = { ...animals, ...toys, ...things, ...outdoors }
export type PropName = keyof typeof DRAWINGS

export const PROPS: readonly string[] = Object.keys(DRAWINGS)

/** A thing by its name; nothing for a name that this stage does not know. */
export const propNodes = (name: string): Node[] =>
  Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as PropName]() : [] // just checked
