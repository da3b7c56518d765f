/** The shop's categories of characters, in the order in which they are shown (§4). */
export const CATEGORIES = ['princesses', 'heroes', 'games', 'movies'] as const
export type Category = (typeof CATEGORIES)[number]

/** How a character speaks: picks the tone of the written greeting and the resting mood. */
export const GREETING_STYLES = ['warm', 'funny', 'brave', 'gentle', 'playful', 'wise', 'excited'] as const
export type GreetingStyle = (typeof GREETING_STYLES)[number]

/** The style of this name; an unknown one greets warmly. */
export const greetingStyleOf = (name: string | undefined): GreetingStyle =>
  GREETING_STYLES.find((known) => known === name) ?? 'warm'

/** A text in each language of the shop. */
export interface Bilingual {
  readonly en: string
  readonly pt: string
}

/** The description of one character; the drawing is in `characters/<slug>.ts`. */
export interface CastMember {
  /** Stable key of the character: kebab-case, never reused for another. */
  readonly slug: string
  readonly category: Category
  readonly name: Bilingual
  readonly description: Bilingual
  readonly greetingStyle: GreetingStyle
  /** Hints for a speech synthesiser: pitch and rate, 1 being the voice's own. */
  readonly voice: { readonly pitch: number; readonly rate: number }
  /** The one strong colour of the character. */
  readonly accent: string
  /** The flat colour that a card or picture puts behind the character. */
  readonly background: string
}
