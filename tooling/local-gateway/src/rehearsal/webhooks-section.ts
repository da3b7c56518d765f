import { html, type Html } from '../pages/html.ts'
import { WEBHOOK_POLICIES, type WebhookPolicy } from '../records.ts'
import { faceName, sceneList, sceneRow, type Stage } from './parts.ts'
import type { DeliveryRow } from './state.ts'

/** How events are delivered, and the results of the latest deliveries. */
export function webhooksSection(stage: Stage, policy: WebhookPolicy, rows: DeliveryRow[]): Html {
  const { texts } = stage
  const held = rows.filter(({ state }) => state === 'held').length
  return html`<section aria-labelledby="webhooks">
    <h2 id="webhooks">${texts.webhooks}</h2>
    <h3>${texts.webhooksNow}</h3>
    ${sceneList(
      WEBHOOK_POLICIES.map((each) =>
        sceneRow(
          stage,
          { id: each, action: 'webhook-policy', fields: { policy: each } },
          '',
          each === policy ? texts.inUse : undefined,
        ),
      ),
    )}
    ${
      held > 0 &&
      html`<p role="note"><strong>${held} ${texts.held}</strong></p>
        ${sceneList([
          sceneRow(stage, {
            id: 'releaseAsSent',
            action: 'release-webhooks',
            fields: { order: 'as-sent' },
          }),
          sceneRow(stage, {
            id: 'releaseNewestFirst',
            action: 'release-webhooks',
            fields: { order: 'newest-first' },
          }),
        ])}`
    }
    <h3>${texts.deliveries}</h3>
    ${
      rows.length === 0
        ? html`<p>${texts.noDelivery}</p>`
        : html`<ul class="deliveries">
            ${rows.map((row) => deliveryRow(stage, row))}
          </ul>`
    }
  </section>`
}

function deliveryRow({ texts, language }: Stage, row: DeliveryRow): Html {
  const { id, face, type, about, state, forged, attempts, outcome } = row
  return html`<li>
    <span><strong>${type}</strong><br /><span class="hint">${faceName(face, texts)} · ${about}</span></span>
    <span>
      ${texts.delivery[state]}${forged && html`, <em>${texts.forged}</em>`}<br />
      <span class="hint">${texts.answer}: ${outcome ?? texts.noAnswer} · ${texts.tries}: ${attempts}</span>
    </span>
    <a href="/deliveries/${id}?lang=${language}" aria-label="${texts.details}: ${type}, ${about}"
      >${texts.details}</a
    >
  </li>`
}
