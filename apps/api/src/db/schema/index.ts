import type {
  AffiliateClicksTable,
  AffiliatePayoutsTable,
  AffiliatesTable,
  CommissionLinesTable,
  PartnerPagesTable,
  VisitsTable,
} from './affiliates.ts'
import type {
  AdvertisingTable,
  CharacterClipsTable,
  CharactersTable,
  CountriesTable,
  CurrencyRatesTable,
  LandingSitesTable,
  MessageTemplatesTable,
  PackagePaymentLinksTable,
  PackagePricesTable,
  PackagesTable,
  PromoCodesTable,
  ReviewsTable,
  SeedsTable,
  SettingsTable,
  VoicePresetApprovalsTable,
} from './catalog.ts'
import type {
  ChatMessagesTable,
  ChatsTable,
  ContactAnswersTable,
  ContactMessagesTable,
  DeliveriesTable,
  DeliveryAttemptsTable,
  SpeechClipsTable,
  VideoProblemsTable,
  VideoReactionsTable,
  VideoUploadsTable,
  VideoViewsTable,
  VideosTable,
  WhatsappStatusesTable,
} from './delivery.ts'
import type { FilmFormatsTable, FilmsTable, SpeechCostsTable } from './films.ts'
import type {
  OutboxEventsTable,
  PollerRoundsTable,
  PurgesTable,
  RateLimitsTable,
  ScheduledJobsTable,
} from './jobs.ts'
import type {
  DisputesTable,
  LedgerComparisonRefsTable,
  LedgerComparisonsTable,
  LedgerTable,
  MoneyInboxTable,
  PaymentsTable,
  PixCreditsTable,
  RefundsTable,
  WebhookEventsTable,
} from './money.ts'
import type {
  ClosedOrderChangesTable,
  ClosedOrderCountsTable,
  OrderAdvertisingTable,
  OrderClaimsTable,
  OrderCorrectionsTable,
  OrderEventsTable,
  OrderNotesTable,
  OrderOriginsTable,
  OrderSearchEntriesTable,
  OrderTimelineView,
  OrderViewsTable,
  OrdersTable,
  ScriptAnswersTable,
  ScriptsTable,
} from './orders.ts'
import type {
  AuditLogTable,
  PasskeyChallengesTable,
  SignInAttemptsTable,
  StaffEmailChangesTable,
  StaffInvitationsTable,
  StaffPasskeysTable,
  StaffPasswordResetsTable,
  StaffRecoveryCodesTable,
  StaffSessionsTable,
  StaffTable,
  StaffTotpTable,
} from './staff.ts'
import type {
  TrackingCopiesTable,
  TrackingDaysTable,
  TrackingEventsTable,
  TrackingMarksTable,
  TrackingNotesTable,
  TrackingPartsTable,
  TrackingPiecesTable,
  TrackingSessionsTable,
  TrackingVisitorsTable,
} from './tracking.ts'

/** Every table, one line each. */
export interface Database {
  advertising: AdvertisingTable
  affiliate_clicks: AffiliateClicksTable
  affiliate_payouts: AffiliatePayoutsTable
  affiliates: AffiliatesTable
  audit_log: AuditLogTable
  character_clips: CharacterClipsTable
  characters: CharactersTable
  chat_messages: ChatMessagesTable
  chats: ChatsTable
  closed_order_changes: ClosedOrderChangesTable
  closed_order_counts: ClosedOrderCountsTable
  commission_lines: CommissionLinesTable
  contact_answers: ContactAnswersTable
  contact_messages: ContactMessagesTable
  countries: CountriesTable
  currency_rates: CurrencyRatesTable
  deliveries: DeliveriesTable
  delivery_attempts: DeliveryAttemptsTable
  disputes: DisputesTable
  landing_sites: LandingSitesTable
  ledger: LedgerTable
  ledger_comparison_refs: LedgerComparisonRefsTable
  ledger_comparisons: LedgerComparisonsTable
  message_templates: MessageTemplatesTable
  money_inbox: MoneyInboxTable
  order_advertising: OrderAdvertisingTable
  order_claims: OrderClaimsTable
  order_corrections: OrderCorrectionsTable
  order_events: OrderEventsTable
  order_notes: OrderNotesTable
  order_origins: OrderOriginsTable
  order_search_entries: OrderSearchEntriesTable
  order_timeline: OrderTimelineView
  order_views: OrderViewsTable
  orders: OrdersTable
  outbox_events: OutboxEventsTable
  package_payment_links: PackagePaymentLinksTable
  package_prices: PackagePricesTable
  packages: PackagesTable
  partner_pages: PartnerPagesTable
  passkey_challenges: PasskeyChallengesTable
  payments: PaymentsTable
  pix_credits: PixCreditsTable
  poller_rounds: PollerRoundsTable
  promo_codes: PromoCodesTable
  purges: PurgesTable
  rate_limits: RateLimitsTable
  refunds: RefundsTable
  reviews: ReviewsTable
  scheduled_jobs: ScheduledJobsTable
  script_answers: ScriptAnswersTable
  script_versions: ScriptsTable
  scripts: ScriptsTable
  seeds: SeedsTable
  settings: SettingsTable
  speech_clips: SpeechClipsTable
  speech_costs: SpeechCostsTable
  /** Of the release before, which counts failed sign-ins here. Contract: to be removed one release later. */
  sign_in_attempts: SignInAttemptsTable
  staff: StaffTable
  staff_email_changes: StaffEmailChangesTable
  staff_invitations: StaffInvitationsTable
  staff_passkeys: StaffPasskeysTable
  staff_password_resets: StaffPasswordResetsTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_sessions: StaffSessionsTable
  staff_totp: StaffTotpTable
  tracking_copies: TrackingCopiesTable
  tracking_days: TrackingDaysTable
  tracking_events: TrackingEventsTable
  tracking_marks: TrackingMarksTable
  tracking_notes: TrackingNotesTable
  tracking_parts: TrackingPartsTable
  tracking_pieces: TrackingPiecesTable
  tracking_sessions: TrackingSessionsTable
  tracking_visitors: TrackingVisitorsTable
  video_problems: VideoProblemsTable
  video_reactions: VideoReactionsTable
  video_uploads: VideoUploadsTable
  video_views: VideoViewsTable
  film_formats: FilmFormatsTable
  films: FilmsTable
  videos: VideosTable
  visits: VisitsTable
  voice_preset_approvals: VoicePresetApprovalsTable
  webhook_events: WebhookEventsTable
  whatsapp_statuses: WhatsappStatusesTable
}
