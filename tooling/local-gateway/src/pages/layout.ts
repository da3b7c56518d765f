import { html, trusted, type Html } from './html.ts'
import { STYLE } from './style.ts'
import { TEXTS, type Language } from './texts.ts'

/** A whole page in the gateway's plain style, marked as a sandbox. */
export function layout(
  language: Language,
  title: string,
  body: Html,
  width: 'narrow' | 'wide' = 'narrow',
): string {
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
        <header class="sandbox">${TEXTS[language].sandbox}</header>
        <main class="${width}">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.html
}
