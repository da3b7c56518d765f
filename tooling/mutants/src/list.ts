import type { Mutant } from './mutant.ts'
import { access } from './mutants/access.ts'
import { commissions } from './mutants/commissions.ts'
import { deliveries } from './mutants/deliveries.ts'
import { gateways } from './mutants/gateways.ts'
import { moneyInbox } from './mutants/money-inbox.ts'
import { orders } from './mutants/orders.ts'
import { payments } from './mutants/payments.ts'
import { personalData } from './mutants/personal-data.ts'
import { prices } from './mutants/prices.ts'
import { refunds } from './mutants/refunds.ts'

/** All mutants. A kind of code that must not break silently has a file in `mutants`. */
export const mutants: readonly Mutant[] = [
  ...payments,
  ...gateways,
  ...refunds,
  ...moneyInbox,
  ...prices,
  ...orders,
  ...access,
  ...commissions,
  ...deliveries,
  ...personalData,
]
