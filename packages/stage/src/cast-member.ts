/** The shop's categories of characters, in display order (§4). */
export const CATEGORIES = ['princesses', 'heroes', 'games', 'movies'] as const
export type Category = (typeof CATEGORIES)[number]

/** How a character speaks: sets the tone of the written greeting and the resting mood. */
export const GREETING_STYLES = ['warm', 'funny', 'brave', 'gentle', 'playful', 'wise', 'excited'] as const
export type GreetingStyle = (typeof GREETING_STYLES)[number]

/** The greeting style with this name, or `warm` for an unknown name. */
export const greetingStyleOf = (name: string | undefined): GreetingStyle =>
  GREETING_STYLES.find((known) => known === name) ?? 'warm'

/** Whose voice suits a character; a boy's is a man's, raised. */
export type VoiceKind = 'woman' | 'man'

/** What a voice is not by itself: only robots and monsters have one. */
export const VOICE_TEXTURES = ['robot', 'growl', 'tremor', 'whisper'] as const
export type VoiceTexture = (typeof VOICE_TEXTURES)[number]

/** How a character sounds; 1 is the voice's own. Also hints for speech synthesisers, which know pitch and rate. */
export interface CharacterVoice {
  readonly pitch: number
  readonly rate: number
  /** Where the pitch suggests another voice. */
  readonly kind?: VoiceKind | undefined
  /** How lively it is: how far the pitch goes up and down. Default: 1. */
  readonly range?: number
  readonly texture?: VoiceTexture
}

/** The Portuguese article of a name. */
export type Article = 'o' | 'a'

/** A text in each language of the shop. */
export interface Bilingual {
  readonly en: string
  readonly pt: string
}

/** What is known of a character without its drawing: a row of `CAST`. */
export interface CastMember {
  /** Stable key of the character: kebab-case, never reused for another. */
  readonly slug: string
  readonly category: Category
  /** Its place among its category in the shop, from 1. */
  readonly position: number
  readonly name: Bilingual
  /** The article of the Portuguese name: o Doutor Theo, a Princesa Amara. */
  readonly article: Article
  readonly description: Bilingual
  readonly greetingStyle: GreetingStyle
  readonly voice: CharacterVoice
  /** The character's accent colour. */
  readonly accent: string
  /** The flat background colour behind the character on cards and pictures. */
  readonly background: string
}
