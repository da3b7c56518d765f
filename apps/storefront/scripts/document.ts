import { readFile } from 'node:fs/promises'
import type { Locale } from '@recadinho/i18n/locales'
import type { RenderedPage } from '../src/prerender/render-page.tsx'
import type { ShopWindow } from '../src/lib/shop-window.ts'
import type { ClientBuild } from './client-build.ts'
import { shopWindowScript } from './shop-window.ts'

export interface DocumentParts {
  locale: Locale
  /** Where the page lives. */
  path: string
  /** Whether the reader has chosen a language; until then the language dialog stands open. */
  chosen: boolean
  page: RenderedPage
  /** The modules that the page's own route needs. */
  modules: readonly string[]
  /** Its catalog of texts beside the shop's. */
  texts: string | undefined
  /** Modules of which it needs only the styles. */
  still: readonly string[]
  /** Runs the app at the first touch. */
  quiet: boolean
  client: ClientBuild
  shopWindow: ShopWindow
}

const template = await readFile(new URL('../index.html', import.meta.url), 'utf8')

/** A whole HTML document: the page with its styles inside, the boot script, and where the app is to be had. */
export async function writeDocument(parts: DocumentParts): Promise<string> {
  const { locale, path, page, client, chosen } = parts
  const texts = ['shop', ...(parts.texts ? [parts.texts] : [])].map(
    (name) => `src/locales/${locale}/${name}.po`,
  )
  const modules = [...parts.modules, ...texts]
  const sheets = await client.styles([...modules, ...parts.still])
  const style = sheets.map(({ text }) => text).join('')
  if (/ style="/.test(page.html)) throw new Error(`${path} has a style attribute, which the policy forbids`)
  // The script before the app finds the language dialog by its id, and links their targets.
  const twice = [...page.html.matchAll(/ id="([^"]+)"/g)].find(
    ([id], at, all) => all.findIndex(([other]) => other === id) < at,
  )
  if (twice) throw new Error(`${path} has two elements with${twice[0]}`)

  const atOnce = parts.quiet ? '' : ' data-now'
  const boot = `<script type="module" src="${client.boot}" data-arrival="${client.arrival}" data-app="${client.app}" data-files="${client.scripts(modules).join(' ')}"${atOnce}></script>`
  const head = [
    ...page.head,
    // The faces come with the page: a letter drawn before its face has come is never drawn anew.
    ...preloads(style),
    `<link rel="manifest" href="/${locale}/manifest.webmanifest" />`,
    `<style>${style}</style>`,
    // Tells Vite's loader that these are here already; a disabled sheet is never fetched.
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled />`),
  ]
  const html = chosen
    ? page.html
    : page.html.replace('<dialog id="languages"', '<dialog id="languages" open=""')
  const prerendered = page.private ? '' : ` data-prerendered="${path}"`
  return fill(template, {
    '<html lang="en">': `<html lang="${locale}"${chosen ? ' data-chosen' : ''}>`,
    '<!--head-->': head.join('\n    '),
    '<div id="root"><!--page--></div>': `<div id="root"${prerendered}>${html}</div>`,
    '<!--data-->': shopWindowScript(parts.shopWindow, locale) + structuredData(page),
    '<script type="module" src="/src/main.tsx"></script>': boot,
  })
}

/** Both faces, under the names that the build gave them. One that is not here in time waits for the next page (fonts.css). */
function preloads(style: string) {
  return ['baloo-2-core', 'figtree-core'].flatMap((name) => {
    const file = new RegExp(`url\\(['"]?(/assets/${name}-[^)'"]+)`).exec(style)?.[1]
    return file ? [`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`] : []
  })
}

/** Data, which no browser runs; a `<` is escaped, so that no text can end the element. */
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
