import type { PromoRefusal } from '@recadinho/contracts/promo-codes'
import type { Db, Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { findPromoCode, type PromoCodeRow } from './queries.ts'

/** Why a code cannot be used for a package now; `undefined` if it can. The exact reason is given only for a code that exists. */
export function refusalOf(
  promo: PromoCodeRow | undefined,
  packageId: string,
  now: Date,
): PromoRefusal | undefined {
  if (!promo) return 'unknown'
  if (!promo.active || (promo.ends_at && promo.ends_at <= now)) return 'ended'
  if (promo.starts_at && promo.starts_at > now) return 'not_started'
  if (promo.uses_limit !== null && promo.used >= promo.uses_limit) return 'used_up'
  if (promo.package_ids && !promo.package_ids.includes(packageId)) return 'other_package'
  return undefined
}

/** The error for a refusal. */
export function promoRefusal(reason: PromoRefusal, promo: PromoCodeRow | undefined): AppError {
  const startsAt = reason === 'not_started' ? promo?.starts_at?.toISOString() : undefined
  return new AppError('promo_code_invalid', `This code cannot be used: ${reason}`, {
    reason,
    ...(startsAt === undefined ? {} : { startsAt }),
  })
}

/** The error for a code that could not be reserved; if it looks usable again, its last use was taken concurrently. */
export async function promoRefused(
  db: Db | Tx,
  { code, packageId, now }: { code: string; packageId: string; now: Date },
): Promise<AppError> {
  const promo = await findPromoCode(db, code)
  return promoRefusal(refusalOf(promo, packageId, now) ?? 'used_up', promo)
}
