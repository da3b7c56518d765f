import type { ChatAuthor } from '@recadinho/contracts/chats'
import type { Locale } from '@recadinho/contracts/common'
import type { ContactState } from '@recadinho/contracts/contact-messages'
import type { AttemptState, DeliveryChannel, DeliveryState } from '@recadinho/contracts/deliveries'
import type { ClipSource, SpeechClip } from '@recadinho/contracts/speech'
import type { ProblemReason } from '@recadinho/contracts/video-feedback'
import type { VideoRefusal, VideoType } from '@recadinho/contracts/videos'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CreatedAt, JsonColumn } from './columns.ts'

/** A video of an order. The newest `ready` one counts. */
export interface VideosTable {
  id: Generated<string>
  order_id: string
  /** `checking`: uploaded, and being checked. `draft`: made by the shop, and not approved yet. */
  state: Generated<'checking' | 'draft' | 'ready' | 'refused'>
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

/**
 * One spoken line of a film, before a character's preset changes its voice: a sound file in the storage. Times are in
 * seconds from its start.
 */
export interface SpeechClipsTable {
  id: string
  /** Null: of a draft, or else of the shop's library, since its words have no name in them and nothing of a buyer's. */
  order_id: string | null
  /** Of what was said in a preview; it becomes the order's with that key. */
  draft_id: Generated<string | null>
  /** SHA-256 of language, speakers and words. */
  line_key: Buffer
  source: ClipSource
  /** Which voice is heard: `flite/0.1.1 slt`, or `recording`. */
  voice: string
  /** Mood and pace that the voice was asked for. */
  manner: Generated<string>
  is_draft: boolean
  seconds: number
  words: ColumnType<SpeechClip['words'], string, string>
  mouth: ColumnType<SpeechClip['mouth'], string, string>
  /** How unlike the line it sounds; null where its words were not found in it. */
  cost: number | null
  doubtful: boolean
  /** The take that a service said again in this voice. */
  made_of: string | null
  /** The member of staff, of a recording. */
  recorded_by: string | null
  /** Of a parent's own voice: the version of the words that they agreed to, and when. */
  consent_version: number | null
  consented_at: Date | null
  /** When staff put another voice in its place, and who. */
  refused_at: Date | null
  refused_by: string | null
  created_at: Date
  /** When its file was in the storage; until then it is nobody's. */
  stored_at: Date | null
  /** The order at whose desk a recording was made, also of the library; null of releases that did not note it. */
  recorded_for: Generated<string | null>
}

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

/** When the buyer first saw a video; inserted on the first view. */
export interface VideoViewsTable {
  video_id: string
  order_id: string
  first_opened_at: Date
  first_played_at: Date | null
}

/** A problem with a video, as reported by its buyer. */
export interface VideoProblemsTable {
  video_id: string
  order_id: string
  reason: ProblemReason
  words: string | null
  reported_at: Date
  /** When staff resolved it; null again if the buyer rewords it. */
  resolved_at: Date | null
}

/** A buyer's reaction to an order's video. */
export interface VideoReactionsTable {
  order_id: string
  hearts: number
  words: string | null
  may_quote: boolean
  /** The review made from it, if the buyer agreed. */
  review_id: string | null
  reacted_at: Date
}

/** The delivery of a video to its order's buyer. */
export interface DeliveriesTable {
  id: Generated<string>
  order_id: string
  video_id: string
  state: DeliveryState
  channels: DeliveryChannel[]
  /** When to send it: immediately, or at the scheduled time. */
  deliver_at: Date
  /** The zone in which `deliver_at` was chosen; null if immediate. */
  time_zone: string | null
  /** The promised time (D5). */
  due_at: Date | null
  /** When the first channel accepted it. */
  delivered_at: Date | null
  /** When the poller checks it next: it is due, or waits for proof. */
  next_poll_at: Date | null
  created_at: Date
}

/** One message on one channel; WhatsApp's statuses refer to its id. */
export interface DeliveryAttemptsTable {
  id: Generated<string>
  delivery_id: string
  channel: DeliveryChannel
  state: AttemptState
  /** Sent automatically, because there was no proof that the first one arrived (D7). */
  fallback: boolean
  message_id: string | null
  /** A code, never free text. */
  error: string | null
  created_at: Date
  /** Also set if it is unknown whether it was sent. */
  sent_at: Date | null
  delivered_at: Date | null
  read_at: Date | null
  failed_at: Date | null
  /** It went to a number that was corrected since, so it proves nothing. */
  superseded_at: Date | null
  /** Not before then is a message again recorded as failed that the outbox gave up. */
  next_poll_at: Date | null
}

/** WhatsApp's signed statuses between receipt and processing (D4). */
export interface WhatsappStatusesTable {
  id: GeneratedAlways<string>
  message_id: string
  status: string
  attempt_id: string | null
  error: string | null
  at: Date
  /** How often it was tried to be applied. */
  tries: Generated<number>
  /** When it is due again; null if it was never tried. */
  next_try_at: Date | null
}

/** A WhatsApp number that wrote to the shop, or that staff wrote to freely. */
export interface ChatsTable {
  id: Generated<string>
  /** In the canonical spelling of `packages/i18n/src/chat-numbers.ts`. */
  phone: string
  /** The last opt-in or opt-out of automatic messages; null if there is none. */
  opted_in: boolean | null
  opted_at: Date | null
  /** Whether their last keyword was an opt-out. */
  silenced: Generated<boolean>
  /** Time of the last message from this number: staff can write freely for 24 hours after it. */
  last_inbound_at: Date | null
  /** Messages that no member of staff has read. */
  unread: Generated<number>
  created_at: Date
}

/** A message; WhatsApp's statuses refer to its id. */
export interface ChatMessagesTable {
  id: string
  phone: string
  author: ChatAuthor
  staff_id: string | null
  /** The code of its purpose, if the shop sent it. */
  about: string | null
  /** Null if it is not a text. */
  text: string | null
  /** Null for the buyer's messages. */
  state: AttemptState | null
  message_id: string | null
  /** A code, never free text. */
  error: string | null
  at: Date
  /** Time of its state. */
  state_at: Date | null
}

export interface ContactMessagesTable {
  id: string
  full_name: string
  email: string
  subject: string
  message: string
  locale: Locale
  state: Generated<ContactState>
  /** The assigned member of staff. */
  assignee_id: string | null
  created_at: CreatedAt
}

/** An answer by staff; its email is an outbox event. */
export interface ContactAnswersTable {
  id: string
  message_id: string
  text: string
  staff_id: string
  created_at: Date
}
