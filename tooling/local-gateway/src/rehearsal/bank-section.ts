import type { BankCredit, LinkPayment } from '../bank/records.ts'
import { html, type Html } from '../pages/html.ts'
import { showMoney } from '../pages/texts.ts'
import { addressOf, entry, sceneList, sceneRow, submitRow, type Stage } from './parts.ts'

/** Money from outside the gateways: on the shop's PIX key, by a payment link, and unmatched. */
export function bankSection(stage: Stage, credits: BankCredit[], links: LinkPayment[]): Html {
  const { texts, language } = stage
  return html`<section aria-labelledby="bank">
    <h2 id="bank">${texts.bank}</h2>
    <p class="hint">${texts.bankHint}</p>
    <form method="post" action="${addressOf(stage, 'bank-credit', 'credit')}">
      <div class="entries">
        ${entry(texts.code, 'code', '', false)} ${entry(texts.reference, 'reference', '', false)}
        ${entry(texts.amount, 'amount')}
      </div>
      ${sceneList([
        submitRow(stage, 'credit', { name: 'difference', value: '0' }),
        submitRow(stage, 'creditShort', {
          name: 'difference',
          value: '-1',
          action: addressOf(stage, 'bank-credit', 'creditShort'),
        }),
        submitRow(stage, 'creditOver', {
          name: 'difference',
          value: '1',
          action: addressOf(stage, 'bank-credit', 'creditOver'),
        }),
      ])}
    </form>
    ${
      credits.length > 0 &&
      html`<h3>${texts.credits}</h3>
        ${credits.map(({ id, txid, amount }) => {
          const fields = { reference: txid, amount: String(amount) }
          return html`<div class="card">
            <p>
              <strong><code>${txid}</code></strong> ${showMoney(amount, 'BRL', language)}
              <span class="hint"><code>${id}</code></span>
            </p>
            ${sceneList([sceneRow(stage, { id: 'creditAgain', action: 'bank-credit', fields }, txid)])}
          </div>`
        })}`
    }
    ${
      links.length > 0 &&
      html`<h3>${texts.links}</h3>
        <p class="hint">${texts.linksHint}</p>
        <ul>
          ${links.map(
            ({ link, amount, currency, reference }) =>
              html`<li>
                <strong>${reference}</strong> ${showMoney(amount, currency, language)} (<code>${link}</code>)
              </li>`,
          )}
        </ul>`
    }
    <h3>${texts.scenes.payUnmatched.label}</h3>
    ${unmatchedForms(stage)}
  </section>`
}

/** Cents of the unmatched payment. */
const UNMATCHED = '1234'

function unmatchedForms(stage: Stage): Html {
  const { texts } = stage
  const button = (label: string, action: string, fields: Record<string, string>) =>
    html`<form method="post" action="${addressOf(stage, action, 'payUnmatched')}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <button class="small" aria-label="${texts.scenes.payUnmatched.label}: ${label}">${label}</button>
    </form>`
  return html`<div class="scene">
    <div class="row">
      ${button(texts.unmatchedStripe, 'pay-unmatched', { amount: UNMATCHED })}
      ${button(texts.unmatchedMercadoPago, 'mp-pay-unmatched', { amount: UNMATCHED })}
      ${button(texts.unmatchedBank, 'bank-credit', { reference: 'NOBODY', amount: UNMATCHED })}
    </div>
    <p>${texts.scenes.payUnmatched.see}</p>
  </div>`
}
