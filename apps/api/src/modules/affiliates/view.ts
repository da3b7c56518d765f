import type { AdminAffiliate } from '@recadinho/contracts/admin-affiliates'
import type { AffiliateRow } from './admin-queries.ts'

export const affiliateView = (row: AffiliateRow, publicOrigin: string): AdminAffiliate => ({
  code: row.code,
  name: row.name,
  contact: row.contact,
  commission: row.commission,
  active: row.active,
  link: new URL(`/?${new URLSearchParams({ code: row.code }).toString()}`, publicOrigin).href,
  createdAt: row.created_at.toISOString(),
})
