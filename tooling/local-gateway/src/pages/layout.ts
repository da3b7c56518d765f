import { html, trusted, type Html } from './html.ts'
import { TEXTS, type Language } from './texts.ts'

/** A whole page in the gateway's plain dress, marked as a sandbox. */
export function layout(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${trusted(STYLE)}
        </style>
      </head>
      <body>
        <p class="sandbox" role="note">${TEXTS[language].sandbox}</p>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html
}

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2430; background: #eef1f5 }
body { margin: 0 }
.sandbox { margin: 0; padding: .5rem 1rem; background: #ffe08a; color: #3d2c00; text-align: center; font-weight: 600 }
main { box-sizing: border-box; max-width: 30rem; width: calc(100% - 1.5rem); margin: .75rem auto 1.5rem; padding: 1.5rem; background: #fff; border-radius: 12px; box-shadow: 0 1px 4px #0002 }
main.wide { max-width: 76rem }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .75rem; font-size: 1.125rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .375rem .5rem .375rem 0; text-align: left; vertical-align: top }
td.money, th.money { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
tfoot td, tfoot th { border-top: 1px solid #c8cfd9; font-weight: 600 }
label { display: block; margin: .75rem 0; font-weight: 600 }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid #7b8798; border-radius: 8px; font: inherit; font-weight: 400; color: inherit; background: #fff }
textarea { min-height: 9.5rem; font-family: ui-monospace, monospace; font-size: .875rem; resize: vertical; word-break: break-all }
button { min-height: 44px; margin: .25rem .5rem .25rem 0; padding: .5rem 1.25rem; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #fff; background: #25527f; cursor: pointer }
button:hover { background: #1b3f63 }
button.quiet { color: #1c2430; background: #dde3ea }
button.quiet:hover { background: #c8d1dc }
button.small { min-height: 32px; padding: .125rem .625rem; font-size: .875rem }
:focus-visible { outline: 3px solid #e08a00; outline-offset: 2px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end }
.problem { padding: .75rem 1rem; border-left: 4px solid #a3261d; background: #fdeceb; color: #7a1710 }
.done { padding: .75rem 1rem; border-left: 4px solid #1d7a45; background: #e8f6ee; color: #12522e }
.hint { color: #4b5768; font-size: .875rem }
.qr svg { display: block; width: 14rem; max-width: 100%; margin: 1rem auto }
.scroll { overflow-x: auto }
.row { display: flex; flex-wrap: wrap; gap: .25rem }
.row button { margin: 0 }
.scroll td, .scroll th { padding: .5rem 1.5rem .5rem 0; border-bottom: 1px solid #e3e8ee }
.scroll code { white-space: nowrap; word-break: normal }
.actions { align-items: start; margin-bottom: 1rem; display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem }
fieldset { margin: 0; padding: .75rem 1rem; border: 1px solid #c8cfd9; border-radius: 8px }
legend { padding: 0 .25rem; font-weight: 600 }
code { font-size: .875em; word-break: break-all }
`
