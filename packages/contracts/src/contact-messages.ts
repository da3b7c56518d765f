import { Type, type Static } from 'typebox'
import { allStaff, production } from './access.ts'
import { AnyLine, Closed, Email, Instant, Locale, Nullable, Uuid, Words, WordsOfProse } from './common.ts'
import { EditOf } from './edits.ts'
import type { Endpoint } from './endpoints.ts'
import { contactViews } from './filters.ts'
import { deadReasons } from './outbox.ts'
import { orderStatuses } from './filters.ts'
import { PageOf } from './paging.ts'

/** `POST /api/contact-messages`; bounds from the product page §4. */
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

/** A member of staff, as colleagues see them. */
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

/** A message as a line of the list. */
export const ContactMessageSummary = Closed({
  ...summary,
  /** How it begins. */
  excerpt: Type.String(),
  answersCount: Type.Integer(),
})
export type ContactMessageSummary = Static<typeof ContactMessageSummary>

/** Where the e-mail of an answer is: `waiting` for a mail server that is not configured. */
export const answerDeliveries = ['sending', 'waiting', 'sent', 'failed'] as const
export type AnswerDelivery = (typeof answerDeliveries)[number]

export const ContactAnswer = Closed({
  id: Uuid,
  text: Type.String(),
  by: Type.String(),
  at: Instant,
  delivery: Type.Enum(answerDeliveries),
  /** Why it failed; `null` in every other case. */
  deadReason: Nullable(Type.Enum(deadReasons)),
})
export type ContactAnswer = Static<typeof ContactAnswer>

export const ContactMessage = Closed({
  ...summary,
  message: Type.String(),
  /** The oldest first. */
  answers: Type.Array(ContactAnswer),
  /** To whom it can be given, by name. */
  colleagues: Type.Array(Colleague),
})
export type ContactMessage = Static<typeof ContactMessage>

/** The most that is searched for. */
export const contactSearchMax = 100

/** `cursor` is the `nextCursor` of the page before. */
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

/** What becomes of a message, and who sees to it. */
export const ChangeContactMessageBody = EditOf({
  state: Type.Enum(contactStates),
  assigneeId: Nullable(Uuid),
})
export type ChangeContactMessageBody = Static<typeof ChangeContactMessageBody>

export const answerMax = 4000

export const AnswerContactMessageBody = Closed({
  text: WordsOfProse(2, answerMax),
  /** How many answers were read: one more meanwhile is refused with 409 `version_conflict`, whose `details.by` says whose. */
  answersSeen: Type.Integer({ minimum: 0, maximum: 10_000 }),
})
export type AnswerContactMessageBody = Static<typeof AnswerContactMessageBody>

/** An order of the sender's, found by the e-mail address. */
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

/** What staff do with the messages of the contact page; part of `endpoints`. What changes one answers it as it is then. */
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
