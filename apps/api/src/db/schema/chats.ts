import type { ChatAuthor } from '@recadinho/contracts/chats'
import type { AttemptState } from '@recadinho/contracts/deliveries'
import type { Defaulted } from './columns.ts'

/** A WhatsApp number that wrote to the shop, or that staff wrote to freely. */
export interface ChatsTable {
  id: Defaulted<string>
  /** In the canonical spelling of `packages/i18n/src/chat-numbers.ts`. */
  phone: string
  /** The last opt-in or opt-out of automatic messages; null if there is none. */
  opted_in: boolean | null
  opted_at: Date | null
  /** Whether their last keyword was an opt-out. */
  silenced: Defaulted<boolean>
  /** Time of the last message from this number: staff can write freely for 24 hours after it. */
  last_inbound_at: Date | null
  /** Messages that no member of staff has read. */
  unread: Defaulted<number>
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
