import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderFilm } from '@recadinho/contracts/films'
import type { OutcomeText } from '../../lib/orders/outcome-text.ts'
import type { OrderPaymentStatus, ProductionStage } from '@recadinho/contracts/orders'

/** The text for each production stage. */
export const stageText: Record<ProductionStage, MessageDescriptor> = {
  queued: msg`In the queue: we'll start soon.`,
  scripting: msg`We're writing the script.`,
  recording: msg`We're recording the voice and the pictures.`,
  review: msg`We're giving it one last check before sending it.`,
  ready: msg`It's ready and about to be sent.`,
}

/** The text for each state of a film that the shop makes by itself. */
export const filmText: Record<OrderFilm['state'], MessageDescriptor> = {
  making: msg`Your video is being drawn.`,
  review: msg`It's made. We check it before we send it.`,
  approved: msg`We've checked it and will send it soon.`,
}

/** The notices for payments that are not simply paid. */
export const moneyText: Partial<Record<OrderPaymentStatus, OutcomeText>> = {
  overpaid: {
    title: msg`This order was paid twice`,
    text: msg`We've noticed and will refund the second payment. You don't need to do anything.`,
  },
  underpaid: {
    title: msg`Part of the payment is missing`,
    text: msg`We received less than the order total. Please contact us and we'll sort it out together.`,
  },
  partially_refunded: {
    title: msg`Part of your payment was refunded`,
    text: msg`The money goes back to the payment method you used, within a few days.`,
  },
  refunded: {
    title: msg`Your refund`,
    text: msg`The money goes back to the payment method you used, within a few days.`,
  },
  disputed: {
    title: msg`Your bank is asking about this payment`,
    text: msg`We're responding to your bank. If you didn't mean to dispute this charge, please contact us.`,
  },
}

/** The payment status on the receipt. */
export const paidText: Partial<Record<OrderPaymentStatus, MessageDescriptor>> = {
  confirmed: msg`Paid in full`,
  overpaid: msg`Paid twice; the second payment will be refunded`,
  disputed: msg`Paid; under review by your bank`,
  partially_refunded: msg`Paid; partly refunded`,
  refunded: msg`Refunded in full`,
  underpaid: msg`Not paid in full`,
}
