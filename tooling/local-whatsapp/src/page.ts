import type { FastifyInstance } from 'fastify'
import type { Faults } from './faults.ts'
import { statusNames, type Message, type Messages } from './messages.ts'

export interface PageOptions {
  messages: Messages
  faults: Faults
  state: { delivers: boolean }
}

/** `/`: the simulated phone, for people. */
export function pageRoutes(server: FastifyInstance, options: PageOptions): void {
  server.get('/', (_, reply) => reply.type('text/html; charset=utf-8').send(render(options)))
}

const faults: [label: string, fault: object][] = [
  ['Number not on WhatsApp', { kind: 'error', code: 131_026 }],
  ['Too many messages', { kind: 'error', code: 130_429, status: 429 }],
  ['Take it without an answer', { kind: 'hang' }],
  ['Proxy error', { kind: 'proxy', status: 502 }],
]

function render({ messages, faults: waiting, state }: PageOptions): string {
  const list = messages.list().map(article)
  const next = waiting.waiting().length
  const last = messages.list()[0]?.phone ?? ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test WhatsApp</title>
<style>${style}</style><h1>Test WhatsApp</h1><p>What the shop and its buyers write to each other. None of it reaches a phone.</p>
<form><h2>Write to the shop</h2><p><label>From <input name="phone" required inputmode="numeric" pattern="[1-9][0-9]{7,14}" placeholder="5511987654321" value="${escape(last)}"></label></p>
<p><label>Message <textarea name="text" required maxlength="4096" rows="2"></textarea></label></p><button>Send</button></form>
<section><h2>What happens to messages</h2>
<p><label><input type="checkbox" data-call="delivers"${state.delivers ? ' checked' : ''}> Say “sent” and “delivered” by itself</label></p>
<p>To the next one:${faults.map(([label, fault]) => button(label, 'fault', { fault })).join('')}${
    next > 0 ? `<strong>${next} waiting</strong>${button('Clear', 'fault', {})}` : ''
  }</p></section>${list.join('') || '<article>No messages yet.</article>'}<script>${script}</script></html>`
}

function article({ id, direction, phone, text, button: link, statuses, at }: Message): string {
  const to = direction === 'out' ? 'To' : 'From'
  const controls = statusNames.map((status) => button(status, 'status', { id, status })).join('')
  return `<article class="${direction}"><p>${to} +${escape(phone)} · <time>${escape(at)}</time></p><p class="text">${escape(text)}</p>${
    link ? `<a class="button" href="${escape(link.link)}" target="_blank">${escape(link.label)}</a>` : ''
  }${direction === 'out' ? `<p>Told so far: ${statuses.join(', ') || 'nothing'}</p><p>Tell the shop:${controls}</p>` : ''}</article>`
}

const button = (label: string, call: string, body: object) =>
  `<button data-call="${call}" data-body="${escape(JSON.stringify(body))}">${escape(label)}</button>`

const script = `document.addEventListener('click',async({target})=>{const {call,body}=target.dataset;if(!call)return;
await fetch('/control/'+call,{method:'POST',headers:{'content-type':'application/json'},body:body??JSON.stringify({delivers:target.checked})});location.reload()})
document.addEventListener('submit',async(event)=>{event.preventDefault()
await fetch('/control/text',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(Object.fromEntries(new FormData(event.target)))});location.reload()})`

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#2a1714;background:#fff9f1}' +
  'article,section,form{background:#fff;border-radius:12px;padding:1rem 1.25rem;margin:1rem 0}h1,h2{margin:0 0 .25rem;line-height:1.2}' +
  'h2{font-size:1.1rem}p{margin:.25rem 0;color:#6b524c}.text{color:inherit;font-size:1.1rem;overflow-wrap:anywhere}' +
  'article.in{background:#e9f7e4}.button{display:inline-block;margin:.5rem 0;padding:.5rem 1rem;border-radius:8px;background:#128c5a;color:#fff;text-decoration:none}' +
  'input,textarea{font:inherit;inline-size:100%;box-sizing:border-box;padding:.4rem .6rem;border:1px solid #d9c4b1;border-radius:8px}form button{margin-left:0}' +
  'button{font:inherit;font-size:.9rem;margin:.25rem 0 .25rem .5rem;padding:.25rem .75rem;border:1px solid #d9c4b1;border-radius:8px;background:#fff;cursor:pointer}'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
