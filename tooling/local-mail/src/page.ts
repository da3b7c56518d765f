import fastify from 'fastify'
import type { Mail, Mailbox } from './mailbox.ts'

/** `/` lists the messages for people, `/messages` for tests; `/messages/<id>` is the HTML part of one message. */
export async function startPage(port: number, mailbox: Mailbox) {
  const server = fastify({ forceCloseConnections: true })
  server.get('/messages', () => mailbox.list())
  server.get<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    const mail = mailbox.list().find(({ id }) => String(id) === request.params.id)
    if (!mail?.html) return reply.code(404).send('No such message')
    return reply.headers(htmlPartHeaders).send(opensLinksOutside(mail.html))
  })
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(render(mailbox.list())))
  await server.listen({ host: 'localhost', port })
  return { close: () => server.close() }
}

/** Like an email program: pictures and styles, no scripts, no forms, and a separate origin. */
const htmlPartHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'",
}

/** Links open in a new tab, because the frame is for the message. */
function opensLinksOutside(html: string) {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${base}`) : base + html
}

function render(mails: Mail[]) {
  const list = mails.map(
    ({ id, to, subject, text, html, receivedAt }) =>
      `<article><h2>${escape(subject)}</h2><p>To ${escape(to)} · <time>${escape(receivedAt)}</time></p>${
        html
          ? `${frame(id, subject)}<details><summary>Plain text</summary>${plain(text)}</details>`
          : plain(text)
      }</article>`,
  )
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a1714;background:#fff9f1}' +
    'article{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h1,h2{margin:0 0 .25rem;line-height:1.2}' +
    'h2{font-size:1.1rem}p{margin:0;color:#6b524c}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}' +
    'iframe{display:block;width:100%;height:44rem;margin:1rem 0;border:1px solid #f0e1d2;border-radius:8px;resize:both}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test inbox</title>
<style>${style}</style><h1>Test inbox</h1><p>Emails the shop has sent. None of them left this machine.</p>${list.join('') || '<article>No messages yet.</article>'}</html>`
}

const frame = (id: number, subject: string) =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" src="/messages/${id}" title="${escape(subject)}"></iframe>`

const plain = (text: string) => `<pre>${withLinks(escape(text))}</pre>`

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const withLinks = (escaped: string) =>
  escaped.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
