import { accountActions } from './account-actions.ts'
import { mercadoPagoActions } from './mercadopago-actions.ts'
import { stripeActions } from './stripe-actions.ts'

type Actions = typeof stripeActions & typeof mercadoPagoActions & typeof accountActions

/** Every action of the rehearsal page and of tests, one per row. */
export const ACTIONS: Actions = { ...stripeActions, ...mercadoPagoActions, ...accountActions }
