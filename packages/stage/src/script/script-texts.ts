import type { Article, GreetingStyle } from '../cast-member.ts'
import type { ScriptOccasion } from '../generated/occasion-files.gen.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { FrameKind } from './details.ts'

export { OCCASIONS, type ScriptOccasion } from '../generated/occasion-files.gen.ts'

/** What is said while the buyer has not chosen one. */
export const occasionOf = (occasion: ScriptOccasion | null): ScriptOccasion => occasion ?? 'justBecause'

/**
 * Several ways to say the same, of which one is picked. `<4 ` and `>9 ` before a text: for ages below or above that, and
 * then first; `<10 `: not for older children. `* `, after that: only for a glad film, not near sad news or an illness. `[one|several]`: what is said to one child, and to several.
 */
export type Variants = readonly string[]

/**
 * `{name}` the child, `{me}` the speaker and `{others}` who else came, both with their article where a language has one,
 * `{years}` the age in words, `{it}` a detail of the
 * notes (`{It}` at the beginning of a sentence).
 */
export interface ScriptTexts {
  /** Spoken by the first of several, after the opening. */
  notAlone: Variants
  details: Record<FrameKind, Variants>
  together: Variants
  /** How a character is named within a sentence, where that takes an article. */
  called?: (name: string, article: Article | undefined) => string
  /** Stands for the child's name until it is known. */
  nameless: string
  /** What is said of two children, and of more than two, where a language tells them apart. */
  pair?: Readonly<Record<string, string>>
  group?: Readonly<Record<string, string>>
  year: string
  years: string
}

/**
 * What a character of one style says, in each language: the first words of the first and of the others, and the last. For
 * those that have no words of their own, and near sad news.
 */
export type StyleTexts = Readonly<
  Record<StageLocale, { opening: Variants; joining: Variants; farewell: Variants }>
>

/**
 * What a character says in words of its own, in each language: also `gag`, which its drawing acts with its action, and
 * `joke`, with its gesture (`parts/stance.ts`). Where nothing else fills the film a joke is also told in one for an illness.
 */
export type CharacterTexts = Readonly<
  Record<StageLocale, StyleTexts[StageLocale] & { readonly gag: Variants; readonly joke: Variants }>
>

/** More of the same for a family that has heard those. `any` suits every style. */
export interface FurtherTexts {
  openings: Record<GreetingStyle | 'any', Variants>
  notAlone: Variants
  joinings: Record<GreetingStyle | 'any', Variants>
  details: Record<FrameKind, Variants>
  farewells: Record<GreetingStyle | 'any', Variants>
  together: Variants
}
