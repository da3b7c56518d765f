import type { I18n } from '@lingui/core'
import type { Page } from './pages.ts'

/** The document title of a page; `i18n` has the catalog `head`. */
export const pageTitle = ({ title }: Page, i18n: I18n, siteTitle: string): string =>
  `${i18n._(title)} · ${siteTitle}`
