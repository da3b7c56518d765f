import type { Article, GreetingStyle } from '../cast-member.ts'
import type { FurtherOccasion, Occasion } from '../occasion.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { Language } from './reading/language.ts'
import type { CharacterTexts, FurtherTexts, ScriptOccasion, ScriptTexts, StyleTexts } from './script-texts.ts'

/**
 * Where the writer gets its texts from: a server has all of them (`script.ts`), a browser those that it fetched
 * (`load-script-texts.ts`).
 */
export interface ScriptSource {
  readonly language: (locale: StageLocale) => ScriptTexts
  /** How notes are read. */
  readonly reading: (locale: StageLocale) => Language
  readonly occasion: (occasion: ScriptOccasion) => Pick<Occasion, 'texts' | 'gentle'>
  readonly style: (style: GreetingStyle) => StyleTexts
  /** A character's words of its own, by its slug; one that an owner added has none. */
  readonly own: (id: string) => CharacterTexts | undefined
  /** The article of a character's Portuguese name, if a member of the cast is called so. */
  readonly article: (name: string) => Article | undefined
  /** For a family's later films. Only the server knows the earlier ones, so a browser goes without. */
  readonly further?: {
    readonly language: (locale: StageLocale) => FurtherTexts
    readonly occasion: (occasion: ScriptOccasion) => FurtherOccasion
  }
}
