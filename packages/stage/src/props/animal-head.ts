import { form, oval, type Node } from '../shapes.ts'
import { eyes, small, smile } from './strokes.ts'

/** A head with ears, and a muzzle. */
export const head = (fur: string, ears: readonly Node[], muzzle: string, nose: readonly Node[]): Node[] => [
  ...ears,
  form('M0-56C46-56 72-26 70 12C68 50 36 70 0 70C-36 70-68 50-70 12C-72-26-46-56 0-56Z', fur, small),
  oval(0, 32, 36, 27, muzzle),
  ...eyes(26, 0),
  ...nose,
]

export const snout = (colour = '#3A1F1B'): Node[] => [oval(0, 18, 12, 9, colour), ...smile(0, 32, 15)]
