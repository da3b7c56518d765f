import type { AttemptState, DeliveryChannel, DeliveryState } from '@recadinho/contracts/deliveries'
import type { Generated, GeneratedAlways } from 'kysely'

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
