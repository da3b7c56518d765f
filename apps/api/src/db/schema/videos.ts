import type { VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { Generated } from 'kysely'

/** A video of an order. The newest that is `ready` counts. */
export interface VideosTable {
  id: Generated<string>
  order_id: string
  /** `checking`: uploaded, and what it holds is being looked at. */
  state: Generated<'checking' | 'ready' | 'refused'>
  refusal: VideoRefusal | null
  /** A member of staff; `null`: given by a command. */
  uploaded_by: string | null
  /** Where its bytes are in the storage; set once it is ready, as are the type and the time. */
  storage_key: string | null
  poster_key: string | null
  captions_key: string | null
  /** Of at most 16 MB, for WhatsApp. */
  copy_key: string | null
  copy_bytes: string | null
  mime_type: VideoType | null
  /** A 64-bit number, which comes as text. */
  bytes: string
  seconds: number | null
  /** As shown, turned by `rotation`. */
  width: number | null
  height: number | null
  rotation: number | null
  video_codec: string | null
  audio_codec: string | null
  created_at: Date
  expires_at: Date | null
  revoked_at: Date | null
  /** Since then its files are gone from the storage. */
  purged_at: Date | null
  /** When its delivery began: from then on the buyer may see it (V1.1). */
  released_at: Date | null
}
