import type { Database } from '../../db/schema/index.ts'
import { detailNames, erasedDetails } from '../orders/detail-columns.ts'
import { noWords, type Holding, type Nobody } from './holding.ts'

/**
 * The map of personal data in all tables: what is shown, exported, erased on request, and erased by time. A table
 * missing here does not compile; a missing text column fails `personal-data.test.ts`.
 */
type Map = { [T in keyof Database]: Nobody | Holding<keyof Database[T] & string> }

export const personalData = {
  advertising: 'nobody',
  orders: {
    category: 'orders',
    of: { by: 'order', column: 'id' },
    exported: [
      ...(['number', 'status', 'payment_status', 'currency', 'total', 'created_at', 'completed_at'] as const),
      ...(['locale', 'country', 'time_zone'] as const),
      ...detailNames,
      'script',
    ],
    byTime: {
      ...erasedDetails,
      script: noWords,
      // Rebuilt from the remaining fields.
      search_text: "''",
      request_hash: "'\\x'",
      details_erased_at: 'now()',
    },
    onRequest: {
      guardian_name: "'—'",
      guardian_email: "''",
      time_zone: 'null',
      tracking_session_id: 'null',
      // From then on the private link opens nothing.
      link_token_hash: 'null',
      erased_at: 'now()',
    },
    kept: [
      ...(['number', 'status', 'payment_status', 'payment_gateway', 'stage', 'package_id'] as const),
      ...(['package_title', 'currency', 'promo_code', 'affiliate_code', 'locale', 'country'] as const),
      // Which characters spoke; orders on hold are never erased.
      ...(['idempotency_key', 'characters', 'on_hold_reason'] as const),
    ],
  },
  // Views: what they show is in the tables of orders, payments, events and scripts.
  order_timeline: 'nobody',
  script_versions: 'nobody',
  scripts: {
    category: 'scripts',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'version', 'lines', 'text', 'created_at'],
    byTime: { lines: 'null', text: "''" },
    kept: ['author', 'author_name'],
  },
  order_events: {
    category: 'timeline',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'machine', 'from_state', 'to_state', 'reason', 'created_at'],
    // Staff's free text, which may name anyone; the shop's own reasons are codes.
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
      ...(['order_id', 'consent_version', 'created_at', 'ip', 'user_agent'] as const),
      ...(['fbp', 'fbc', 'ttclid', 'ttp'] as const),
    ],
    byTime: 'rows',
    kept: ['external_id'],
  },
  // Where the buyer came from; the marketing figures keep their sums.
  order_origins: {
    category: 'orders',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'source', 'campaign', 'device'],
    onRequest: 'rows',
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
    // Pending refunds and commissions contain no personal text.
    erasedWhere: `kind not in ('surplus_refund', 'commission')`,
  },
  videos: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'mime_type', 'bytes', 'seconds', 'created_at', 'expires_at'],
    // Their files are deleted by an outbox event.
    byTime: { revoked_at: 'now()' },
    kept: [
      ...(['state', 'refusal', 'storage_key', 'poster_key', 'captions_key', 'copy_key'] as const),
      ...(['mime_type', 'video_codec', 'audio_codec'] as const),
    ],
  },
  // Codes and times; what it was drawn from is a hash, and so are the ids of lines that tell of the notes.
  films: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'begun_at', 'made_at'],
    byTime: { input_hash: "'\\x'", lines: 'null' },
    kept: ['problems', 'speech', 'sha256', 'progress', 'decided_by', 'rule_stops'],
  },
  // What is said in its film: the sound files are deleted by an outbox event, and the rows with them.
  speech_clips: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'source', 'voice', 'seconds', 'created_at', 'consent_version', 'consented_at'],
    byTime: { line_key: "'\\x'", words: "'[]'", mouth: "'[]'", stored_at: 'null' },
    kept: ['source', 'voice', 'manner'],
  },
  // Numbers: what a service charged, never what was said.
  speech_costs: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'characters', 'created_at'],
    kept: ['voice'],
  },
  // Codes, times and sizes; the file goes with its video's.
  film_formats: {
    category: 'videos',
    of: { by: 'order', column: 'order_id' },
    exported: ['order_id', 'format', 'bytes', 'requested_at', 'made_at'],
    kept: ['film_id', 'format', 'progress', 'failed_at'],
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
  // What staff have answered.
  contact_answers: {
    category: 'contact',
    of: {
      by: 'email',
      column: 'message_id',
      through: { table: 'contact_messages', column: 'id', of: 'email' },
    },
    exported: ['text', 'created_at'],
    onRequest: 'rows',
  },
  contact_messages: {
    category: 'contact',
    of: { by: 'email', column: 'email' },
    exported: ['full_name', 'email', 'subject', 'message', 'locale', 'created_at'],
    onRequest: 'rows',
  },
  chats: {
    category: 'chats',
    of: { by: 'phone', column: 'phone' },
    exported: ['phone', 'opted_in', 'opted_at', 'last_inbound_at', 'created_at'],
    // Deletes their messages too.
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
  // What was paid and how: the accounting record.
  payments: 'nobody',
  disputes: 'nobody',
  ledger: 'nobody',
  ledger_comparisons: 'nobody',
  ledger_comparison_refs: 'nobody',
  pix_credits: 'nobody',
  // Bodies are encrypted, and deleted by time.
  webhook_events: 'nobody',
  affiliate_clicks: 'nobody',
  affiliate_payouts: 'nobody',
  commission_lines: 'nobody',
  partner_pages: 'nobody',
  affiliates: 'nobody',
  landing_sites: 'nobody',
  characters: 'nobody',
  closed_order_changes: 'nobody',
  closed_order_counts: 'nobody',
  countries: 'nobody',
  currency_rates: 'nobody',
  package_payment_links: 'nobody',
  package_prices: 'nobody',
  packages: 'nobody',
  promo_codes: 'nobody',
  purges: 'nobody',
  // Answers of the writing service by a hash of the request, with tokens for names; deleted after a week.
  script_answers: 'nobody',
  // Addresses are counted by hash, for an hour.
  rate_limits: 'nobody',
  seeds: 'nobody',
  settings: 'nobody',
  voice_preset_approvals: 'staff',
  sign_in_attempts: 'staff',
  audit_log: 'staff',
  order_claims: 'staff',
  // Saved without search terms; an erasure takes the person's names out of their names.
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
  // Reviews made from a reaction. Those that staff entered name their parents as agreed, and belong to no order.
  reviews: {
    category: 'videos',
    of: {
      by: 'order',
      column: 'id',
      through: { table: 'video_reactions', column: 'review_id', of: 'order_id' },
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
  // When and by which channel a video was sent: times, codes and ids.
  deliveries: 'nobody',
  delivery_attempts: 'nobody',
  poller_rounds: 'nobody',
  scheduled_jobs: 'nobody',
  whatsapp_statuses: 'nobody',
  // The session in which an order was placed, named by the order, and its visitor's other sessions (`visits.ts`).
  tracking_events: 'visitor',
  tracking_sessions: 'visitor',
  // Sums, and sketches of ids.
  tracking_copies: 'nobody',
  tracking_days: 'nobody',
  tracking_marks: 'nobody',
  tracking_pieces: 'nobody',
  tracking_notes: 'nobody',
  tracking_parts: 'nobody',
  tracking_visitors: 'nobody',
  // Made by a trigger from a paid order's `search_text` and `guardian_email`, and erased with them.
  order_search_entries: 'nobody',
  // Uploads in progress, which become videos or clips.
  video_uploads: 'staff',
  character_clips: 'staff',
} as const satisfies Map

/** The tables with buyers' data, in the order in which it is shown and erased. */
export const holdings: readonly (Holding & { table: string })[] = Object.entries<Nobody | Holding>(
  personalData,
).flatMap(([table, holding]) => (typeof holding === 'object' ? [{ table, ...holding }] : []))
