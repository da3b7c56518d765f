/** How a child is drawn in its film: chosen by its family from buttons. */
export interface Likeness {
  readonly skin: SkinTone
  readonly hair: HairStyle
  readonly hairColour: HairColour
  readonly glasses: boolean
  readonly hearingAid: boolean
  readonly wheelchair: boolean
}

export const SKIN_TONES = ['porcelain', 'fair', 'tan', 'brown', 'deep', 'dark'] as const
export const HAIR_STYLES = ['short', 'long', 'curly', 'coils', 'braids', 'bun', 'headscarf', 'none'] as const
export const HAIR_COLOURS = ['black', 'brown', 'chestnut', 'red', 'blond'] as const

export type SkinTone = (typeof SKIN_TONES)[number]
export type HairStyle = (typeof HAIR_STYLES)[number]
export type HairColour = (typeof HAIR_COLOURS)[number]

/** The child in a Timeline. */
export interface TimelineChild {
  readonly likeness: Likeness
  /** In years on the day of the occasion; null if it is not known. */
  readonly age: number | null
}
