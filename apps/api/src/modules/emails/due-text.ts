import type { Locale } from '@recadinho/contracts/common'

export const languageTags: Record<Locale, string> = { en: 'en-US', pt: 'pt-BR' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** A promised time, with the zone's name: the buyer may live in another one than the shop. */
export function dueText(due: Date, timeZone: string, locale: Locale): string {
  const key = `${timeZone} ${locale}`
  // Making a format costs more than a statement.
  const format = formats.get(key) ?? dateFormat(timeZone, languageTags[locale])
  formats.set(key, format)
  return format.format(due)
}

const dateFormat = (timeZone: string, languageTag: string) =>
  new Intl.DateTimeFormat(languageTag, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  })
