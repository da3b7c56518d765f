import type { PersonalCategory } from '@recadinho/contracts/personal-data'
import type { Database } from '../../db/schema/index.ts'

/**
 * The one map of who is in which table: what is shown of a person, exported, erased on request, and erased by time. A table
 * that is not in it does not compile; a column of text that is not in it fails `personal-data.test.ts`.
 */
type Map = { [T in keyof Database]: Nobody | Holding<keyof Database[T] & string> }

/** `visitor`: the event store's, which may be another database, and which tells and forgets by itself. */
type Nobody = 'nobody' | 'staff' | 'visitor'

/** A value as SQL writes it. */
type Blank = "''" | "'—'" | 'null' | 'now()' | '1' | "'justBecause'" | "'\\x'"

export interface Holding<Column extends string = string> {
  category: PersonalCategory
  /** Whose a row is: the column that holds the id of the order, the e-mail address or the phone number. */
  of: {
    by: 'order' | 'email' | 'phone'
    column: Column
    /** The table that joins the column to an order, where the table itself does not know it. */
    through?: { table: keyof Database; column: string; order: string }
  }
  /** What an export shows. */
  exported: readonly Column[]
  /** Erased as soon as the retention of orders' details is over: the child's data, and the phone number. */
  byTime?: 'rows' | Partial<Record<Column, Blank>>
  /** Erased besides when the person asks. */
  onRequest?: 'rows' | Partial<Record<Column, Blank>>
  /** Rows that are erased, as a condition of SQL; all of them unless told. */
  erasedWhere?: string
  /** Columns of text that stay: codes, names of staff, and the accounting record. */
  kept?: readonly Column[]
}

export const personalData = {
  advertising: 'nobody',
  orders: {
    category: 'orders',
    of: { by: 'order', column: 'id' },
    exported: [
      ...(['number', 'status', 'payment_status', 'currency', 'total', 'created_at', 'completed_at'] as const),
      ...(['locale', 'country', 'guardian_name', 'guardian_email', 'whatsapp_number'] as const),
      ...(['child_name', 'name_hint', 'child_age', 'occasion', 'occasion_date', 'additional_notes'] as const),
    ],
    byTime: {
      child_name: "'—'",
      // The table wants an age and an occasion; `details_erased_at` says that these are none.
      child_age: '1',
      occasion: "'justBecause'",
      name_hint: 'null',
      occasion_date: 'null',
      additional_notes: "''",
      whatsapp_number: "''",
      // Made again of what is left.
      search_text: "''",
      request_hash: "'\\x'",
      details_erased_at: 'now()',
    },
    onRequest: {
      guardian_name: "'—'",
      guardian_email: "''",
      tracking_session_id: 'null',
      // The private link opens nothing from then on.
      link_token_hash: 'null',
      erased_at: 'now()',
    },
    kept: [
      ...([
        'number',
        'status',
        'payment_status',
        'payment_gateway',
        'stage',
        'package_id',
        'package_title',
        'currency',
      ] as const),
      ...(['promo_code', 'affiliate_code', 'locale', 'country', 'idempotency_key'] as const),
      // Nothing is on hold that may be erased.
      'on_hold_reason',
    ],
  },
  scripts: {
    category: 'scripts',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'version', 'text', 'created_at'],
    byTime: { text: "''" },
    kept: ['author', 'author_name'],
  },
  order_events: {
    category: 'timeline',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'machine', 'from_state', 'to_state', 'reason', 'created_at'],
    // What staff wrote, which may name anybody. What the shop itself wrote are codes.
    byTime: { reason: 'null' },
    erasedWhere: `actor_type in ('staff', 'buyer')`,
    kept: [
      ...(['machine', 'from_state', 'to_state', 'actor_type', 'actor_name', 'cause'] as const),
      ...(['source_event', 'request_id', 'currency'] as const),
    ],
  },
  order_advertising: {
    category: 'orders',
    of: { by: 'order', column: 'order_id' },
    exported: [
      'order_id',
      'consent_version',
      'created_at',
      'ip',
      'user_agent',
      'fbp',
      'fbc',
      'ttclid',
      'ttp',
    ],
    byTime: 'rows',
    kept: ['external_id'],
  },
  order_corrections: {
    category: 'orders',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'field', 'was', 'now', 'created_at'],
    byTime: 'rows',
  },
  outbox_events: {
    category: 'timeline',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'kind', 'payload', 'created_at', 'done_at'],
    onRequest: 'rows',
    // Money that is still to go back, or to be shared, has no words.
    erasedWhere: `kind not in ('surplus_refund', 'commission')`,
  },
  videos: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'mime_type', 'bytes', 'seconds', 'created_at', 'expires_at'],
    // Whose files the purge of videos then removes.
    byTime: { revoked_at: 'now()' },
    kept: [
      ...(['state', 'refusal', 'storage_key', 'poster_key', 'captions_key', 'copy_key'] as const),
      ...(['mime_type', 'video_codec', 'audio_codec'] as const),
    ],
  },
  refunds: {
    category: 'payments',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'state', 'amount', 'currency', 'reason', 'created_at'],
    onRequest: { reason: "''" },
    kept: [
      ...(['gateway', 'payment_ref', 'state', 'currency', 'actor_type', 'actor_name'] as const),
      ...(['idempotency_key', 'request_hash', 'gateway_ref', 'failure_code'] as const),
    ],
  },
  message_templates: 'nobody',
  money_inbox: {
    category: 'payments',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'kind', 'amount', 'currency', 'created_at', 'resolution', 'resolved_reason'],
    onRequest: { resolved_reason: 'null' },
    kept: ['kind', 'gateway', 'gateway_ref', 'currency', 'detail', 'details', 'resolution', 'resolved_by'],
  },
  contact_messages: {
    category: 'contact',
    of: { by: 'email', column: 'email' },
    exported: ['full_name', 'email', 'subject', 'message', 'locale', 'created_at'],
    // Their answers go with them.
    onRequest: 'rows',
  },
  chats: {
    category: 'chats',
    of: { by: 'phone', column: 'phone' },
    exported: ['phone', 'opted_in', 'opted_at', 'last_inbound_at', 'created_at'],
    // Their messages go with them.
    onRequest: 'rows',
  },
  chat_messages: {
    category: 'chats',
    of: { by: 'phone', column: 'phone' },
    exported: ['phone', 'author', 'about', 'text', 'state', 'at'],
    onRequest: 'rows',
    kept: ['message_id', 'error'],
  },
  visits: {
    category: 'visits',
    of: { by: 'phone', column: 'phone_number' },
    exported: ['phone_number', 'user_agent', 'status', 'created_at', 'updated_at'],
    onRequest: { phone_number: "''", user_agent: "''" },
    kept: ['token_hash', 'status'],
  },
  // Goes with its message.
  contact_answers: 'staff',
  // Which character spoke, what was paid and how: the accounting record.
  order_characters: 'nobody',
  payments: 'nobody',
  disputes: 'nobody',
  ledger: 'nobody',
  ledger_comparisons: 'nobody',
  ledger_comparison_refs: 'nobody',
  pix_credits: 'nobody',
  // Bodies are encrypted, and removed by time.
  webhook_events: 'nobody',
  affiliate_clicks: 'nobody',
  affiliate_payouts: 'nobody',
  commission_lines: 'nobody',
  affiliates: 'nobody',
  characters: 'nobody',
  countries: 'nobody',
  currency_rates: 'nobody',
  package_payment_links: 'nobody',
  package_prices: 'nobody',
  packages: 'nobody',
  promo_codes: 'nobody',
  purges: 'nobody',
  // Addresses are counted by their hash, for an hour.
  rate_limits: 'nobody',
  seeds: 'nobody',
  settings: 'nobody',
  sign_in_attempts: 'staff',
  audit_log: 'staff',
  order_claims: 'staff',
  // Without the words of a search.
  order_views: 'staff',
  staff: 'staff',
  staff_invitations: 'staff',
  staff_email_changes: 'staff',
  staff_password_resets: 'staff',
  staff_recovery_codes: 'staff',
  staff_totp: 'staff',
  staff_sessions: 'staff',
  passkey_challenges: 'staff',
  staff_passkeys: 'staff',
  order_notes: {
    category: 'timeline',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'text', 'created_at'],
    byTime: 'rows',
  },
  video_problems: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'reason', 'words', 'reported_at'],
    byTime: { words: 'null' },
    kept: ['reason'],
  },
  // Those that were made of a reaction; what staff put down is as its parent agreed to be named, and of no order.
  reviews: {
    category: 'videos',
    of: {
      by: 'order',
      column: 'id',
      through: { table: 'video_reactions', column: 'review_id', order: 'order_id' },
    },
    exported: ['author', 'rating', 'body', 'created_at', 'published_at'],
    onRequest: 'rows',
  },
  video_reactions: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'hearts', 'words', 'may_quote', 'reacted_at'],
    byTime: { words: 'null' },
  },
  video_views: 'nobody',
  // When and by which channel a video went out: times, codes and ids.
  deliveries: 'nobody',
  delivery_attempts: 'nobody',
  poller_rounds: 'nobody',
  whatsapp_statuses: 'nobody',
  // The session in which an order was placed, which the order names, and what its visitor did besides (`visits.ts`).
  tracking_events: 'visitor',
  tracking_sessions: 'visitor',
  // Sums, and sketches of ids.
  tracking_days: 'nobody',
  tracking_marks: 'nobody',
  tracking_notes: 'nobody',
  tracking_parts: 'nobody',
  tracking_visitors: 'nobody',
  order_origins: 'nobody',
  // On its way, then a video or a clip.
  video_uploads: 'staff',
  character_clips: 'staff',
} as const satisfies Map

/** The tables that hold something of a buyer, in the order in which it is shown and erased. */
export const holdings: readonly (Holding & { table: string })[] = Object.entries<Nobody | Holding>(
  personalData,
).flatMap(([table, holding]) => (typeof holding === 'object' ? [{ table, ...holding }] : []))
