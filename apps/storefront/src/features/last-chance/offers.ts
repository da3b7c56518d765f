import type { Catalog } from '@recadinho/contracts/catalog'
import { timeLeft } from '../../lib/orders/server-clock.ts'

/** §1's offer for buyers who leave. */
export const lastChanceCode = 'LASTCHANCE15'

/** The best public offer for a package; the last chance counts only if it is better. */
export const publicOffer = (
  { offers }: Pick<Catalog, 'offers'>,
  packageId: string,
  offset: number,
): Catalog['offers'][number] | undefined =>
  offers
    .filter(({ code, packageIds, endsAt }) => {
      const open = endsAt === null || timeLeft(endsAt, offset) > 0
      return code !== lastChanceCode && open && packageIds?.includes(packageId) !== false
    })
    .toSorted((a, b) => b.discountPercentage - a.discountPercentage)[0]
