import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderPaymentStatus, ProductionStage } from '@recadinho/contracts/orders'

/** The work of each production stage. */
export const stageText: Record<ProductionStage, MessageDescriptor> = {
  queued: msg`Next in line: we begin in a moment.`,
  scripting: msg`We are writing the words.`,
  recording: msg`The voice and the picture are being recorded.`,
  review: msg`We are looking at it once more before it leaves.`,
  ready: msg`It is finished and about to be sent.`,
}

/** The notices on money that is not simply paid. */
export const moneyText: Partial<
  Record<OrderPaymentStatus, { title: MessageDescriptor; text: MessageDescriptor }>
> = {
  overpaid: {
    title: msg`This order was paid twice`,
    text: msg`We have seen it and give the second payment back. You need not do anything.`,
  },
  underpaid: {
    title: msg`A part of the payment is missing`,
    text: msg`Less arrived than the order costs. Please write to us, and we put it right together.`,
  },
  partially_refunded: {
    title: msg`A part of the payment was given back`,
    text: msg`It reaches you by the way you paid, within a few days.`,
  },
  refunded: {
    title: msg`The payment was given back`,
    text: msg`It reaches you by the way you paid, within a few days.`,
  },
  disputed: {
    title: msg`Your bank is asking about this payment`,
    text: msg`We are answering it. Write to us if you did not mean to ask for the money back.`,
  },
}

/** The payment status on the receipt. */
export const paidText: Partial<Record<OrderPaymentStatus, MessageDescriptor>> = {
  confirmed: msg`Paid in full`,
  overpaid: msg`Paid twice; the second is given back`,
  disputed: msg`Paid; being examined by the bank`,
  partially_refunded: msg`Paid; a part was given back`,
  refunded: msg`Given back in full`,
  underpaid: msg`Not paid in full`,
}
