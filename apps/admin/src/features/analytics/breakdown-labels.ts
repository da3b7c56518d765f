import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Breakdown } from './overview-search.ts'

export const breakdownLabels: Record<Breakdown, MessageDescriptor> = {
  source: msg`Source`,
  campaign: msg`Campaign`,
  page: msg`Page`,
  entry: msg`First page`,
  referrer: msg`Referring site`,
  device: msg`Device`,
  country: msg`Country`,
  affiliate: msg`Affiliate`,
  promo_code: msg`Promo code`,
}
