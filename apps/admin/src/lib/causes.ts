import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TimelineCause } from '@recadinho/contracts/admin-orders'
import type { ApprovalCause } from '@recadinho/contracts/films'
import type { EventCause } from '@recadinho/contracts/money'
import { defaultLocale, isLocale } from '@recadinho/i18n/locales'
import { formatMoney } from '@recadinho/i18n/money'
import { deliveryCauseText } from './delivery-labels.ts'
import { fieldLabels } from './field-labels.ts'
import { methodLabels } from './labels.ts'
import { scriptFaultLabels } from './script-fault-labels.ts'

/** The codes without parameters. */
const words: Record<
  Exclude<EventCause['code'], 'amount_differs'> | ApprovalCause['code'] | 'never_opened',
  MessageDescriptor
> = {
  other_reference: msg`The reference belongs to another order or payment`,
  mode_differs: msg`Test and live payments mixed up`,
  late: msg`It arrived after the payment had expired`,
  repeats_confirmation: msg`Looks like a payment that staff confirmed`,
  disputed: msg`Disputed by the payer's bank`,
  refunded: msg`The money was refunded`,
  nothing_to_pay: msg`Nothing to pay`,
  paid_twice: msg`Duplicate payment`,
  made_at_gateway: msg`Made on the provider's site`,
  never_opened: msg`It never reached the payment provider`,
  approved_in_bulk: msg`Together with other films`,
  approved_by_rule: msg`By the shop's rule: every check passed, and nothing was left to decide`,
}

/** The text of an event's subject or cause. A code known only to a newer server is shown as it is. */
export function causeText(i18n: I18n, tag: string, cause: TimelineCause): string {
  if (isPlain(cause)) return i18n._(words[cause.code])
  switch (cause.code) {
    case 'amount_differs': {
      const received = formatMoney(cause.received, tag)
      const expected = formatMoney(cause.expected, tag)
      return i18n._(msg`Received ${received} instead of ${expected}`)
    }
    case 'payment_method':
      return i18n._(methodLabels[cause.method])
    case 'corrected':
      return cause.fields.map((field) => i18n._(fieldLabels[field].inList)).join(', ')
    case 'message':
      return cause.label[isLocale(i18n.locale) ? i18n.locale : defaultLocale]
    case 'delivery':
    case 'delivery_time':
    case 'promise':
      return deliveryCauseText(i18n, tag, cause)
    case 'script_fallback':
      return i18n._(scriptFaultLabels[cause.fault])
    case 'gateway_code':
      return cause.value
    case 'text':
      return cause.text
    default:
      return unknownCode(cause)
  }
}

type PlainCause = TimelineCause & { code: keyof typeof words }
const isPlain = (cause: TimelineCause): cause is PlainCause => Object.hasOwn(words, cause.code)
const unknownCode = ({ code }: { code: string }) => code
