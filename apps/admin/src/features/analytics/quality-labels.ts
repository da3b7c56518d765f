import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PurchaseState } from '@recadinho/contracts/data-quality'
import { botWords } from './session-labels.ts'

export const purchaseStateLabels: Record<PurchaseState, MessageDescriptor> = {
  sent: msg`Sent`,
  waiting: msg`Waiting to be sent`,
  refused: msg`Refused by the advertiser`,
  expired: msg`Not sent within 47 hours`,
  failed: msg`Given up after the last try`,
  missing: msg`Missing: it was never to be sent`,
  skipped: msg`No account then, or the buyer's data were erased`,
  no_consent: msg`Without consent`,
}

const reasonLabels: Record<string, MessageDescriptor> = {
  clock: msg`Time corrected: the browser's clock was wrong`,
  property: msg`Detail left out: not on the list`,
  placeholder: msg`Source or campaign missing: a placeholder in the ad's link wasn't filled in`,
  other_key: msg`Counted as other: too many new sources, campaigns or pages in a day`,
  refused_event: msg`Event refused: not in the right form`,
  refused_validation_failed: msg`Event refused: not in the right form`,
  refused_forbidden: msg`Refused: from a site that isn't ours`,
  refused_rate_limited: msg`Refused for now: too many at once`,
  refused_payload_too_large: msg`Refused: too large`,
  refused_unavailable: msg`Refused for now: the server was busy`,
  refused_internal: msg`Refused: an error of ours`,
}

/** Why something was refused, left out or flagged; a reason of a newer server is shown as it is. */
export function reasonWords(i18n: I18n, reason: string): string {
  if (reason.startsWith('bot_')) return botWords(i18n, reason.slice('bot_'.length))
  const label = Object.hasOwn(reasonLabels, reason) ? reasonLabels[reason] : undefined
  return label ? i18n._(label) : reason
}
