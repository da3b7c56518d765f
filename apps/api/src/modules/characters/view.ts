import type { AdminClip } from '@recadinho/contracts/clips'
import type { AdminCharacter, CharacterFields } from '@recadinho/contracts/characters'
import { pictureColumns } from '../../db/picture.ts'
import type { CharacterRow, ClipRow, ListedCharacterRow } from './queries.ts'

export const characterView = (row: ListedCharacterRow, clips: readonly ClipRow[]): AdminCharacter => ({
  id: row.id,
  ...fieldsView(row),
  active: row.active,
  openOrders: row.open_orders,
  clips: clips.filter(({ character_id }) => character_id === row.id).map(clipView),
})

const clipView = (row: ClipRow): AdminClip => ({
  id: row.id,
  locale: row.locale,
  state: row.state,
  refusal: row.refusal,
  words: row.words,
  createdAt: row.created_at.toISOString(),
  uploadedBy: row.uploaded_by,
  bytes: Number(row.bytes),
  facts: row.facts,
})

/** The same as columns. */
export const columnsOf = (fields: CharacterFields) => ({
  category: fields.category,
  name: JSON.stringify(fields.name),
  description: JSON.stringify(fields.description),
  greeting_style: fields.greetingStyle,
  ...pictureColumns(fields.picture),
  voice_pitch: fields.voice.pitch,
  voice_rate: fields.voice.rate,
  rights_note: fields.rightsNote,
})

/** The fields that staff edit. */
export const fieldsView = (row: CharacterRow): CharacterFields => ({
  category: row.category,
  name: row.name,
  description: row.description,
  greetingStyle: row.greeting_style,
  picture: row.picture,
  voice: { pitch: row.voice_pitch, rate: row.voice_rate },
  rightsNote: row.rights_note,
})
