import { withInstallments } from '../catalog/prices.ts'
import { fieldsOf } from './detail-columns.ts'
import type { OrderWithParts } from './queries.ts'

/** The fields that buyer and staff both see. */
export function orderFields(row: OrderWithParts) {
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    paymentStatus: row.payment_status,
    stage: row.stage,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.status === 'pending' ? (row.expires_at?.toISOString() ?? null) : null,
    deliveryHours: row.delivery_hours,
    promisedHours: row.promised_hours,
    dueAt: row.due_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    revision: row.revision,
    package: { id: row.package_id, title: row.package_title, charactersCount: row.characters_count },
    characters: row.characters.map(({ character_id: id, category, name, picture }) => ({
      id,
      category,
      name,
      picture,
    })),
    ...fieldsOf(row),
    locale: row.locale,
    country: row.country,
    amounts: withInstallments({
      price: money(row.price),
      discount: money(row.discount),
      total: money(row.total),
    }),
    promoCode:
      row.promo_code === null || row.promo_percentage === null
        ? null
        : { code: row.promo_code, discountPercentage: row.promo_percentage },
  }
}

/** The preview's seed: the draft's id is the key under which its order was placed. */
export const filmSeedOf = (draftId: string): number => Number.parseInt(draftId.slice(0, 7), 16) || 1
