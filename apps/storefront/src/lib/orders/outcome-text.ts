import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Order } from '@recadinho/contracts/orders'
import type { PaymentOutcome } from '@recadinho/contracts/payments'

/** What happened, and what follows from it. */
export interface OutcomeText {
  title: MessageDescriptor
  text: MessageDescriptor
}

/** §2, Payment outcomes shown, with the payment texts of §8. */
export const outcomeText: Record<PaymentOutcome, OutcomeText> = {
  confirmed: {
    title: msg`Payment confirmed`,
    text: msg`Thank you! Your video is being made.`,
  },
  processing: {
    title: msg`Payment processing`,
    text: msg`We're waiting to hear from your bank. This page updates automatically.`,
  },
  failed: {
    title: msg`Payment Failed`,
    text: msg`There was a problem processing your payment. Please try again.`,
  },
  error: {
    title: msg`Payment Error`,
    text: msg`We don't know yet whether your payment went through, and we're checking. Please don't pay again; this page will update as soon as we know.`,
  },
}

/** §2, error: no gateway can resolve it. Staff check mismatched money (P3.4). */
export const mismatchedText: OutcomeText = {
  title: msg`Payment Error`,
  text: msg`We received a payment for this order, but its amount or reference doesn't match. Our team is looking into it and will either apply it or refund it. Please don't pay again, and contact us any time.`,
}

/** Why it is unknown whether an order is paid, and who will find out. */
export const doubtText = ({
  paymentStatus,
  payment,
}: Pick<Order, 'paymentStatus' | 'payment'>): OutcomeText =>
  paymentStatus === 'underpaid' || payment?.failureCode === 'mismatched' ? mismatchedText : outcomeText.error

/** §8: nothing was paid because the shop or the gateway could not be reached. */
export const notProcessedText: OutcomeText = {
  title: msg`Payment Error`,
  text: msg`Please try again later.`,
}

/** §8 */
export const orderNotCreatedTitle = msg`Error creating order`
