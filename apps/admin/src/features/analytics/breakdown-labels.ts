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
  site: msg`Landing page`,
}

/** Names for the rows of visits and orders without a value, or with an unknown one. */
export const withoutLabels: Record<Breakdown, MessageDescriptor> = {
  source: msg`Unknown`,
  campaign: msg`No campaign`,
  page: msg`Unknown`,
  entry: msg`Unknown`,
  referrer: msg`No referring site`,
  device: msg`Unknown`,
  country: msg`Unknown`,
  affiliate: msg`No affiliate`,
  promo_code: msg`No promo code`,
  site: msg`Straight to the shop`,
}

export const noVisitLabel = msg`No visit known`
