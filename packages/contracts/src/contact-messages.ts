import { Type, type Static } from 'typebox'
import { allStaff, production } from './access.ts'
import { AnyLine, Closed, Email, Instant, Locale, Nullable, Uuid, Words, WordsOfProse } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { contactViews } from './filters.ts'
import { deadReasons } from './outbox.ts'
import { orderStatuses } from './filters.ts'
import { PageOf } from './paging.ts'

/** `POST /api/contact-messages`; limits from product page §4. */
export const CreateContactMessageBody = Closed({
  fullName: Words(2, 100),
  email: Email,
  subject: Words(3, 150),
  message: WordsOfProse(10, 4000),
  locale: Locale,
})
export type CreateContactMessageBody = Static<typeof CreateContactMessageBody>

export const CreatedContactMessage = Closed({ id: Uuid })

export const contactStates = ['open', 'answered', 'spam'] as const
export type ContactState = (typeof contactStates)[number]

/** A staff member, as colleagues see them. */
export const Colleague = Closed({ id: Uuid, name: Type.String() })
export type Colleague = Static<typeof Colleague>

const summary = {
  id: Uuid,
  fullName: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  locale: Locale,
  state: Type.Enum(contactStates),
  assignee: Nullable(Colleague),
  createdAt: Instant,
} as const

/** A message as a row of the list. */
export const ContactMessageSummary = Closed({
  ...summary,
  /** The beginning of the message. */
  excerpt: Type.String(),
  answersCount: Type.Integer(),
})
export type ContactMessageSummary = Static<typeof ContactMessageSummary>

/** State of an answer's email; `waiting` means no mail server is configured. */
export const answerDeliveries = ['sending', 'waiting', 'sent', 'failed'] as const
export type AnswerDelivery = (typeof answerDeliveries)[number]

export const ContactAnswer = Closed({
  id: Uuid,
  text: Type.String(),
  by: Type.String(),
  at: Instant,
  delivery: Type.Enum(answerDeliveries),
  /** Why sending failed; otherwise `null`. */
  deadReason: Nullable(Type.Enum(deadReasons)),
})
export type ContactAnswer = Static<typeof ContactAnswer>

export const ContactMessage = Closed({
  ...summary,
  message: Type.String(),
  /** Oldest first. */
  answers: Type.Array(ContactAnswer),
  /** Possible assignees, by name. */
  colleagues: Type.Array(Colleague),
})
export type ContactMessage = Static<typeof ContactMessage>

/** Maximum length of a search text. */
export const contactSearchMax = 100

/** `cursor` is the `nextCursor` of the previous page. */
export const ContactMessageListQuery = Closed({
  view: Type.Optional(Type.Enum(contactViews)),
  search: Type.Optional(AnyLine(1, contactSearchMax)),
  cursor: Type.Optional(Uuid),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})
export type ContactMessageListQuery = Static<typeof ContactMessageListQuery>

export const ContactMessageList = PageOf(ContactMessageSummary)
export type ContactMessageList = Static<typeof ContactMessageList>

export const ContactMessageCounts = Closed({ open: Type.Integer(), mine: Type.Integer() })
export type ContactMessageCounts = Static<typeof ContactMessageCounts>

export const ContactMessageParams = Closed({ id: Uuid })

/** A message's state and assignee. */
export const ChangeContactMessageBody = EditOf({
  state: Type.Enum(contactStates),
  assigneeId: Nullable(Uuid),
})
export type ChangeContactMessageBody = Static<typeof ChangeContactMessageBody>

export const answerMax = 4000

export const AnswerContactMessageBody = Closed({
  text: WordsOfProse(2, answerMax),
  /**
   * How many answers the author had seen. If there are more by now, the call fails with 409 `version_conflict`;
   * `details.by` lists their authors.
   */
  answersSeen: Type.Integer({ minimum: 0, maximum: 10_000 }),
})
export type AnswerContactMessageBody = Static<typeof AnswerContactMessageBody>

/** Orders of the sender, found by email address. */
export const SenderOrders = Closed({
  items: Type.Array(
    Closed({ id: Uuid, number: Type.String(), status: Type.Enum(orderStatuses), createdAt: Instant }),
  ),
})
export type SenderOrders = Static<typeof SenderOrders>

const message = {
  ...allStaff,
  params: ContactMessageParams,
  status: 200,
  response: ContactMessage,
} as const

/**
 * Staff calls on contact page messages; part of `endpoints`. Calls that change a message return the updated message.
 */
export const contactMessageEndpoints = {
  listContactMessages: {
    ...allStaff,
    method: 'GET',
    path: '/api/admin/contact-messages',
    summary: 'Messages of the contact page, the newest first',
    query: ContactMessageListQuery,
    status: 200,
    response: ContactMessageList,
  },
  countContactMessages: {
    ...allStaff,
    method: 'GET',
    path: '/api/admin/contact-message-counts',
    summary: 'How many messages are open, and how many of them are assigned to who asks',
    status: 200,
    response: ContactMessageCounts,
  },
  getContactMessage: {
    ...message,
    method: 'GET',
    path: '/api/admin/contact-messages/{id}',
    summary: 'One message with its answers',
  },
  listSenderOrders: {
    ...production,
    method: 'GET',
    path: '/api/admin/contact-messages/{id}/orders',
    summary: 'Orders with the e-mail address of a message, the newest first',
    params: ContactMessageParams,
    status: 200,
    response: SenderOrders,
  },
  changeContactMessage: {
    ...message,
    method: 'PATCH',
    path: '/api/admin/contact-messages/{id}',
    summary: 'Assign a message, mark it as answered or as spam, or open it again',
    body: ChangeContactMessageBody,
  },
  answerContactMessage: {
    ...message,
    method: 'POST',
    path: '/api/admin/contact-messages/{id}/answers',
    summary: 'Answer a message by e-mail',
    body: AnswerContactMessageBody,
  },
  resendContactAnswer: {
    ...message,
    method: 'POST',
    path: '/api/admin/contact-answers/{id}/mails',
    summary: 'Send an answer again whose e-mail could not be sent',
  },
  deleteContactMessage: {
    ...allStaff,
    method: 'DELETE',
    path: '/api/admin/contact-messages/{id}',
    summary: 'Delete a message and its answers',
    params: ContactMessageParams,
    status: 204,
    response: Type.Null(),
  },
} as const satisfies Record<string, Endpoint>
