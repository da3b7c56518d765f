import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventCause } from '@recadinho/contracts/money'
import { formatMoney } from '@recadinho/i18n/money'

const words: Record<Exclude<EventCause['code'], 'amount_differs'>, MessageDescriptor> = {
  other_reference: msg`It names another order or payment`,
  mode_differs: msg`Test money and real money mixed`,
  late: msg`After it had been given up`,
  repeats_confirmation: msg`Looks like a payment that staff confirmed`,
  disputed: msg`By the payer's bank`,
  refunded: msg`Its money was given back`,
  nothing_to_pay: msg`Nothing to pay`,
  paid_twice: msg`Paid twice`,
  made_at_gateway: msg`Made at the gateway`,
}

/** Why the shop itself, or a gateway, did something. A code that only a newer server knows is shown as it is. */
export function causeText(i18n: I18n, tag: string, cause: EventCause): string {
  if (cause.code === 'amount_differs') {
    const received = formatMoney(cause.received, tag)
    const expected = formatMoney(cause.expected, tag)
    return i18n._(msg`${received} came instead of ${expected}`)
  }
  return Object.hasOwn(words, cause.code) ? i18n._(words[cause.code]) : cause.code
}
