import fastify from 'fastify'
import type { Mail, Mailbox } from './mailbox.ts'

/** `/` lists the messages for people, `/messages` for tests. */
export async function startPage(port: number, mailbox: Mailbox) {
  const server = fastify({ forceCloseConnections: true })
  server.get('/messages', () => mailbox.list())
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(render(mailbox.list())))
  await server.listen({ host: 'localhost', port })
  return { close: () => server.close() }
}

function render(mails: Mail[]) {
  const list = mails.map(
    ({ to, subject, text, receivedAt }) =>
      `<article><h2>${escape(subject)}</h2><p>To ${escape(to)} · <time>${escape(receivedAt)}</time></p><pre>${withLinks(escape(text))}</pre></article>`,
  )
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a1714;background:#fff9f1}' +
    'article{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h1,h2{margin:0 0 .25rem;line-height:1.2}' +
    'h2{font-size:1.1rem}p{margin:0;color:#6b524c}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test inbox</title>
<style>${style}</style><h1>Test inbox</h1><p>Emails the shop has sent. None of them left this machine.</p>${list.join('') || '<article>No messages yet.</article>'}</html>`
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const withLinks = (escaped: string) =>
  escaped.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
