import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EventCause } from '@recadinho/contracts/money'
import { formatMoney } from '@recadinho/i18n/money'

const words: Record<Exclude<EventCause['code'], 'amount_differs'>, MessageDescriptor> = {
  other_reference: msg`The reference belongs to another order or payment`,
  mode_differs: msg`Test and live payments mixed up`,
  late: msg`It arrived after the payment had expired`,
  repeats_confirmation: msg`Looks like a payment that staff confirmed`,
  disputed: msg`Disputed by the payer's bank`,
  refunded: msg`The money was refunded`,
  nothing_to_pay: msg`Nothing to pay`,
  paid_twice: msg`Duplicate payment`,
  made_at_gateway: msg`Made on the provider's site`,
}

/** Why the shop itself, or a gateway, did something. A code that only a newer server knows is shown as it is. */
export function causeText(i18n: I18n, tag: string, cause: EventCause): string {
  if (cause.code === 'amount_differs') {
    const received = formatMoney(cause.received, tag)
    const expected = formatMoney(cause.expected, tag)
    return i18n._(msg`Received ${received} instead of ${expected}`)
  }
  return Object.hasOwn(words, cause.code) ? i18n._(words[cause.code]) : cause.code
}
