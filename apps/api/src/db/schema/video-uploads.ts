import type { Locale } from '@recadinho/contracts/common'
import type { JsonColumn } from './columns.ts'

/** The clip that an uploaded file will be. */
export interface ClipTarget {
  characterId: string
  locale: Locale
  words: string
}

/** An upload by a member of staff; the file's size tells how much has arrived. */
export interface VideoUploadsTable {
  id: string
  /** The order of the video; otherwise it is a `clip`. */
  order_id: string | null
  clip: JsonColumn<ClipTarget>
  staff_id: string
  /** Size of the whole file; 64-bit, so read as text. */
  bytes: string
  created_at: Date
  finished_at: Date | null
}
