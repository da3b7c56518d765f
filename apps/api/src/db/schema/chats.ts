import type { ChatAuthor } from '@recadinho/contracts/chats'
import type { AttemptState } from '@recadinho/contracts/deliveries'
import type { Defaulted } from './columns.ts'

/** A WhatsApp number that wrote to the shop, or that was written to freely. */
export interface ChatsTable {
  id: Defaulted<string>
  /** In the one spelling of `modules/whatsapp/numbers.ts`. */
  phone: string
  /** What its owner last said about messages that the shop sends by itself; null: nothing. */
  opted_in: boolean | null
  opted_at: Date | null
  /** Their last word was that they want no messages. */
  silenced: Defaulted<boolean>
  /** When its owner wrote last: from then on staff may write freely for 24 hours. */
  last_inbound_at: Date | null
  /** Messages that no member of staff has seen. */
  unread: Defaulted<number>
  created_at: Date
}

/** One text; its id is what WhatsApp's statuses carry. */
export interface ChatMessagesTable {
  id: string
  phone: string
  author: ChatAuthor
  staff_id: string | null
  /** What it was about, where the shop sent it: a code. */
  about: string | null
  /** Null for what is no text. */
  text: string | null
  /** Null for what the buyer wrote. */
  state: AttemptState | null
  message_id: string | null
  /** A code, never words. */
  error: string | null
  at: Date
  /** When it got to its state. */
  state_at: Date | null
}
