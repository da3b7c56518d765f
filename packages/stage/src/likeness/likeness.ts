/** How a child is drawn in its film: chosen by its family from buttons. */
export interface Likeness extends Readonly<Record<LikenessAid, boolean>> {
  readonly skin: SkinTone
  readonly hair: HairStyle
  readonly hairColour: HairColour
}

export const SKIN_TONES = ['porcelain', 'fair', 'tan', 'brown', 'deep', 'dark'] as const
export const HAIR_STYLES = ['short', 'long', 'curly', 'coils', 'braids', 'bun', 'headscarf', 'none'] as const
export const HAIR_COLOURS = ['black', 'brown', 'chestnut', 'red', 'blond'] as const

/** What a child wears or sits in, each or none of it. */
export const LIKENESS_AIDS = ['glasses', 'hearingAid', 'wheelchair'] as const

export type SkinTone = (typeof SKIN_TONES)[number]
export type HairStyle = (typeof HAIR_STYLES)[number]
export type HairColour = (typeof HAIR_COLOURS)[number]
export type LikenessAid = (typeof LIKENESS_AIDS)[number]

/** The child in a Timeline. */
export interface TimelineChild {
  readonly likeness: Likeness
  /** In years on the day of the occasion; null if it is not known. */
  readonly age: number | null
}

const isOf = (known: readonly string[], value: unknown): boolean => known.some((each) => each === value)

export function isLikeness(value: Readonly<Record<string, unknown>>): boolean {
  return (
    isOf(SKIN_TONES, value.skin) &&
    isOf(HAIR_STYLES, value.hair) &&
    isOf(HAIR_COLOURS, value.hairColour) &&
    LIKENESS_AIDS.every((aid) => typeof value[aid] === 'boolean')
  )
}

/** A likeness in one line, for people who compare two: `skin=tan hair=curly hairColour=black glasses`. */
export function likenessText({ skin, hair, hairColour, ...aids }: Likeness): string {
  const worn = LIKENESS_AIDS.filter((aid) => aids[aid])
  return [`skin=${skin}`, `hair=${hair}`, `hairColour=${hairColour}`, ...worn].join(' ')
}

/** The likeness of such a line; `null` for any other text. */
export function likenessOfText(text: string): Likeness | null {
  const parts = text.split(' ').map((part) => part.split('='))
  const value = {
    ...Object.fromEntries(LIKENESS_AIDS.map((aid) => [aid, false])),
    ...Object.fromEntries(parts.map(([name = '', given = true]) => [name, given])),
  }
  return isLikeness(value) ? (value as unknown as Likeness) : null // every field was checked
}
