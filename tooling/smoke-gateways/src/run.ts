import { mercadoPagoSteps } from './mercado-pago.ts'
import type { Settings } from './settings.ts'
import { runSteps } from './steps.ts'
import { stripeSteps } from './stripe.ts'

/** Tests each gateway that has keys, and prints one line for each without. Returns `false` if anything failed. */
export async function runSmoke(
  { stripe, mercadoPago }: Settings,
  print: (line: string) => void,
): Promise<boolean> {
  const outcomes = []
  if (stripe) outcomes.push(await runSteps('Stripe', stripeSteps(stripe), print))
  else print('skip Stripe: set STRIPE_SECRET_KEY (sk_test_…) to try its sandbox')
  if (mercadoPago) outcomes.push(await runSteps('Mercado Pago', mercadoPagoSteps(mercadoPago), print))
  else
    print(
      'skip Mercado Pago: set MERCADOPAGO_ACCESS_TOKEN and MERCADOPAGO_PUBLIC_KEY (TEST-…) to try its sandbox',
    )
  return outcomes.every(({ failed }) => failed === 0)
}
