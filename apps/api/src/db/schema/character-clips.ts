import type { Locale } from '@recadinho/contracts/common'
import type { VideoFacts, VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Defaulted, JsonColumn } from './columns.ts'

/** A sample clip of a character. Of each language the one that is `ready` is in the shop. */
export interface CharacterClipsTable {
  id: string
  character_id: string
  locale: Locale
  /** What is said in it. */
  words: string
  state: Defaulted<'checking' | 'ready' | 'refused'>
  refusal: VideoRefusal | null
  uploaded_by: string
  /** Where its bytes are in the storage; set once it is ready, as are its type and what was found in it. */
  storage_key: string | null
  captions_key: string | null
  mime_type: VideoType | null
  facts: JsonColumn<VideoFacts>
  /** A 64-bit number, which comes as text. */
  bytes: string
  created_at: Date
  /** Replaced or removed: out of the shop, and its files go with the next purge. */
  removed_at: Date | null
}
