import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatMoney } from '@recadinho/i18n/money'

const amounts = /^(\d+) ([A-Z]{3}) instead of (\d+) ([A-Z]{3})$/

const others: Record<string, MessageDescriptor> = {
  'another reference': msg`It names another order or payment`,
  'test and live money mixed': msg`Test money and real money mixed`,
}

/** Why money does not fit, from the server's words for it (P3.4); `undefined` for any other words. */
export function misfitReason(i18n: I18n, tag: string, words: string): string | undefined {
  const [, came = '', currency = '', due = '', dueCurrency = ''] = amounts.exec(words) ?? []
  if (came) {
    const received = formatMoney({ amount: Number(came), currency }, tag)
    const expected = formatMoney({ amount: Number(due), currency: dueCurrency }, tag)
    return i18n._(msg`${received} came instead of ${expected}`)
  }
  const known = Object.hasOwn(others, words) ? others[words] : undefined
  return known && i18n._(known)
}
