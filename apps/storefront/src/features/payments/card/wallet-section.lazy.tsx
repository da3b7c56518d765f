import { Trans } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { Elements, ExpressCheckoutElement } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useState } from 'react'
import { useConfirmForm } from './use-confirm-form.ts'
import { useGatewayElements } from './use-gateway-elements.ts'
import type { InlineOption } from '../../../lib/payments/checkout-routes.ts'
import type { Payment } from '../use-payment.ts'
import * as css from './wallet-section.css.ts'

/** The owner's details as the wallet knows them; empty if unknown. */
export type WalletBuyer = Record<'name' | 'email', string>

export interface WalletSectionProps {
  option: InlineOption
  total: Money
  payment: Payment
  /** Takes the buyer from the wallet if the order has none yet; returns whether the details are complete. */
  onBuyer: ((details: WalletBuyer) => boolean) | undefined
}

/** The buttons of the wallets that this browser supports; renders nothing without any. */
export default function WalletSection({ option, total, payment, onBuyer }: WalletSectionProps) {
  const { stripe, options } = useGatewayElements(option, total)
  // The card form below shows the loading error.
  if (!stripe) return null
  return (
    <Elements stripe={stripe} options={options}>
      <Buttons payment={payment} onBuyer={onBuyer} />
    </Elements>
  )
}

function Buttons({ payment, onBuyer }: Pick<WalletSectionProps, 'payment' | 'onBuyer'>) {
  const form = useConfirmForm()
  const [shown, setShown] = useState(false)

  const onConfirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    const { name, email = '' } = event.billingDetails ?? { name: '' }
    if (onBuyer && !onBuyer({ name, email })) return event.paymentFailed({ reason: 'fail' })
    let taken = false
    await payment.pay({
      ...form,
      async confirm(clientSecret, orderId) {
        const result = await form.confirm(clientSecret, orderId)
        taken = result.kind === 'taken'
        return result
      },
    })
    if (!taken) event.paymentFailed({ reason: 'fail' })
  }
  return (
    <div className={shown ? css.wallets : css.hidden}>
      <div className={css.buttons}>
        <ExpressCheckoutElement
          options={{ buttonHeight: 48, layout: { maxColumns: 2, maxRows: 2 } }}
          onReady={({ availablePaymentMethods }) => setShown(availablePaymentMethods !== undefined)}
          onClick={({ resolve }) => resolve({ emailRequired: true })}
          onConfirm={(event) => void onConfirm(event)}
        />
      </div>
      <p className={css.or}>
        <Trans>or by card</Trans>
      </p>
    </div>
  )
}
