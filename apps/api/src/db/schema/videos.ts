import type { VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Generated } from 'kysely'

/** A video of an order. The newest `ready` one counts. */
export interface VideosTable {
  id: Generated<string>
  order_id: string
  /** `checking`: uploaded, and being checked. */
  state: Generated<'checking' | 'ready' | 'refused'>
  refusal: VideoRefusal | null
  /** A member of staff; `null` if attached by a command. */
  uploaded_by: string | null
  /** Storage key of the file; set once ready, as are its type and expiry. */
  storage_key: string | null
  poster_key: string | null
  captions_key: string | null
  /** A copy of at most 16 MB, for WhatsApp. */
  copy_key: string | null
  copy_bytes: string | null
  /** The copy is what buyers watch and save, because the file itself does not play on every phone. */
  buyers_get_copy: Generated<boolean>
  mime_type: VideoType | null
  /** 64-bit, so read as text. */
  bytes: string
  seconds: number | null
  /** As shown, after `rotation`. */
  width: number | null
  height: number | null
  rotation: number | null
  video_codec: string | null
  audio_codec: string | null
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  /** When its files were deleted from the storage. */
  purged_at: Date | null
  /** When its delivery began: from then on the buyer can see it (V1.1). */
  released_at: Date | null
}
