import type { AttemptState, DeliveryChannel, DeliveryState } from '@recadinho/contracts/deliveries'
import type { Generated, GeneratedAlways } from 'kysely'

/** How one video reaches its order's buyer. */
export interface DeliveriesTable {
  id: Generated<string>
  order_id: string
  video_id: string
  state: DeliveryState
  channels: DeliveryChannel[]
  /** When it leaves: at once, or at the buyer's moment. */
  deliver_at: Date
  /** In which `deliver_at` was chosen; null for at once. */
  time_zone: string | null
  /** When it was promised (D5). */
  due_at: Date | null
  /** When the first channel took it. */
  delivered_at: Date | null
  /** When the poller looks at it next: it is due, or no proof has come. */
  next_poll_at: Date | null
  created_at: Date
}

/** One message by one channel; its id is what WhatsApp's statuses carry. */
export interface DeliveryAttemptsTable {
  id: Generated<string>
  delivery_id: string
  channel: DeliveryChannel
  state: AttemptState
  /** Made by the shop because nothing proved that the first one arrived (D7). */
  fallback: boolean
  message_id: string | null
  /** A code, never words. */
  error: string | null
  created_at: Date
  /** Also when it is unknown whether it left. */
  sent_at: Date | null
  delivered_at: Date | null
  read_at: Date | null
  failed_at: Date | null
  /** It went to a number that was corrected since: it proves nothing. */
  superseded_at: Date | null
}

/** WhatsApp's signed statuses between their arrival and their processing (D4). */
export interface WhatsappStatusesTable {
  id: GeneratedAlways<string>
  message_id: string
  status: string
  attempt_id: string | null
  error: string | null
  at: Date
}
