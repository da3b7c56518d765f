import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { WEBHOOK_FLAWS, type Delivery, type Flaw } from '../records.ts'
import type { WebhookMessage } from '../webhooks/messages.ts'
import { sceneList, sceneRow, type Stage } from './parts.ts'
import type { SceneId } from './texts.ts'

/** One delivery: the request, the API's response, and two ways to send it again. */
export function deliveryPage(stage: Stage, delivery: Delivery, message: WebhookMessage | undefined): string {
  const { texts, language } = stage
  const fields = { event: delivery.event }
  const headers = Object.entries(message?.headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  const body = html`<p><a href="/?lang=${language}#webhooks">${texts.back}</a></p>
    <h2>${texts.answered}</h2>
    <p>
      <strong>${delivery.outcome ?? texts.noAnswer}</strong> ·
      ${texts.delivery[delivery.state]}${delivery.forged && html`, <em>${texts.forged}</em>`} ·
      ${texts.tries}: ${delivery.attempts}
    </p>
    ${
      delivery.said !== undefined &&
      delivery.said !== '' &&
      html`<pre tabindex="0" role="region" aria-label="${texts.answered}">${delivery.said}</pre>`
    }
    ${sceneList([
      sceneRow(stage, { id: 'resend', action: 'resend-webhook', fields }),
      ...WEBHOOK_FLAWS.map((flaw) =>
        sceneRow(stage, { id: forgeries[flaw], action: 'forge-webhook', fields: { ...fields, flaw } }),
      ),
    ])}
    ${
      message &&
      html`<h2>${texts.sentTo}</h2>
        <p><code>POST ${message.url}</code></p>
        <h2>${texts.headers}</h2>
        <pre tabindex="0" role="region" aria-label="${texts.headers}">${headers.join('\n')}</pre>
        <h2>${texts.body}</h2>
        <pre tabindex="0" role="region" aria-label="${texts.body}">${indented(message.body)}</pre>`
    }`
  return layout(language, delivery.event, body, 'wide')
}

const forgeries: Record<Flaw, SceneId> = {
  secret: 'forge',
  old: 'forgeOld',
  ahead: 'forgeAhead',
  changed: 'forgeChanged',
}

const indented = (text: string): string => JSON.stringify(JSON.parse(text), null, 2)
