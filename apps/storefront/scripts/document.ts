import { readFile } from 'node:fs/promises'
import type { Locale } from '@recadinho/i18n/locales'
import type { TextsName } from '../src/lib/i18n.ts'
import type { PageData } from '../src/lib/pages/page-data.ts'
import { pages, type PagePath } from '../src/lib/pages/pages.ts'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import type { ClientBuild } from './client-build.ts'
import { pageDataScript } from './page-data.ts'

export interface DocumentParts {
  locale: Locale
  path: PagePath
  /** Whether the visitor has selected a language; until then the language dialog is open. */
  selected: boolean
  page: RenderedPage
  client: ClientBuild
  data: PageData
  /** The release's id. */
  release: string
}

const template = await readFile(new URL('../index.html', import.meta.url), 'utf8')

/** The text catalogs loaded by the pages below a route (lingui.config.ts). */
const textsBelow: Record<string, TextsName> = {
  '/_order': 'order',
  '/_partner': 'partner',
  '/_information': 'pages',
}

/** Late parts in every page. */
export const latePartsEverywhere = [
  'src/features/market/language-options.lazy.tsx',
  'src/components/footer/footer.lazy.tsx',
]

/** Any page may turn out not to exist. */
const notFoundPart = 'src/components/not-found-page.lazy.tsx'

/** The complete HTML document: the page with its styles, the early script, and the URLs of the app. */
export async function writeDocument(parts: DocumentParts): Promise<string> {
  const { locale, path, page, client, selected } = parts
  const { lateParts = [], startOnTouch, private: isPrivate } = pages[path]
  const texts = page.routes.flatMap((route) => textsBelow[route] ?? [])
  const modules = [
    ...client.modules(page.routes),
    ...['shop', ...texts].map((name) => `src/locales/${locale}/${name}.po`),
  ]
  const sheets = await client.styles([...modules, ...latePartsEverywhere, ...lateParts, notFoundPart])
  const style = sheets.map(({ text }) => text).join('')
  if (/ style="/.test(page.html)) throw new Error(`${path} has a style attribute, which the policy forbids`)
  // Ids must be unique: the early script finds the language dialog by its id, and links find their targets.
  const twice = [...page.html.matchAll(/ id="([^"]+)"/g)].find(
    ([id], at, all) => all.findIndex(([other]) => other === id) < at,
  )
  if (twice) throw new Error(`${path} has two elements with${twice[0]}`)

  const atOnce = startOnTouch ? '' : ' data-now'
  const early = `<script type="module" src="${client.early.address}" data-app="${client.app}" data-files="${client.scripts(modules).join(' ')}"${atOnce}></script>`
  const head = [
    ...page.head,
    // Preloaded with the page: text drawn before its font has loaded is not redrawn.
    ...preloads(style),
    `<meta name="release" content="${parts.release}" />`,
    `<link rel="manifest" href="/${locale}/manifest.webmanifest" />`,
    `<style data-sheets="${sheets.map(({ href }) => href).join(' ')}">${style}</style>`,
  ]
  const html = selected
    ? page.html
    : page.html.replace('<dialog id="languages"', '<dialog id="languages" open=""')
  const prerendered = isPrivate ? '' : ` data-prerendered="${path}"`
  return fill(template, {
    '<html lang="en">': `<html lang="${locale}"${selected ? ' data-chosen' : ''}>`,
    '<!--head-->': head.join('\n    '),
    '<div id="root"><!--page--></div>': `<div id="root"${prerendered}>${html}</div>`,
    '<!--data-->': pageDataScript(parts.data, locale) + structuredData(page),
    '<script type="module" src="/src/main.tsx"></script>': early,
  })
}

/** Both fonts, by their hashed names. A late font is used on the next page (fonts.css). */
function preloads(style: string) {
  return ['baloo-2-core', 'figtree-core'].flatMap((name) => {
    const file = new RegExp(`url\\(['"]?(/assets/${name}-[^)'"]+)`).exec(style)?.[1]
    return file ? [`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`] : []
  })
}

/** Not executable; `<` is escaped, so that no text can close the element. */
function structuredData({ structuredData }: RenderedPage) {
  if (!structuredData) return ''
  return `<script type="application/ld+json">${JSON.stringify(structuredData).replaceAll('<', '\\u003c')}</script>`
}

function fill(text: string, parts: Record<string, string>) {
  return Object.entries(parts).reduce((filled, [mark, part]) => {
    if (!filled.includes(mark)) throw new Error(`index.html has lost its ${mark}`)
    return filled.replace(mark, () => part)
  }, text)
}
