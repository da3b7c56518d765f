import type { Locale } from '@recadinho/i18n/locales'

const texts: Readonly<Record<Locale, (name: string) => string>> = {
  en: (name) => `Hello! I'm ${name}. I couldn't wait to get here, because I have a message just for you!`,
  pt: (name) => `Oi! Aqui é ${name}. Chega mais pertinho, porque eu trouxe um recado só para você!`,
}

/** What a character says in the sample of its voice. */
export const sampleText = (name: string, locale: Locale): string => texts[locale](name)
