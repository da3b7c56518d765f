import type { AdminPromoCode } from '@recadinho/contracts/admin-promo-codes'
import type { PromoCodeRow } from './queries.ts'

export const adminPromoCodeView = (row: PromoCodeRow): AdminPromoCode => ({
  code: row.code,
  percentage: row.percentage,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  packageIds: row.package_ids,
  usesLimit: row.uses_limit,
  announced: row.announced,
  active: row.active,
  used: row.used,
})
