import { languageTag, type Locale } from '@recadinho/i18n/locales'
import { palette } from '@recadinho/ui/tokens'
import type { InstalledTexts } from '../../src/prerender/installed-texts.ts'
import { iconFiles } from './icons.ts'

/** The web manifest of the shop in one language. */
export function webManifest(locale: Locale, siteTitle: string, texts: InstalledTexts): string {
  const icon = (file: string, sizes: string, purpose = 'any') => ({
    src: `/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  })
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(iconFiles[192], '192x192')] })
  const manifest = {
    // One app in all languages: either manifest updates the same app.
    id: '/',
    name: siteTitle,
    short_name: siteTitle,
    description: texts.description,
    lang: languageTag[locale],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: palette.paper,
    theme_color: palette.paper,
    categories: ['shopping', 'kids', 'entertainment'],
    icons: [
      icon(iconFiles[192], '192x192'),
      icon(iconFiles[512], '512x512'),
      icon(iconFiles.maskable, '512x512', 'maskable'),
    ],
    shortcuts: [shortcut(texts.order, '/purchase'), shortcut(texts.contact, '/contact')],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
