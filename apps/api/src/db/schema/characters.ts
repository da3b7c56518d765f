import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface CharactersTable {
  id: string
  category: CharacterCategory
  name: LocalizedColumn
  description: LocalizedColumn
  greeting_style: GreetingStyle
  /** For staff alone: whose character it is and what the shop may do with it. */
  rights_note: Defaulted<string>
  active: Defaulted<boolean>
  position: number
}
