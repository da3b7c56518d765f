import { Trans } from '@lingui/react/macro'
import type { Money } from '@recadinho/contracts/common'
import { Elements, ExpressCheckoutElement } from '@stripe/react-stripe-js'
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useState } from 'react'
import { changeDraft, currentDraft } from '../../../lib/draft/store.ts'
import { validateBuyer } from '../buyer.ts'
import { useConfirmForm } from '../card/use-confirm-form.ts'
import { useGatewayElements } from '../card/use-gateway-elements.ts'
import type { InlineOption } from '../checkout-routes.ts'
import type { Buyer } from '../use-buyer.ts'
import type { Payment } from '../use-payment.ts'
import * as css from './quick-form.css.ts'

export interface WalletSectionProps {
  option: InlineOption
  total: Money
  payment: Payment
  /** Sets the buyer from the wallet, when not known yet. */
  buyer: Buyer | undefined
}

/** The buttons of the wallets that this browser has; nothing without any. */
export default function WalletSection({ option, total, payment, buyer }: WalletSectionProps) {
  const { stripe, options } = useGatewayElements(option, total)
  // The card form below shows the loading error.
  if (!stripe || stripe === 'failed') return null
  return (
    <Elements stripe={stripe} options={options}>
      <Buttons payment={payment} buyer={buyer} />
    </Elements>
  )
}

function Buttons({ payment, buyer }: Pick<WalletSectionProps, 'payment' | 'buyer'>) {
  const form = useConfirmForm()
  const [shown, setShown] = useState(false)

  const onConfirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
    if (buyer) takeBuyer(event.billingDetails)
    if (buyer && Object.keys(validateBuyer(currentDraft())).length > 0) {
      event.paymentFailed({ reason: 'fail' })
      buyer.show()
      return
    }
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

/** What the buyer typed stays; the wallet fills empty fields. */
function takeBuyer(details: StripeExpressCheckoutElementConfirmEvent['billingDetails']) {
  const { guardianName, guardianEmail } = currentDraft()
  changeDraft({
    guardianName: guardianName.trim() || (details?.name ?? ''),
    guardianEmail: guardianEmail.trim() || (details?.email ?? ''),
  })
}
