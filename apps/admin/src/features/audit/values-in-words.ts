import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Retention } from '@recadinho/contracts/admin-settings'
import { Voice } from '@recadinho/contracts/catalog'
import { Instant, LocalizedText } from '@recadinho/contracts/common'
import { fits } from '@recadinho/contracts/fits'
import { AdminPackage } from '@recadinho/contracts/packages'
import { UploadedPicture } from '@recadinho/contracts/pictures'
import { OpeningHours } from '@recadinho/contracts/settings'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { bannerLabels } from '../../lib/banner-labels.ts'
import { categoryLabels, greetingLabels } from '../../lib/character-labels.ts'
import { gatewayName, methodLabels, stageLabels } from '../../lib/labels.ts'
import { roleLabels } from '../../lib/role-labels.ts'
import { weekdaysOf } from '../../lib/weekdays.ts'
import { retentionLabels } from './field-labels.ts'

export interface Language {
  i18n: I18n
  /** By which numbers and dates are written. */
  tag: string
}

/** The parts of a value by name, each in words; one part without a name where it is simple. */
export type Parts = Record<string, string>

const { prices: Prices, links: Links } = AdminPackage.properties

/** A value of the log as people read it. */
export function valueInWords(language: Language, field: string, value: unknown): Parts {
  const { i18n, tag } = language
  if (Array.isArray(value) && value.length === 0) return { '': i18n._(msg`None`) }
  if (fits(LocalizedText, value))
    return { [i18n._(msg`English`)]: text(i18n, value.en), [i18n._(msg`Portuguese`)]: text(i18n, value.pt) }
  if (fits(UploadedPicture, value)) return { '': i18n._(msg`An uploaded picture`) }
  if (fits(Voice, value))
    return {
      [i18n._(msg`Pitch`)]: percent(tag, value.pitch),
      [i18n._(msg`Pace`)]: percent(tag, value.rate),
    }
  if (fits(Retention, value))
    return Object.fromEntries(
      Object.entries(retentionLabels).map(([key, label]) => [
        i18n._(label),
        new Intl.NumberFormat(tag).format(value[key as keyof Retention]), // a key of the labels
      ]),
    )
  if (fits(OpeningHours, value)) {
    const days = weekdaysOf(tag)
    return Object.fromEntries(
      value.map((hours, day) => [
        days[day] ?? '',
        hours ? `${hours.opens}–${hours.closes}` : i18n._(msg`Closed`),
      ]),
    )
  }
  if (fits(Prices, value))
    return Object.fromEntries(value.map((price) => [price.currency, formatMoney(price, tag)]))
  if (fits(Links, value))
    return Object.fromEntries(
      value.map(({ method, amount, url }) => [
        `${i18n._(methodLabels[method])}, ${amount.currency}`,
        `${formatMoney(amount, tag)} · ${url}`,
      ]),
    )
  if (Array.isArray(value)) return { '': value.map((each) => simple(language, field, each)).join(', ') }
  return { '': simple(language, field, value) }
}

/** Words for the codes that a field may hold. */
const codes: Record<string, Record<string, MessageDescriptor>> = {
  seasonalBanner: bannerLabels,
  category: categoryLabels,
  greetingStyle: greetingLabels,
  role: roleLabels,
  defaultLocale: { en: msg`English`, pt: msg`Portuguese` },
  stage: stageLabels,
}

function simple({ i18n, tag }: Language, field: string, value: unknown): string {
  const label = typeof value === 'string' ? codes[field]?.[value] : undefined
  if (label) return i18n._(label)
  if (field === 'gatewaysOff' && typeof value === 'string') return gatewayName(i18n, value)
  if (value === true) return i18n._(msg`Yes`)
  if (value === false) return i18n._(msg`No`)
  if (value === null) return i18n._(msg`None`)
  if (typeof value === 'number') return new Intl.NumberFormat(tag).format(value)
  if (fits(Instant, value)) return formatDateTime(value, tag)
  return typeof value === 'string' ? text(i18n, value) : JSON.stringify(value)
}

const percent = (tag: string, value: number) =>
  new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)

const text = (i18n: I18n, value: string) => (value === '' ? i18n._(msg`Empty`) : value)
