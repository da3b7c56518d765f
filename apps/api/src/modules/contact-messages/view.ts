import type {
  AnswerDelivery,
  Colleague,
  ContactAnswer,
  ContactMessage,
  ContactMessageSummary,
  SenderOrders,
} from '@recadinho/contracts/contact-messages'
import type { AnswerRow, ListedMessageRow, listSenderOrders, MessageRow } from './queries.ts'

const common = ({
  id,
  full_name,
  email,
  subject,
  locale,
  state,
  assignee,
  created_at,
}: Omit<ListedMessageRow, 'excerpt' | 'answers_count'>) => ({
  id,
  fullName: full_name,
  email,
  subject,
  locale,
  state,
  assignee,
  createdAt: created_at.toISOString(),
})

export const summaryView = (row: ListedMessageRow): ContactMessageSummary => ({
  ...common(row),
  excerpt: row.excerpt,
  answersCount: row.answers_count,
})

export const messageView = (row: MessageRow, colleagues: Colleague[]): ContactMessage => ({
  ...common(row),
  message: row.message,
  answers: row.answers.map(answerView),
  colleagues,
})

const answerView = (row: AnswerRow): ContactAnswer => ({
  id: row.id,
  text: row.text,
  by: row.by,
  // In JSON from PostgreSQL, timestamps have another format.
  at: new Date(row.created_at).toISOString(),
  delivery: deliveryOf(row),
  deadReason: row.dead_reason,
})

/** A missing event was done long ago, because failed ones are not deleted. */
function deliveryOf({ event_id, dead_at, done_at, last_error }: AnswerRow): AnswerDelivery {
  if (dead_at !== null) return 'failed'
  if (event_id === null || done_at !== null) return 'sent'
  return last_error?.startsWith('no_') ? 'waiting' : 'sending'
}

export const senderOrdersView = (rows: Awaited<ReturnType<typeof listSenderOrders>>): SenderOrders => ({
  items: rows.map(({ id, number, status, created_at }) => ({
    id,
    number,
    status,
    createdAt: created_at.toISOString(),
  })),
})
