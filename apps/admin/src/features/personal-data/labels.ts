import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PersonalCategory } from '@recadinho/contracts/personal-data'

export const categoryLabels: Record<PersonalCategory, MessageDescriptor> = {
  orders: msg`Orders`,
  scripts: msg`Scripts`,
  timeline: msg`Timeline and emails`,
  videos: msg`Videos`,
  payments: msg`Payment decisions`,
  contact: msg`Contact messages`,
  chats: msg`WhatsApp messages`,
  visits: msg`Visits`,
}

const purgeLabels: Record<string, MessageDescriptor> = {
  order_details: msg`Details of finished orders`,
  order_buyers: msg`Buyers of finished orders`,
  video_files: msg`Files of expired and withdrawn videos, and of removed clips`,
  parent_takes: msg`Parents' recordings of their own voice`,
  chats: msg`WhatsApp messages`,
  visits: msg`Visits`,
  affiliate_clicks: msg`Clicks on affiliates' links`,
  webhook_bodies: msg`Contents of payment notifications`,
  webhook_events: msg`Record of payment notifications`,
  ledger_comparisons: msg`Comparisons with payment providers`,
  sent_messages: msg`Record of sent messages`,
  conversions: msg`Events reported to advertisers`,
  order_advertising: msg`Data about buyers for advertisers`,
  ended_sessions: msg`Ended staff sessions`,
}

/** Label of a purge. One known only to a newer server is shown by its name. */
export function purgeLabel(i18n: I18n, name: string): string {
  const known = purgeLabels[name]
  return known ? i18n._(known) : name
}
