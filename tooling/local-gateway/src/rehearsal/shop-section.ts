import { html, type Html } from '../pages/html.ts'
import type { ApiStanding } from '../shop-controls.ts'
import { addressOf, entry, sceneList, sceneRow, submitRow, type Stage } from './parts.ts'

/**
 * Actions on the shop itself, and the state of its API. `order` is the number of the latest order known to a gateway.
 */
export function shopSection(stage: Stage, { up, ends }: ApiStanding, order: string): Html {
  const { texts } = stage
  return html`<section aria-labelledby="shop">
    <h2 id="shop">${texts.shopItself}</h2>
    <p>
      <strong>${up ? texts.apiUp : texts.apiDown}</strong>
      ${texts.apiEnds} ${ends}.
    </p>
    ${sceneList([sceneRow(stage, { id: 'killApi', action: 'kill-api', fields: {} })])}
    <p class="hint">${texts.killAtHint}</p>
    <form method="post" action="${addressOf(stage, 'raise-price', 'raisePrice')}">
      <div class="entries">${entry(texts.orderNumber, 'order', order, false)}</div>
      ${sceneList([submitRow(stage, 'raisePrice')])}
    </form>
  </section>`
}
