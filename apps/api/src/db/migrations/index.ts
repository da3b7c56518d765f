import type { Migration } from '../migration.ts'
import * as shop from './20261121010000-shop.ts'
import * as catalog from './20261121010100-catalog.ts'
import * as visitors from './20261121010200-visitors.ts'
import * as staff from './20261121010300-staff.ts'
import * as catalogNotifications from './20261121010500-catalog-notifications.ts'
import * as orders from './20261121020000-orders.ts'
import * as payments from './20261121020100-payments.ts'
import * as slotsNotifications from './20261121030000-slots-notifications.ts'
import * as fewerStatements from './20261121040000-fewer-statements.ts'
import * as sessionNotifications from './20261121050000-session-notifications.ts'
import * as homePage from './20261121070000-home-page.ts'
import * as orderPage from './20261121090000-order-page.ts'
import * as affiliates from './20261121100000-affiliates.ts'
import * as nameAndDay from './20261121110000-name-and-day.ts'
import * as waysToPay from './20261121120000-ways-to-pay.ts'
import * as money from './20261121130000-money.ts'
import * as pixCredits from './20261121140000-pix-credits.ts'
import * as visitOrder from './20261121150000-visit-order.ts'
import * as failedReceipts from './20261121160000-failed-receipts.ts'
import * as failedLetters from './20261121170000-failed-letters.ts'
import * as tradeWords from './20261122100000-trade-words.ts'
import * as outbox from './20261122110000-outbox.ts'
import * as rateLimits from './20261122111000-rate-limits.ts'
import * as ledgerComparisons from './20261122112000-ledger-comparisons.ts'
import * as moneyByPayment from './20261122112100-money-by-payment.ts'
import * as emailsByOutbox from './20261122112200-emails-by-outbox.ts'
import * as retention from './20261122114000-retention.ts'
import * as retentionIndexes from './20261122114100-retention-indexes.ts'
import * as orderCounts from './20261122130000-order-counts.ts'
import * as orderSearch from './20261122130100-order-search.ts'
import * as promisedHours from './20261122140000-promised-hours.ts'
import * as paymentsCountedBy from './20261122150000-payments-counted-by.ts'
import * as moneyInboxDetails from './20261122150100-money-inbox-details.ts'
import * as ledgerReclassifications from './20261122150200-ledger-reclassifications.ts'
import * as orderEventCauses from './20261122150300-order-event-causes.ts'
import * as refundKeys from './20261122150400-refund-keys.ts'
import * as ledgerByTime from './20261122155055-ledger-by-time.ts'
import * as pollByGateway from './20261122163231-poll-by-gateway.ts'
import * as listWithSearchText from './20261122194400-list-with-search-text.ts'
import * as characterNotes from './20261123022934-character-notes.ts'
import * as promoCodePackages from './20261123030943-promo-code-packages.ts'
import * as staffInvitations from './20261123032500-staff-invitations.ts'
import * as auditByPerson from './20261123032501-audit-by-person.ts'
import * as orderClaims from './20261123044202-order-claims.ts'
import * as videoChecks from './20261123044553-video-checks.ts'
import * as keepVideos from './20261123044554-keep-videos.ts'
import * as videosToPurge from './20261123044555-videos-to-purge.ts'
import * as auditUndoes from './20261123045903-audit-undoes.ts'
import * as auditLogIndexes from './20261123045904-audit-log-indexes.ts'
import * as staffSessionsNamed from './20261123050130-staff-sessions-named.ts'
import * as contactAnswers from './20261123050401-contact-answers.ts'
import * as contactIndexes from './20261123050402-contact-indexes.ts'
import * as videoUploads from './20261123051700-video-uploads.ts'
import * as characterPictures from './20261123052602-character-pictures.ts'
import * as staffSecondFactors from './20261123053401-staff-second-factors.ts'
import * as staffPasswordResets from './20261123053402-staff-password-resets.ts'
import * as scriptAuthors from './20261123053502-script-authors.ts'
import * as creationIndexes from './20261123055717-creation-indexes.ts'
import * as staffPasskeys from './20261123060030-staff-passkeys.ts'
import * as orderRevisions from './20261123060130-order-revisions.ts'
import * as orderNotes from './20261123060500-order-notes.ts'
import * as videoFeedback from './20261123061335-video-feedback.ts'
import * as deliveries from './20261123061700-deliveries.ts'
import * as erasure from './20261123061801-erasure.ts'
import * as keepOrderDetails from './20261123061802-keep-order-details.ts'
import * as rateChanges from './20261123061852-rate-changes.ts'
import * as orderCorrections from './20261123080233-order-corrections.ts'
import * as orderListFilters from './20261123080234-order-list-filters.ts'
import * as orderListIndexes from './20261123080256-order-list-indexes.ts'
import * as uploadedPictures from './20261123080420-uploaded-pictures.ts'
import * as staffEmailChanges from './20261123081333-staff-email-changes.ts'
import * as keepOrderBuyers from './20261123083718-keep-order-buyers.ts'
import * as affiliateContacts from './20261123084953-affiliate-contacts.ts'
import * as orderViews from './20261123084954-order-views.ts'
import * as chats from './20261123084955-chats.ts'
import * as ordersByNumber from './20261123084956-orders-by-number.ts'
import * as defaultCurrency from './20261123090135-default-currency.ts'
import * as problemsResolved from './20261123090136-problems-resolved.ts'
import * as firstSteps from './20261123090137-first-steps.ts'
import * as pollerRounds from './20261123090138-poller-rounds.ts'
import * as messageTemplates from './20261123091500-message-templates.ts'
import * as characterGreetings from './20261123091501-character-greetings.ts'
import * as advertising from './20261123123702-advertising.ts'
import * as trackingEvents from './20261123123703-tracking-events.ts'
import * as trackingFigures from './20261123125739-tracking-figures.ts'
import * as characterClips from './20261123125740-character-clips.ts'
import * as clipUploads from './20261123125741-clip-uploads.ts'
import * as orderSessions from './20261123130918-order-sessions.ts'
import * as orderAdvertising from './20261123130919-order-advertising.ts'
import * as advertisingTokenNotifications from './20261123130920-advertising-token-notifications.ts'
import * as commissions from './20261123144525-commissions.ts'
import * as orderCommissions from './20261123144526-order-commissions.ts'
import * as trackingSliceIndexes from './20261123145055-tracking-slice-indexes.ts'
import * as trackingSlices from './20261123145056-tracking-slices.ts'
import * as trackingRobotsByTime from './20261123150431-tracking-robots-by-time.ts'
import * as orderOrigins from './20261123150432-order-origins.ts'
import * as trackingSessionIndexes from './20261123150433-tracking-session-indexes.ts'
import * as partnerPages from './20261123152006-partner-pages.ts'
import * as trackingCopies from './20261123152440-tracking-copies.ts'
import * as landingSites from './20261123182750-landing-sites.ts'
import * as trackingPieces from './20261123185318-tracking-pieces.ts'
import * as trackingSessionIndex from './20261123185320-tracking-session-index.ts'
import * as familyOrders from './20261123214014-family-orders.ts'
import * as orderSearchEntries from './20261124045232-order-search-entries.ts'
import * as orderSearchIndex from './20261124045233-order-search-index.ts'
import * as statusTries from './20261127012308-status-tries.ts'
import * as deadMessageChecks from './20261127012310-dead-message-checks.ts'
import * as ordersToForget from './20261127012311-orders-to-forget.ts'
import * as videoCopiesForBuyers from './20261127012500-video-copies-for-buyers.ts'
import * as orderSearchParts from './20261127014837-order-search-parts.ts'
import * as orderSearchPartsOfOrders from './20261127014838-order-search-parts-of-orders.ts'
import * as purgeIndexes from './20261127020827-purge-indexes.ts'
import * as buyersTimeZone from './20261127025000-buyers-time-zone.ts'
import * as scriptLines from './20261127044507-script-lines.ts'
import * as otherChildren from './20261127044946-other-children.ts'
import * as unsaidNotes from './20261127050235-unsaid-notes.ts'
import * as scriptAnswers from './20261127050501-script-answers.ts'
import * as orderDocument from './20261127082832-order-document.ts'
import * as scheduledJobs from './20261127093601-scheduled-jobs.ts'
import * as dropJobQueue from './20261127093602-drop-job-queue.ts'

/** Every migration by name, in order. A static list, because the bundle has no folder to look into. */
export const migrations: Record<string, Migration> = {
  '20261121010000-shop': shop,
  '20261121010100-catalog': catalog,
  '20261121010200-visitors': visitors,
  '20261121010300-staff': staff,
  '20261121010500-catalog-notifications': catalogNotifications,
  '20261121020000-orders': orders,
  '20261121020100-payments': payments,
  '20261121030000-slots-notifications': slotsNotifications,
  '20261121040000-fewer-statements': fewerStatements,
  '20261121050000-session-notifications': sessionNotifications,
  '20261121070000-home-page': homePage,
  '20261121090000-order-page': orderPage,
  '20261121100000-affiliates': affiliates,
  '20261121110000-name-and-day': nameAndDay,
  '20261121120000-ways-to-pay': waysToPay,
  '20261121130000-money': money,
  '20261121140000-pix-credits': pixCredits,
  '20261121150000-visit-order': visitOrder,
  '20261121160000-failed-receipts': failedReceipts,
  '20261121170000-failed-letters': failedLetters,
  '20261122100000-trade-words': tradeWords,
  '20261122110000-outbox': outbox,
  '20261122111000-rate-limits': rateLimits,
  '20261122112000-ledger-comparisons': ledgerComparisons,
  '20261122112100-money-by-payment': moneyByPayment,
  '20261122112200-emails-by-outbox': emailsByOutbox,
  '20261122114000-retention': retention,
  '20261122114100-retention-indexes': retentionIndexes,
  '20261122130000-order-counts': orderCounts,
  '20261122130100-order-search': orderSearch,
  '20261122140000-promised-hours': promisedHours,
  '20261122150000-payments-counted-by': paymentsCountedBy,
  '20261122150100-money-inbox-details': moneyInboxDetails,
  '20261122150200-ledger-reclassifications': ledgerReclassifications,
  '20261122150300-order-event-causes': orderEventCauses,
  '20261122150400-refund-keys': refundKeys,
  '20261122155055-ledger-by-time': ledgerByTime,
  '20261122163231-poll-by-gateway': pollByGateway,
  '20261122194400-list-with-search-text': listWithSearchText,
  '20261123022934-character-notes': characterNotes,
  '20261123030943-promo-code-packages': promoCodePackages,
  '20261123032500-staff-invitations': staffInvitations,
  '20261123032501-audit-by-person': auditByPerson,
  '20261123044202-order-claims': orderClaims,
  '20261123044553-video-checks': videoChecks,
  '20261123044554-keep-videos': keepVideos,
  '20261123044555-videos-to-purge': videosToPurge,
  '20261123045903-audit-undoes': auditUndoes,
  '20261123045904-audit-log-indexes': auditLogIndexes,
  '20261123050130-staff-sessions-named': staffSessionsNamed,
  '20261123050401-contact-answers': contactAnswers,
  '20261123050402-contact-indexes': contactIndexes,
  '20261123051700-video-uploads': videoUploads,
  '20261123052602-character-pictures': characterPictures,
  '20261123053401-staff-second-factors': staffSecondFactors,
  '20261123053402-staff-password-resets': staffPasswordResets,
  '20261123053502-script-authors': scriptAuthors,
  '20261123055717-creation-indexes': creationIndexes,
  '20261123060030-staff-passkeys': staffPasskeys,
  '20261123060130-order-revisions': orderRevisions,
  '20261123060500-order-notes': orderNotes,
  '20261123061335-video-feedback': videoFeedback,
  '20261123061700-deliveries': deliveries,
  '20261123061801-erasure': erasure,
  '20261123061802-keep-order-details': keepOrderDetails,
  '20261123061852-rate-changes': rateChanges,
  '20261123080233-order-corrections': orderCorrections,
  '20261123080234-order-list-filters': orderListFilters,
  '20261123080256-order-list-indexes': orderListIndexes,
  '20261123080420-uploaded-pictures': uploadedPictures,
  '20261123081333-staff-email-changes': staffEmailChanges,
  '20261123083718-keep-order-buyers': keepOrderBuyers,
  '20261123084953-affiliate-contacts': affiliateContacts,
  '20261123084954-order-views': orderViews,
  '20261123084955-chats': chats,
  '20261123084956-orders-by-number': ordersByNumber,
  '20261123090135-default-currency': defaultCurrency,
  '20261123090136-problems-resolved': problemsResolved,
  '20261123090137-first-steps': firstSteps,
  '20261123090138-poller-rounds': pollerRounds,
  '20261123091500-message-templates': messageTemplates,
  '20261123091501-character-greetings': characterGreetings,
  '20261123123702-advertising': advertising,
  '20261123123703-tracking-events': trackingEvents,
  '20261123125739-tracking-figures': trackingFigures,
  '20261123125740-character-clips': characterClips,
  '20261123125741-clip-uploads': clipUploads,
  '20261123130918-order-sessions': orderSessions,
  '20261123130919-order-advertising': orderAdvertising,
  '20261123130920-advertising-token-notifications': advertisingTokenNotifications,
  '20261123144525-commissions': commissions,
  '20261123144526-order-commissions': orderCommissions,
  '20261123145055-tracking-slice-indexes': trackingSliceIndexes,
  '20261123145056-tracking-slices': trackingSlices,
  '20261123150431-tracking-robots-by-time': trackingRobotsByTime,
  '20261123150432-order-origins': orderOrigins,
  '20261123150433-tracking-session-indexes': trackingSessionIndexes,
  '20261123152006-partner-pages': partnerPages,
  '20261123152440-tracking-copies': trackingCopies,
  '20261123182750-landing-sites': landingSites,
  '20261123185318-tracking-pieces': trackingPieces,
  '20261123185320-tracking-session-index': trackingSessionIndex,
  '20261123214014-family-orders': familyOrders,
  '20261124045232-order-search-entries': orderSearchEntries,
  '20261124045233-order-search-index': orderSearchIndex,
  '20261127012308-status-tries': statusTries,
  '20261127012310-dead-message-checks': deadMessageChecks,
  '20261127012311-orders-to-forget': ordersToForget,
  '20261127012500-video-copies-for-buyers': videoCopiesForBuyers,
  '20261127014837-order-search-parts': orderSearchParts,
  '20261127014838-order-search-parts-of-orders': orderSearchPartsOfOrders,
  '20261127020827-purge-indexes': purgeIndexes,
  '20261127025000-buyers-time-zone': buyersTimeZone,
  '20261127044507-script-lines': scriptLines,
  '20261127044946-other-children': otherChildren,
  '20261127050235-unsaid-notes': unsaidNotes,
  '20261127050501-script-answers': scriptAnswers,
  '20261127082832-order-document': orderDocument,
  '20261127093601-scheduled-jobs': scheduledJobs,
  '20261127093602-drop-job-queue': dropJobQueue,
}
