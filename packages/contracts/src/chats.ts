import { Type, type Static } from 'typebox'
import { production } from './access.ts'
import { Closed, Instant, Nullable, Uuid, WordsOfProse } from './common.ts'
import { attemptStates, deliveryChannels } from './deliveries.ts'
import type { Endpoint } from './endpoints.ts'
import { OrderParams } from './orders.ts'

/** The longest text WhatsApp accepts. */
export const chatTextMax = 4096

/** Who wrote a message; `shop` means it was automatic. */
export const chatAuthors = ['buyer', 'staff', 'shop'] as const
export type ChatAuthor = (typeof chatAuthors)[number]

/** Messages the shop sends automatically. A newer server may know more. */
export const shopMessages = [
  'video',
  'receipt',
  'order_link',
  'address_changed',
  'opted_out',
  'opted_in',
] as const
export type ShopMessage = (typeof shopMessages)[number]

/** One message, in either direction. */
export const ThreadItem = Closed({
  id: Type.String(),
  author: Type.Enum(chatAuthors),
  channel: Type.Enum(deliveryChannels),
  /** Name of the staff member who wrote it. */
  by: Nullable(Type.String()),
  /** For an automatic message, its kind: one of `shopMessages`. */
  about: Nullable(Type.String()),
  /** The text; `null` if it is not text (a picture, a voice message) or the shop does not store it. */
  text: Nullable(Type.String()),
  /** Delivery state; `null` for the buyer's messages. */
  state: Nullable(Type.Enum(attemptStates)),
  /** The channel's own code for why it failed or waits. */
  error: Nullable(Type.String()),
  at: Instant,
})
export type ThreadItem = Static<typeof ThreadItem>

/** Why staff cannot send free-form messages now. */
export const chatProblems = ['not_configured', 'opted_out', 'closed'] as const
export type ChatProblem = (typeof chatProblems)[number]

export const consentSources = ['checkout', 'message'] as const

/** The conversation with a buyer: all WhatsApp messages, and messages about one order by any channel. */
export const Chat = Closed({
  /** `null` if there have been no WhatsApp messages. */
  id: Nullable(Uuid),
  phone: Type.String(),
  /** The order whose page is shown, or the newest order with this number. */
  order: Nullable(Closed({ id: Uuid, number: Type.String() })),
  /** The newest 200, oldest first. */
  items: Type.Array(ThreadItem),
  /** Messages from the buyer that no staff member has seen. */
  unread: Type.Integer({ minimum: 0 }),
  problem: Nullable(Type.Enum(chatProblems)),
  /**
   * Until when staff may send free-form messages: 24 hours after the buyer's last message; `null` if there was none.
   */
  opensUntil: Nullable(Instant),
  /** Whether the buyer allows automatic messages, since when, and where they said so. */
  consent: Nullable(Closed({ given: Type.Boolean(), source: Type.Enum(consentSources), at: Instant })),
  /** Opens WhatsApp with the buyer's number and a prefilled greeting. */
  handLink: Nullable(Type.String()),
  serverTime: Instant,
})
export type Chat = Static<typeof Chat>

export const SendChatTextBody = Closed({
  /** The message's own id: resending the same id sends it only once. */
  id: Uuid,
  text: WordsOfProse(1, chatTextMax),
  /**
   * The newest message the author had seen. If a colleague has sent one since, the call fails with 409
   * `version_conflict`.
   */
  after: Nullable(Uuid),
})
export type SendChatTextBody = Static<typeof SendChatTextBody>

export const ReadChatBody = Closed({
  /** The buyer's newest message that staff have seen. */
  until: Uuid,
})

export const ChatParams = Closed({ id: Uuid })

/** A chat as a row of the list. */
export const ChatSummary = Closed({
  id: Uuid,
  phone: Type.String(),
  /** The newest order with this number, and who placed it. */
  order: Nullable(Closed({ id: Uuid, number: Type.String(), guardianName: Type.String() })),
  /** The beginning of the newest message; `null` if it is not text. */
  excerpt: Nullable(Type.String()),
  author: Type.Enum(chatAuthors),
  unread: Type.Integer(),
  at: Instant,
  opensUntil: Nullable(Instant),
})
export type ChatSummary = Static<typeof ChatSummary>

export const ChatList = Closed({
  /** Unread chats first, then newest first; at most 100. */
  items: Type.Array(ChatSummary),
})
export type ChatList = Static<typeof ChatList>

export const ChatCounts = Closed({ unread: Type.Integer() })

const chat = { ...production, params: ChatParams } as const

/** Chats between staff and buyers; part of `endpoints`. */
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
