import type { Locale } from '@recadinho/contracts/common'
import type { VideoFacts, VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Defaulted, JsonColumn } from './columns.ts'

/** A sample clip of a character. The shop shows the `ready` one of each language. */
export interface CharacterClipsTable {
  id: string
  character_id: string
  locale: Locale
  /** The spoken text. */
  words: string
  state: Defaulted<'checking' | 'ready' | 'refused'>
  refusal: VideoRefusal | null
  uploaded_by: string
  /** Storage key of the file; set once ready, as are its type and facts. */
  storage_key: string | null
  captions_key: string | null
  mime_type: VideoType | null
  facts: JsonColumn<VideoFacts>
  /** 64-bit, so read as text. */
  bytes: string
  created_at: Date
  /** When it was replaced or removed; its files are deleted by the next purge. */
  removed_at: Date | null
}
