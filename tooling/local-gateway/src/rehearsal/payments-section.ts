import { html, type Html } from '../pages/html.ts'
import { showMoney } from '../pages/texts.ts'
import { faceName, sceneList, sceneRow, type Stage } from './parts.ts'
import type { PaymentCard } from './payments.ts'

/** Number of cards that are expanded; the others expand on a click. */
const OPEN = 3

/** All payments with their actions. */
export function paymentsSection(stage: Stage, cards: PaymentCard[]): Html {
  const { texts } = stage
  return html`<section aria-labelledby="payments">
    <h2 id="payments">${texts.payments}</h2>
    ${cards.length === 0 && html`<p>${texts.noPayment}</p>`}
    ${cards.map((card, at) => paymentCard(stage, card, at < OPEN))}
  </section>`
}

function paymentCard(stage: Stage, card: PaymentCard, open: boolean): Html {
  const { texts, language } = stage
  const name = card.order ?? texts.unnamed
  const about = `${name}, ${card.id}`
  return html`<details class="card" ${open && html`open`}>
    <summary>
      <strong>${name}</strong>
      <span>${showMoney(card.amount, card.currency, language)}</span>
      <span>${faceName(card.face, texts)}, ${texts.methods[card.method]}</span>
      <span class="standing ${card.standing}">${texts.standings[card.standing]}</span>
    </summary>
    <p class="hint">
      <code>${card.id}</code>
      ${card.face === 'stripe' && card.method === 'pix' && html`· <a href="/pix/${card.id}?lang=${language}">${texts.code}</a>`}
    </p>
    ${
      card.scenes.length === 0
        ? html`<p>${texts.nothingToDo}</p>`
        : sceneList(card.scenes.map((scene) => sceneRow(stage, scene, about)))
    }
  </details>`
}
