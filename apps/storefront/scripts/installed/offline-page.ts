import { languageTag, type Locale } from '@recadinho/i18n/locales'
import { fontFamily, palette, radius, space } from '@recadinho/ui/tokens'
import { pages, type PagePath } from '../../src/lib/pages/pages.ts'
import type { OfflineKind } from '../../src/service-worker/release.ts'
import type { OfflineTexts } from '../../src/prerender/installed-texts.ts'
import { escape } from '../../src/prerender/escape.ts'

/** What an offline page must say instead of a private page. */
export function offlineKindOf(path: PagePath): OfflineKind {
  if (path === '/order-confirmation' || path === '/video') return 'order'
  return pages[path].sale ? 'payment' : 'page'
}

export interface OfflinePageParts {
  locale: Locale
  texts: OfflineTexts
  siteTitle: string
  /** URL of its script. */
  script: string
  style: string
}

/**
 * The styles of an offline page; `fontFaces` are the `@font-face` rules of the stored fonts. The CSP contains their
 * hash.
 */
export const offlineStyle = (fontFaces: string): string => fontFaces + css

/** The complete document, self-contained: neither the app nor a style sheet may be available. */
export function offlinePage({ locale, texts, siteTitle, script, style }: OfflinePageParts): string {
  const links = texts.links.map(({ href, text }) => `<li><a href="${href}">${escape(text)}</a></li>`)
  return `<!doctype html>
<html lang="${languageTag[locale]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <meta name="theme-color" content="${palette.paper}" />
    <title>${escape(texts.title)} · ${escape(siteTitle)}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p class="brand">${escape(siteTitle)}</p>
      ${cloud}
      <h1>${escape(texts.title)}</h1>
      <p>${escape(texts.text)}</p>${lastState(texts)}
      <p><a class="again" href="">${escape(texts.again)}</a></p>
      <ul>${links.join('')}</ul>
    </main>
    <script type="module" src="${script}"></script>
  </body>
</html>
`
}

/** Each state that the order may have had; the page's script shows the last one that this browser saw. */
function lastState({ states, asOf }: OfflineTexts) {
  if (!states) return ''
  const each = Object.entries(Object.groupBy(Object.keys(states), (state) => states[state] ?? '')).map(
    ([text, same = []]) => `<strong data-states="${same.join(' ')}" hidden>${escape(text)}</strong>`,
  )
  return `\n      <p class="state" hidden><span>${escape(asOf ?? '')}</span> ${each.join('')}</p>`
}

/** A sleeping cloud. */
const cloud = `<svg viewBox="0 0 200 120" width="200" height="120" aria-hidden="true"><path d="M52 100a30 30 0 0 1-2-60 42 42 0 0 1 80-8 34 34 0 0 1 18 68Z" fill="${palette.sky}" stroke="${palette.ink}" stroke-width="4" stroke-linejoin="round"/><path d="M72 68q7 7 14 0M106 68q7 7 14 0M90 84q6 5 12 0" fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round"/><circle cx="68" cy="80" r="6" fill="${palette.blush}"/><circle cx="124" cy="80" r="6" fill="${palette.blush}"/></svg>`

const css = `
*{box-sizing:border-box;margin:0}
body{min-height:100dvh;display:grid;place-items:center;padding:${space[6]};background:${palette.paper};color:${palette.ink};font:17px/1.55 ${fontFamily.body}}
main{display:grid;justify-items:center;gap:${space[4]};max-width:34rem;text-align:center}
.brand{font:800 1.625rem/1 ${fontFamily.display};color:${palette.red};text-transform:lowercase;letter-spacing:-.02em}
h1{font:800 1.875rem/1.15 ${fontFamily.display};text-wrap:balance}
svg{max-width:100%;height:auto}
a{color:${palette.red};text-underline-offset:.18em}
.again{display:inline-flex;align-items:center;min-height:3.25rem;padding:0 ${space[8]};border-radius:${radius.pill};background:${palette.red};color:${palette.white};font-weight:600;text-decoration:none}
.again:hover{background:${palette.redHover}}
.state{padding:${space[4]};border-radius:${radius.lg};background:${palette.white}}
ul{display:flex;flex-wrap:wrap;justify-content:center;gap:${space[2]} ${space[6]};padding:0;list-style:none}
li a{display:inline-flex;align-items:center;min-height:2.75rem}
:focus-visible{outline:3px solid #135E86;outline-offset:2px}
`
