import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface CharactersTable {
  id: string
  category: CharacterCategory
  name: LocalizedColumn
  description: LocalizedColumn
  greeting_style: GreetingStyle
  /** Name of a drawing; `null` for the drawing with the character's id. */
  picture: Defaulted<string | null>
  /** A picture that staff uploaded, used instead. */
  picture_upload: Defaulted<string | null>
  /** Hints for speech synthesis, in percent of the voice's own. */
  voice_pitch: Defaulted<number>
  voice_rate: Defaulted<number>
  /** For staff only: who owns the character and what the shop may do with it. */
  rights_note: Defaulted<string>
  active: Defaulted<boolean>
  position: number
}
