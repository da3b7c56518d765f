import type { Order } from '@recadinho/contracts/orders'
import { inMajorUnits } from '@recadinho/i18n/money'
import { useEffect, useEffectEvent } from 'react'
import { claimSale } from '../../lib/orders/order-memory.ts'
import { reportMeasured } from '../../lib/tracking/report-measured.ts'

/** §7: reports a sale under the order's id, once, in the browser that made the order; the server reports it too. */
export function useSaleReport({ id, package: pack, amounts: { total } }: Order, sold: boolean): void {
  const report = useEffectEvent(() => {
    if (!claimSale(id)) return
    reportMeasured('Purchase', {
      content_ids: [pack.id],
      content_type: 'product',
      num_items: 1,
      value: inMajorUnits(total),
      currency: total.currency,
      transaction_id: id,
    })
  })
  useEffect(() => {
    if (sold) report()
  }, [sold])
}
