import type { Locale } from '@recadinho/contracts/common'
import { i18nFor } from '../emails/i18n.ts'

/** C5: the one answer to STOP or START. */
export function wishAnswer(locale: Locale, optedIn: boolean, siteTitle: string): string {
  const i18n = i18nFor[locale]
  return optedIn
    ? i18n._('{siteTitle}: you will get messages about your orders here again. Reply STOP to end them.', {
        siteTitle,
      })
    : i18n._(
        '{siteTitle}: we won’t send you automatic messages on WhatsApp anymore. Your orders go on as usual, by email. Reply START to get messages here again, or just write to us if you need anything.',
        { siteTitle },
      )
}

/** What staff send from their own phone begins with; nothing about the child is in it. */
export const greeting = (locale: Locale, siteTitle: string, number: string): string =>
  i18nFor[locale]._('Hi! This is {siteTitle}, about your order {number}.', { siteTitle, number })
