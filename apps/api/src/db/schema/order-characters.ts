import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { LocalizedText } from '@recadinho/contracts/common'

/** The characters of an order in speaking order, with their names at that time. */
export interface OrderCharactersTable {
  order_id: string
  position: number
  character_id: string
  category: CharacterCategory
  name: LocalizedText
  /** `null` in older orders: the drawing with the character's id. */
  picture: string | null
  picture_upload: string | null
  /** The greeting style at that time; `null` in older orders. */
  greeting_style: GreetingStyle | null
}
