import type { ChatSummary, ThreadItem } from '@recadinho/contracts/chats'
import type { AttemptState } from '@recadinho/contracts/deliveries'
import { chatNumber } from '@recadinho/i18n/chat-numbers'
import type { AttemptRow, EmailRow, listChats, listOrdersOf, MessageRow } from './thread-queries.ts'
import { opensUntil } from './window.ts'

type Ended = Pick<EmailRow, 'dead_at' | 'dead_reason' | 'last_error'>

/** The newest items, oldest first; timestamps of the same format sort as text. */
export const threadOf = (items: readonly ThreadItem[], limit: number): ThreadItem[] =>
  items.toSorted((a, b) => (a.at === b.at ? compare(a.id, b.id) : compare(a.at, b.at))).slice(-limit)

const compare = (a: string, b: string) => (a < b ? -1 : 1)

/** An event that the outbox gave up failed, or its outcome is unknown. */
const endOf = ({ dead_at: dead, dead_reason: reason, last_error: error }: Ended) => ({
  state: (dead === null ? 'queued' : reason === 'outcome_unknown' ? 'unknown' : 'failed') as AttemptState, // all valid states
  error: error ?? reason,
})

export const messageItem = ({
  id,
  author,
  about,
  text,
  state,
  error,
  at,
  by,
  ...event
}: MessageRow): ThreadItem => ({
  id,
  author,
  channel: 'whatsapp',
  by,
  about,
  text,
  ...(state === 'queued' && (event.dead_at !== null || event.last_error !== null)
    ? endOf(event)
    : { state, error }),
  at: at.toISOString(),
})

export const attemptItem = ({ id, channel, state, error, created_at: at }: AttemptRow): ThreadItem => ({
  id,
  author: channel === 'by_hand' ? 'staff' : 'shop',
  channel,
  by: null,
  about: 'video',
  text: null,
  state,
  error,
  at: at.toISOString(),
})

export const emailItem = ({ id, kind, created_at: at, done_at: done, ...event }: EmailRow): ThreadItem => ({
  id: `email-${id}`,
  author: 'shop',
  channel: 'email',
  by: null,
  about: kind,
  text: null,
  ...(done === null ? endOf(event) : { state: 'sent', error: null }),
  at: at.toISOString(),
})

export function summaryView(
  row: Awaited<ReturnType<typeof listChats>>[number],
  orders: Awaited<ReturnType<typeof listOrdersOf>>,
): ChatSummary {
  // Orders may use either spelling; take the newest, since ids are in order of time.
  const order = orders
    .filter(({ whatsapp_number: number }) => chatNumber(number) === row.phone)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  return {
    id: row.id,
    phone: row.phone,
    order: order ? { id: order.id, number: order.number, guardianName: order.guardian_name } : null,
    excerpt: row.excerpt,
    author: row.author,
    unread: row.unread,
    at: row.at.toISOString(),
    opensUntil: opensUntil(row)?.toISOString() ?? null,
  }
}
