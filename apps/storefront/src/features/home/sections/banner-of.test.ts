import { seasonalBanners } from '@recadinho/contracts/settings'
import { expect, test } from 'vitest'
import { bannerOf } from './banner-of.ts'

/** Noon in the time zone of the test. */
const on = (month: number, day: number) => new Date(2026, month - 1, day, 12).toISOString()
const shown = (serverTime: string, locale: 'en' | 'pt', country?: string) =>
  bannerOf({ seasonalBanner: 'auto', serverTime }, country ? { locale, country } : { locale })

test.each([
  ['Christmas', on(12, 20), 'en', undefined, 'christmas'],
  ['Easter', on(4, 1), 'pt', undefined, 'easter'],
  ['Brazilian Children’s Day, in Portuguese', on(10, 12), 'pt', undefined, 'childrensDay'],
  ['the same day in English', on(10, 12), 'en', undefined, 'default'],
  ['the same day for an English reader in Brazil', on(10, 12), 'en', 'BR', 'childrensDay'],
  ['Children’s Day elsewhere', on(11, 20), 'en', 'GB', 'childrensDay'],
  ['the first day of school in the north', on(8, 25), 'en', undefined, 'backToSchool'],
  ['the same day in Australia', on(8, 25), 'en', 'AU', 'default'],
  ['the first day of school in Brazil', on(1, 25), 'pt', undefined, 'backToSchool'],
  ['the first week of a month', on(7, 3), 'en', undefined, 'birthday'],
  ['any other day', on(7, 20), 'pt', undefined, 'default'],
] as const)('§2, seasonal banner by date: %s', (_, serverTime, locale, country, expected) => {
  expect(shown(serverTime, locale, country)).toBe(expected)
})

test.each(seasonalBanners)('§2: the setting shows %s whatever the date', (seasonalBanner) => {
  expect(bannerOf({ seasonalBanner, serverTime: on(12, 24) }, { locale: 'en' })).toBe(seasonalBanner)
})
