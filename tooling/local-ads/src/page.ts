import type { FastifyInstance } from 'fastify'
import type { Fault, Faults } from './faults.ts'
import type { Recorded, RecordedEvent } from './recorded.ts'

export interface PageOptions {
  recorded: Recorded
  faults: Faults
}

/** `/` for people, `/events` and `/control` for tests. */
export function pageRoutes(server: FastifyInstance, { recorded, faults }: PageOptions): void {
  server.get('/', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(render(recorded.list(), faults.waiting().length)),
  )
  server.get('/events', () => recorded.list())
  server.post<{ Body: { fault?: Fault; times?: number } }>('/control/fault', ({ body: { fault, times } }) => {
    if (fault) faults.add(fault, times)
    else faults.clear()
    return { waiting: faults.waiting() }
  })
  server.post('/control/clear', () => {
    recorded.clear()
    return {}
  })
}

const faultButtons: [label: string, fault: Fault][] = [
  ['Refuse the token', { kind: 'error', code: 190, status: 401 }],
  ['Refuse the pixel', { kind: 'error', code: 100, subcode: 33 }],
  ['Refuse the event', { kind: 'error', code: 100 }],
  ['Too many', { kind: 'error', code: 4, status: 429 }],
  ['Proxy error', { kind: 'proxy', status: 502 }],
  ['Take it without an answer', { kind: 'hang' }],
]

function render(events: readonly RecordedEvent[], waiting: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test advertisers</title>
<style>${style}</style><h1>Test advertisers</h1><p>What the shop tells Meta and TikTok. None of it reaches them.</p>
<section><h2>What happens to the server’s next request</h2><p>${faultButtons.map(([label, fault]) => button(label, 'fault', { fault })).join('')}${
    waiting > 0 ? `<strong>${waiting} waiting</strong>${button('Clear', 'fault', {})}` : ''
  }</p></section>${events.length > 0 ? button('Forget all events', 'clear', {}) : ''}
${events.toReversed().map(article).join('') || '<article>No events yet.</article>'}<script>${script}</script></html>`
}

const article = ({ network, source, name, id, counted, at, url, data }: RecordedEvent) =>
  `<article><h2>${network === 'meta' ? 'Meta' : 'TikTok'}: ${escape(name)}</h2>
<p>From the ${source} · ${counted ? 'counted' : 'known already'} · <time>${escape(at)}</time></p>
<p>${escape(id ?? 'without an id')}<br>${escape(url)}</p><pre>${escape(JSON.stringify(data, null, 1) ?? '')}</pre></article>`

const button = (label: string, call: string, body: object) =>
  `<button data-call="${call}" data-body="${escape(JSON.stringify(body))}">${escape(label)}</button>`

const script = `document.addEventListener('click',async({target})=>{const {call,body}=target.dataset;if(!call)return;
await fetch('/control/'+call,{method:'POST',headers:{'content-type':'application/json'},body});location.reload()})`

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a1714;background:#fff9f1}' +
  'article,section{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h1,h2{margin:0 0 .25rem;line-height:1.2}h2{font-size:1.1rem}' +
  'p{margin:.25rem 0;color:#6b524c;overflow-wrap:anywhere}pre{overflow:auto;font-size:.85rem;margin:.5rem 0 0}' +
  'button{font:inherit;font-size:.9rem;margin:.25rem .5rem .25rem 0;padding:.25rem .75rem;border:1px solid #d9c4b1;border-radius:8px;background:#fff;cursor:pointer}'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
