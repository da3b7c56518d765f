import type { CharacterCategory } from '@recadinho/contracts/catalog'
import type { Defaulted, LocalizedColumn } from './columns.ts'

export interface CharactersTable {
  id: string
  category: CharacterCategory
  name: LocalizedColumn
  description: LocalizedColumn
  greeting_style: string
  active: Defaulted<boolean>
  position: number
}
