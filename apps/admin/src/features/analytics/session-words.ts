import type { I18n } from '@lingui/core'
import type { TrackedSession } from '@recadinho/contracts/tracking'
import { countryName } from '../../lib/country-name.ts'
import type { Locale } from '@recadinho/contracts/common'
import { deviceLabels, keyWords } from './session-labels.ts'

/** Device and country: `Phone · Brazil`. */
export const deviceAndCountry = (i18n: I18n, locale: Locale, { device, country }: TrackedSession) =>
  [i18n._(deviceLabels[device]), ...(country === null ? [] : [countryName(country, locale)])].join(' · ')

/** Source and campaign: `google · natal`. */
export const broughtBy = (i18n: I18n, { source, campaign, affiliate }: TrackedSession) =>
  [source, campaign, affiliate].flatMap((each) => (each === null ? [] : [keyWords(i18n, each)])).join(' · ')

export const lengthOf = ({ startedAt, lastAt }: TrackedSession) => Date.parse(lastAt) - Date.parse(startedAt)
