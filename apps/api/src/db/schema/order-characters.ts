import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { GreetingStyle } from '@recadinho/contracts/characters'
import type { LocalizedText } from '@recadinho/contracts/common'

/** The characters of an order in speaking order, as they were named when it was made. */
export interface OrderCharactersTable {
  order_id: string
  position: number
  character_id: string
  category: CharacterCategory
  name: LocalizedText
  /** `null` in orders from before characters had pictures of their own: the drawing is called like the character. */
  picture: string | null
  picture_upload: string | null
  /** How it greeted then; `null` in orders from before that was kept. */
  greeting_style: GreetingStyle | null
}
