import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { Closed, Instant, Nullable, Uuid, WordsOfProse } from './common.ts'
import { attemptStates, deliveryChannels } from './deliveries.ts'
import type { Endpoint } from './endpoints.ts'
import { OrderParams } from './orders.ts'

/** The longest text that WhatsApp takes. */
export const chatTextMax = 4096

/** Who wrote: the buyer, a member of staff, or the shop by itself. */
export const chatAuthors = ['buyer', 'staff', 'shop'] as const
export type ChatAuthor = (typeof chatAuthors)[number]

/** What the shop itself sends a buyer. A newer server may know more. */
export const shopMessages = [
  'video',
  'receipt',
  'order_link',
  'address_changed',
  'opted_out',
  'opted_in',
] as const
export type ShopMessage = (typeof shopMessages)[number]

/** One message, whichever way it went. */
export const ThreadItem = Closed({
  id: Type.String(),
  author: Type.Enum(chatAuthors),
  channel: Type.Enum(deliveryChannels),
  /** Of the member of staff who wrote it. */
  by: Nullable(Type.String()),
  /** What it was about, where the shop sent it: one of `shopMessages`. */
  about: Nullable(Type.String()),
  /** As it was written; `null` where it is no text (a picture, a voice message) or where the shop does not keep the words. */
  text: Nullable(Type.String()),
  /** How far it got; `null` for what the buyer wrote. */
  state: Nullable(Type.Enum(attemptStates)),
  /** Why it failed or waits: the channel's own code. */
  error: Nullable(Type.String()),
  at: Instant,
})
export type ThreadItem = Static<typeof ThreadItem>

/** Why staff cannot write freely now. */
export const chatProblems = ['not_configured', 'opted_out', 'closed'] as const
export type ChatProblem = (typeof chatProblems)[number]

export const consentSources = ['checkout', 'message'] as const

/** What was said to a buyer and by the buyer: by WhatsApp, and about one order by every channel. */
export const Chat = Closed({
  /** `null` while nothing was ever said by WhatsApp. */
  id: Nullable(Uuid),
  phone: Type.String(),
  /** The order whose page it is, or the number's newest. */
  order: Nullable(Closed({ id: Uuid, number: Type.String() })),
  /** The oldest first; the newest 200. */
  items: Type.Array(ThreadItem),
  /** Messages of the buyer's that no member of staff has seen. */
  unread: Type.Integer({ minimum: 0 }),
  problem: Nullable(Type.Enum(chatProblems)),
  /** Until when staff may write freely: 24 hours after the buyer's last message; `null` when there was none. */
  opensUntil: Nullable(Instant),
  /** Whether the shop may write by itself, since when, and how the buyer said so. */
  consent: Nullable(Closed({ given: Type.Boolean(), source: Type.Enum(consentSources), at: Instant })),
  /** Opens WhatsApp on the buyer's number with a greeting filled in. */
  handLink: Nullable(Type.String()),
  serverTime: Instant,
})
export type Chat = Static<typeof Chat>

export const SendChatTextBody = Closed({
  /** The message's own id: the same one sent again is sent once. */
  id: Uuid,
  text: WordsOfProse(1, chatTextMax),
  /** The newest message of the thread that was read; one that a colleague sent after it is refused with 409 `version_conflict`. */
  after: Nullable(Uuid),
})
export type SendChatTextBody = Static<typeof SendChatTextBody>

export const ReadChatBody = Closed({
  /** The buyer's newest message that was seen. */
  until: Uuid,
})

export const ChatParams = Closed({ id: Uuid })

/** A number's messages as a line of the list. */
export const ChatSummary = Closed({
  id: Uuid,
  phone: Type.String(),
  /** Who ordered with this number, and their newest order. */
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  /** How the newest message begins; `null` where it is no text. */
  excerpt: Nullable(Type.String()),
  author: Type.Enum(chatAuthors),
  unread: Type.Integer(),
  at: Instant,
  opensUntil: Nullable(Instant),
})
export type ChatSummary = Static<typeof ChatSummary>

export const ChatList = Closed({
  /** Those with unread messages first, then the newest; at most 100. */
  items: Type.Array(ChatSummary),
})
export type ChatList = Static<typeof ChatList>

export const ChatCounts = Closed({ unread: Type.Integer() })

const chat = { ...production, params: ChatParams } as const

/** What staff and buyers write to each other; part of `endpoints`. */
export const chatEndpoints = {
  getOrderChat: {
    ...production,
    method: 'GET',
    path: '/api/admin/orders/{id}/chat',
    summary: 'Everything that was written to the buyer of an order, and by them',
    params: OrderParams,
    status: 200,
    response: Chat,
  },
  listChats: {
    ...production,
    method: 'GET',
    path: '/api/admin/chats',
    summary: 'Who wrote by WhatsApp: unread messages first',
    status: 200,
    response: ChatList,
  },
  countChats: {
    ...production,
    method: 'GET',
    path: '/api/admin/chat-counts',
    summary: 'How many numbers have messages that nobody has seen',
    status: 200,
    response: ChatCounts,
  },
  getChat: {
    ...chat,
    method: 'GET',
    path: '/api/admin/chats/{id}',
    summary: 'The messages of one number',
    status: 200,
    response: Chat,
  },
  sendChatText: {
    ...chat,
    method: 'POST',
    path: '/api/admin/chats/{id}/messages',
    summary: 'Answer by WhatsApp, within 24 hours of what the buyer wrote',
    body: SendChatTextBody,
    status: 204,
    response: Type.Null(),
  },
  readChat: {
    ...chat,
    method: 'POST',
    path: '/api/admin/chats/{id}/reads',
    summary: 'Note that messages were seen',
    body: ReadChatBody,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
