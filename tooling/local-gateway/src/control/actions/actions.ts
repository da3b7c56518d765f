import { accountActions } from './account-actions.ts'
import { mercadoPagoActions } from './mercadopago-actions.ts'
import { stripeActions } from './stripe-actions.ts'

type Actions = typeof stripeActions & typeof mercadoPagoActions & typeof accountActions

/** Everything that can be done to the gateway by hand or from a test. One row, one action. */
export const ACTIONS: Actions = { ...stripeActions, ...mercadoPagoActions, ...accountActions }
