import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ChangeWarning } from '@recadinho/contracts/change-warnings'
import type { Locale, Money } from '@recadinho/contracts/common'
import { formatMoney } from '@recadinho/i18n/money'
import { languageTag } from '@recadinho/i18n/locales'
import { closedReasonLabels } from './labels.ts'

/** What a change would do, as one sentence with its numbers. */
export function warningWords(i18n: I18n, locale: Locale, warning: ChangeWarning): string {
  const tag = languageTag[locale]
  const list = (items: readonly string[]) => new Intl.ListFormat(tag).format(items)
  const shown = (value: Money) => formatMoney(value, tag)
  const percent = (was: number, now: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', signDisplay: 'always' }).format(now / was - 1)
  const title = 'title' in warning ? warning.title[locale] : ''
  switch (warning.kind) {
    case 'nobody_can_buy': {
      const reason = i18n._(closedReasonLabels[warning.reason])
      return i18n._(msg`Nobody will be able to buy, because ${reason}.`)
    }
    case 'cannot_pay': {
      const currencies = list(warning.currencies)
      return i18n._(msg`Buyers who pay in ${currencies} will have no payment method.`)
    }
    case 'free': {
      const { currency } = warning
      return i18n._(msg`“${title}” will be free in ${currency}: orders start without a payment.`)
    }
    case 'price': {
      const [was, now] = [shown(warning.was), shown(warning.now)]
      const change = percent(warning.was.amount, warning.now.amount)
      return i18n._(msg`“${title}” changes from ${was} to ${now} (${change}).`)
    }
    case 'unusual_price': {
      const [now, lowest, highest] = [shown(warning.now), shown(warning.lowest), shown(warning.highest)]
      return i18n._(msg`“${title}” will cost ${now}. The other packages cost ${lowest} to ${highest}.`)
    }
    case 'hours': {
      const { was, now } = warning
      return i18n._(
        msg`“${title}” will promise its video within ${plural(now, { one: '# hour', other: '# hours' })} instead of ${was}. Orders already made keep their time.`,
      )
    }
    case 'not_sold': {
      const currencies = list(warning.currencies)
      return i18n._(msg`“${title}” will no longer be sold in ${currencies}.`)
    }
    case 'rate': {
      const { currency } = warning
      const [was, now] = [Number(warning.was), Number(warning.now)]
      const change = percent(was, now)
      const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 8 })
      const [before, after] = [number.format(was), number.format(now)]
      return i18n._(msg`The rate for ${currency} changes from ${before} to ${after} (${change}).`)
    }
    case 'free_code': {
      const { code } = warning
      return i18n._(msg`With the promo code ${code}, orders are free.`)
    }
    case 'approve_in_bulk': {
      const { waiting, passed } = warning
      return i18n._(
        msg`Staff can approve several films at once without playing them to the end: ${plural(passed, { one: '# film', other: '# films' })} of the ${waiting} that wait now. The shop's pages no longer say that a person watches every video.`,
      )
    }
    case 'approve_by_rule': {
      const { made, passed, waiting } = warning
      return i18n._(
        msg`Films are approved and sent without a person. Of the ${plural(made, { one: '# film', other: '# films' })} of the last 30 days, ${passed} passed every check with a final voice; ${plural(waiting, { one: '# film that waits', other: '# films that wait' })} now can be sent within a minute. The shop's pages no longer say that a person watches every video.`,
      )
    }
    case 'too_small':
      break
  }
  const { code } = warning
  const totals = list(warning.totals.map(shown))
  return code === null
    ? i18n._(msg`“${title}” costs too little for any payment method: ${totals}.`)
    : i18n._(msg`With the promo code ${code}, “${title}” costs too little for any payment method: ${totals}.`)
}
