import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { ClaimFilter } from '@recadinho/contracts/filters'
import { formatDateTime } from '@recadinho/i18n/dates'
import { languageTag } from '@recadinho/i18n/locales'
import { countryName } from '../../lib/country-name.ts'
import { gatewayName, paymentStatusLabels, stageLabels } from '../../lib/labels.ts'
import type { DueHours, OrderSearch } from './order-search.ts'

export const claimFilterLabels: Record<ClaimFilter, MessageDescriptor> = {
  mine: msg({ context: 'who works on an order', message: 'Me' }),
  none: msg({ context: 'who works on an order', message: 'Nobody' }),
}

export const dueLabels: Record<DueHours, MessageDescriptor> = {
  4: msg`Due within 4 hours`,
  24: msg`Due within 24 hours`,
}

export const lateLabel = msg`Late`
export const holdLabel = (hold: boolean): MessageDescriptor => (hold ? msg`On hold` : msg`Not on hold`)

/** A filter that can be removed individually; status and search are visible in their own controls. */
export type RemovableFilter = Exclude<keyof OrderSearch, 'status' | 'search'>

/** Texts of the active filters, in the form's order. */
export function filterTexts(
  {
    stage,
    late,
    due,
    hold,
    claim,
    payment,
    gateway,
    country,
    placedSince,
    paidSince,
    paidBefore,
  }: OrderSearch,
  i18n: I18n,
  locale: Locale,
): [RemovableFilter, string][] {
  const when = (moment: string) => formatDateTime(moment, languageTag[locale])
  const texts: Record<RemovableFilter, string | undefined> = {
    stage: stage && i18n._(stageLabels[stage]),
    late: late && i18n._(lateLabel),
    due: due && i18n._(dueLabels[due]),
    hold: hold === undefined ? undefined : i18n._(holdLabel(hold)),
    claim: claim && i18n._(claim === 'mine' ? msg`You're on it` : msg`Nobody is on it`),
    payment: payment && i18n._(paymentStatusLabels[payment]),
    gateway: gateway && gatewayName(i18n, gateway),
    country: country && countryName(country, locale),
    placedSince: placedSince && i18n._(msg`Placed since ${when(placedSince)}`),
    paidSince: paidSince && i18n._(msg`Paid since ${when(paidSince)}`),
    paidBefore: paidBefore && i18n._(msg`Paid before ${when(paidBefore)}`),
  }
  const filters = Object.entries(texts) as [RemovableFilter, string | undefined][] // the record has exactly these keys
  return filters.flatMap(([filter, text]) => (text === undefined ? [] : [[filter, text]]))
}
