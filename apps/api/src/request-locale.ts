import { isLocale, localeCookie, preferredLocale, type Locale } from '@recadinho/i18n/locales'

export interface LocalizedRequest {
  cookies: Record<string, string | undefined>
  headers: { 'accept-language'?: string | undefined }
}

/** The language of the requesting page: the selected one, or else the browser's. */
export function requestLocale({ cookies, headers }: LocalizedRequest): Locale {
  const selected = cookies[localeCookie]
  return isLocale(selected) ? selected : preferredLocale(headers['accept-language'])
}
