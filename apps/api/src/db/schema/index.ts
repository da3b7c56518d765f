import type { OrderAdvertisingTable } from './order-advertising.ts'
import type { AdvertisingTable } from './advertising.ts'
import type { AffiliateClicksTable, AffiliatesTable, PartnerPagesTable } from './affiliates.ts'
import type { AffiliatePayoutsTable, CommissionLinesTable } from './commissions.ts'
import type { AuditLogTable } from './audit-log.ts'
import type { ChatMessagesTable, ChatsTable } from './chats.ts'
import type { CharacterClipsTable } from './character-clips.ts'
import type { CharactersTable } from './characters.ts'
import type { ContactAnswersTable, ContactMessagesTable } from './contact-messages.ts'
import type { CountriesTable } from './countries.ts'
import type { CurrencyRatesTable } from './currency-rates.ts'
import type { PackagePaymentLinksTable, PackagePricesTable, PackagesTable } from './packages.ts'
import type { PromoCodesTable } from './promo-codes.ts'
import type { PurgesTable } from './purges.ts'
import type { ReviewsTable } from './reviews.ts'
import type { SeedsTable } from './seeds.ts'
import type { SettingsTable } from './settings.ts'
import type { SignInAttemptsTable } from './sign-in-attempts.ts'
import type { PasskeyChallengesTable, StaffPasskeysTable } from './passkeys.ts'
import type { StaffEmailChangesTable } from './staff-email-changes.ts'
import type { StaffPasswordResetsTable } from './staff-password-resets.ts'
import type { StaffRecoveryCodesTable, StaffTotpTable } from './staff-second-factors.ts'
import type { StaffInvitationsTable } from './staff-invitations.ts'
import type { StaffSessionsTable, StaffTable } from './staff.ts'
import type { VisitsTable } from './visits.ts'
import type { PollerRoundsTable, ScheduledJobsTable } from './poller-rounds.ts'
import type { PixCreditsTable } from './pix-credits.ts'
import type { LedgerComparisonRefsTable, LedgerComparisonsTable } from './ledger-comparisons.ts'
import type { LandingSitesTable } from './landing-sites.ts'
import type { LedgerTable } from './ledger.ts'
import type { MessageTemplatesTable } from './message-templates.ts'
import type { MoneyInboxTable } from './money-inbox.ts'
import type { OutboxEventsTable } from './outbox-events.ts'
import type { OrderClaimsTable } from './order-claims.ts'
import type { OrderViewsTable } from './order-views.ts'
import type { OrderCorrectionsTable } from './order-corrections.ts'
import type { OrderEventsTable } from './order-events.ts'
import type { OrderNotesTable } from './order-notes.ts'
import type { OrderOriginsTable } from './order-origins.ts'
import type { OrderSearchEntriesTable } from './order-search-entries.ts'
import type { OrdersTable } from './orders.ts'
import type { PaymentsTable } from './payments.ts'
import type { DisputesTable, RefundsTable } from './refunds.ts'
import type { RateLimitsTable } from './rate-limits.ts'
import type { ScriptAnswersTable } from './script-answers.ts'
import type { ScriptsTable } from './scripts.ts'
import type {
  TrackingDaysTable,
  TrackingEventsTable,
  TrackingMarksTable,
  TrackingNotesTable,
  TrackingPartsTable,
  TrackingPiecesTable,
  TrackingSessionsTable,
  TrackingCopiesTable,
  TrackingVisitorsTable,
} from './tracking.ts'
import type { VideoUploadsTable } from './video-uploads.ts'
import type { VideoProblemsTable, VideoReactionsTable, VideoViewsTable } from './video-feedback.ts'
import type { DeliveriesTable, DeliveryAttemptsTable, WhatsappStatusesTable } from './deliveries.ts'
import type { VideosTable } from './videos.ts'
import type { WebhookEventsTable } from './webhook-events.ts'

/** Every table, one line each. */
export interface Database {
  advertising: AdvertisingTable
  affiliate_clicks: AffiliateClicksTable
  affiliate_payouts: AffiliatePayoutsTable
  affiliates: AffiliatesTable
  audit_log: AuditLogTable
  character_clips: CharacterClipsTable
  commission_lines: CommissionLinesTable
  characters: CharactersTable
  chat_messages: ChatMessagesTable
  chats: ChatsTable
  contact_answers: ContactAnswersTable
  contact_messages: ContactMessagesTable
  countries: CountriesTable
  currency_rates: CurrencyRatesTable
  package_payment_links: PackagePaymentLinksTable
  package_prices: PackagePricesTable
  packages: PackagesTable
  partner_pages: PartnerPagesTable
  promo_codes: PromoCodesTable
  purges: PurgesTable
  reviews: ReviewsTable
  seeds: SeedsTable
  settings: SettingsTable
  sign_in_attempts: SignInAttemptsTable
  staff: StaffTable
  staff_invitations: StaffInvitationsTable
  passkey_challenges: PasskeyChallengesTable
  staff_passkeys: StaffPasskeysTable
  staff_email_changes: StaffEmailChangesTable
  staff_password_resets: StaffPasswordResetsTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_totp: StaffTotpTable
  staff_sessions: StaffSessionsTable
  visits: VisitsTable
  disputes: DisputesTable
  landing_sites: LandingSitesTable
  ledger: LedgerTable
  ledger_comparison_refs: LedgerComparisonRefsTable
  ledger_comparisons: LedgerComparisonsTable
  pix_credits: PixCreditsTable
  message_templates: MessageTemplatesTable
  poller_rounds: PollerRoundsTable
  scheduled_jobs: ScheduledJobsTable
  money_inbox: MoneyInboxTable
  order_advertising: OrderAdvertisingTable
  order_claims: OrderClaimsTable
  order_views: OrderViewsTable
  order_corrections: OrderCorrectionsTable
  order_events: OrderEventsTable
  order_notes: OrderNotesTable
  order_origins: OrderOriginsTable
  order_search_entries: OrderSearchEntriesTable
  outbox_events: OutboxEventsTable
  orders: OrdersTable
  payments: PaymentsTable
  rate_limits: RateLimitsTable
  refunds: RefundsTable
  script_answers: ScriptAnswersTable
  scripts: ScriptsTable
  script_versions: ScriptsTable
  tracking_days: TrackingDaysTable
  tracking_events: TrackingEventsTable
  tracking_marks: TrackingMarksTable
  tracking_notes: TrackingNotesTable
  tracking_parts: TrackingPartsTable
  tracking_pieces: TrackingPiecesTable
  tracking_copies: TrackingCopiesTable
  tracking_visitors: TrackingVisitorsTable
  tracking_sessions: TrackingSessionsTable
  video_uploads: VideoUploadsTable
  video_problems: VideoProblemsTable
  video_reactions: VideoReactionsTable
  video_views: VideoViewsTable
  videos: VideosTable
  webhook_events: WebhookEventsTable
  deliveries: DeliveriesTable
  delivery_attempts: DeliveryAttemptsTable
  whatsapp_statuses: WhatsappStatusesTable
}
