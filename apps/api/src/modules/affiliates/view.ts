import type { AdminAffiliate } from '@recadinho/contracts/admin-affiliates'
import type { AffiliateRow } from './admin-queries.ts'

/** The shop's URL that an affiliate shares. */
export const affiliateLink = (code: string, publicOrigin: string): string =>
  new URL(`/?${new URLSearchParams({ code }).toString()}`, publicOrigin).href

export const affiliateView = (row: AffiliateRow, publicOrigin: string): AdminAffiliate => ({
  code: row.code,
  name: row.name,
  contact: row.contact,
  commission: row.commission,
  active: row.active,
  link: affiliateLink(row.code, publicOrigin),
  createdAt: row.created_at.toISOString(),
})
