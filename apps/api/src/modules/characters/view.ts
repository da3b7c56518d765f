import type { AdminCharacter } from '@recadinho/contracts/characters'
import type { CharacterRow, ListedCharacterRow } from './queries.ts'

export const characterView = (row: ListedCharacterRow): AdminCharacter => ({
  id: row.id,
  ...fieldsView(row),
  active: row.active,
  openOrders: row.open_orders,
})

/** What staff edit. */
export const fieldsView = (row: CharacterRow) => ({
  category: row.category,
  name: row.name,
  description: row.description,
  greetingStyle: row.greeting_style,
  rightsNote: row.rights_note,
})
