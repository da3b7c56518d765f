import { languageTag } from '@recadinho/i18n/locales'
import type { EmailContent, Line, Part, Picture } from './email-content.ts'
import { darkSheet, faceSize, pageWidth, style } from './email-style.ts'
import { html, Html } from './html.ts'

/**
 * The HTML of an email: tables and inline styles, because mail programs support little else; no scripts, and nothing
 * remote but pictures.
 */
export function emailHtml(content: EmailContent): string {
  const { locale, subject, siteTitle, greeting, characters = [], parts, help } = content
  const footer = [...(help ? [help] : []), { text: siteTitle }]
  return html`<!doctype html>
    <html lang="${languageTag[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <title>${subject}</title>
        <style>
          ${new Html(darkSheet)}
        </style>
      </head>
      <body class="page" style="${style.body}">
        <div style="${style.hidden}">${preheader(parts)}${afterPreheader}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${style.page}"
        >
          <tr>
            <td align="center" style="padding:24px 12px 32px">
              ${oldOutlook(`<table role="presentation" width="${pageWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="${style.column}"
              >
                <tr>
                  <td class="brand" style="${style.brand}">${siteTitle.toLowerCase()}</td>
                </tr>
                <tr>
                  <td class="card" style="${style.card}">
                    ${characters.length > 0 ? faces(characters) : undefined}
                    <h1 class="ink" style="${style.greeting}">${greeting}</h1>
                    ${parts.map(part)}
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="${style.footer}">${footer.map(note)}</td>
                </tr>
              </table>
              ${oldOutlook('</td></tr></table>')}
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}

/** The inbox preview after the subject: the email's first text. */
function preheader(parts: readonly Part[]): string {
  const [first] = parts
  if (first?.kind === 'text') return first.text
  return first?.kind === 'action' ? first.lead : ''
}

/** Padding, so that an inbox preview does not show the text after the preheader. */
const afterPreheader = new Html('&#847;&zwnj;&nbsp;'.repeat(60))

/** Outlook on Windows does not support `max-width`. */
const oldOutlook = (markup: string) => new Html(`<!--[if mso]>${markup}<![endif]-->`)

function faces(characters: readonly Picture[]): Html {
  const size = faceSize(characters.length)
  const face = ({ src, alt }: Picture) =>
    html`<img
      src="${src}"
      alt="${alt}"
      width="${size}"
      height="${size}"
      class="muted"
      style="${style.face}"
    />`
  return html`<div style="${style.faces}">${characters.map(face)}</div>`
}

function part(part: Part): Html {
  switch (part.kind) {
    case 'text':
      return html`<p class="ink" style="${style.text}">${lines(part.text)}</p>`
    case 'quote':
      return html`<p class="muted" style="${style.note}">${part.lead}</p>
        <blockquote class="muted" style="${style.quote}">${lines(part.text)}</blockquote>`
    case 'facts':
      return html`<table
        class="well"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="${style.facts}"
      >
        ${part.facts.map(
          ({ label, value }) =>
            html`<tr>
              <th scope="row" align="left" class="muted" style="${style.label}">${label}</th>
              <td class="ink" style="${style.value}">${value}</td>
            </tr>`,
        )}
      </table>`
    case 'action':
      return html`<p class="ink" style="${style.text}">${lines(part.lead)}</p>
        <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">
          <tr>
            <td class="button" style="${style.button}">
              <a href="${part.link}" class="button-link" style="${style.buttonLink}">${part.label}</a>
            </td>
          </tr>
        </table>`
    case 'notes':
      break
  }
  return html`<div style="padding-top:16px">${part.notes.map(note)}</div>`
}

/** Mail programs do not support `white-space: pre-line`. */
const lines = (text: string): Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))

function note({ text, link }: Line): Html {
  const [before = '', after = ''] = link === undefined ? [text] : text.split(link)
  const pressed =
    link === undefined ? undefined : html`<a href="${link}" class="link" style="${style.link}">${link}</a>`
  return html`<p class="muted" style="${style.note}">${before}${pressed}${after}</p>`
}
