import type { VideoType } from '@recadinho/contracts/videos'
import type { Generated } from 'kysely'

/** A finished video of an order; the newest counts. */
export interface VideosTable {
  id: Generated<string>
  order_id: string
  /** Where its bytes are in the storage. */
  storage_key: string
  poster_key: string | null
  mime_type: VideoType
  /** A 64-bit number, which comes as text. */
  bytes: string
  created_at: Date
  expires_at: Date
  revoked_at: Date | null
}
