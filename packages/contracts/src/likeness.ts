import { Type } from 'typebox'
import { Closed } from './common.ts'

/** What a child is drawn with, chosen from buttons: there is never a photo. From light to deep. */
export const skinTones = ['porcelain', 'fair', 'tan', 'brown', 'deep', 'dark'] as const
export const hairStyles = ['short', 'long', 'curly', 'coils', 'braids', 'bun', 'headscarf', 'none'] as const
export const hairColours = ['black', 'brown', 'chestnut', 'red', 'blond'] as const

export type SkinTone = (typeof skinTones)[number]
export type HairStyle = (typeof hairStyles)[number]
export type HairColour = (typeof hairColours)[number]

/** The drawing of a child in its film. */
export interface Likeness {
  skin: SkinTone
  hair: HairStyle
  hairColour: HairColour
  glasses: boolean
  hearingAid: boolean
  wheelchair: boolean
}

export const Likeness = Closed({
  skin: Type.Enum(skinTones),
  hair: Type.Enum(hairStyles),
  hairColour: Type.Enum(hairColours),
  glasses: Type.Boolean(),
  hearingAid: Type.Boolean(),
  wheelchair: Type.Boolean(),
})

const has = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value)

/** What a browser has kept, as a likeness; `null` for anything else, such as a value of another release. */
export function likenessOf(value: unknown): Likeness | null {
  if (typeof value !== 'object' || value === null) return null
  const { skin, hair, hairColour, ...aids }: Record<string, unknown> = { ...value }
  if (!has(skinTones, skin) || !has(hairStyles, hair) || !has(hairColours, hairColour)) return null
  const { glasses, hearingAid, wheelchair } = aids
  return {
    skin,
    hair,
    hairColour,
    glasses: glasses === true,
    hearingAid: hearingAid === true,
    wheelchair: wheelchair === true,
  }
}
