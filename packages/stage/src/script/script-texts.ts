import type { GreetingStyle } from '../cast-member.ts'
import type { DetailKind } from './details.ts'

/** What a video may be for (§3). */
export const OCCASIONS = [
  'birthday',
  'achievement',
  'backToSchool',
  'christmas',
  'easter',
  'childrensDay',
  'congratulations',
  'getWell',
  'justBecause',
] as const
export type ScriptOccasion = (typeof OCCASIONS)[number]

/** Several ways to say the same, of which one is picked. */
type Variants = readonly string[]

/**
 * `{name}` the child, `{me}` the speaker, `{others}` who else came, `{years}` the age in words, `{it}` a detail of the
 * notes (`{It}` at the beginning of a sentence).
 */
export interface ScriptTexts {
  openings: Record<GreetingStyle, Variants>
  /** Spoken by the first of several, after the opening. */
  notAlone: Variants
  /** The first words of the second and the third. */
  joinings: Record<GreetingStyle, Variants>
  occasions: Record<ScriptOccasion, Variants>
  details: Record<DetailKind, Variants>
  /** A good wish for the occasion, before the good-bye. */
  wishes: Record<ScriptOccasion, Variants>
  farewells: Record<GreetingStyle, Variants>
  together: { who: string; variants: Variants }
  /** Stands for the child's name until it is known. */
  nameless: string
  and: string
  /** Between two clauses after “that”. */
  andThat: string
  year: string
  years: string
}
