import type { Locale } from '@recadinho/contracts/common'
import type { JsonColumn } from './columns.ts'

/** The clip that a file will be. */
export interface ClipTarget {
  characterId: string
  locale: Locale
  words: string
}

/** A file that a member of staff is sending; how much has arrived is the size of the file. */
export interface VideoUploadsTable {
  id: string
  /** The order whose video it will be, or else the `clip`. */
  order_id: string | null
  clip: JsonColumn<ClipTarget>
  staff_id: string
  /** Of the whole file; a 64-bit number, which comes as text. */
  bytes: string
  created_at: Date
  finished_at: Date | null
}
