import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { Locale } from '@recadinho/contracts/common'
import { messages as en } from '../../locales/en/emails.ts'
import { messages as pt } from '../../locales/pt/emails.ts'

const load = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, messages: { [locale]: messages } })

/** The texts of each language: `pnpm i18n:extract` finds them in the code, `pnpm i18n:compile` builds the modules. */
export const i18nFor: Record<Locale, I18n> = { en: load('en', en), pt: load('pt', pt) }
