import { FAULTS } from '../faults.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { showMoney } from '../pages/texts.ts'
import { type Method, WEBHOOK_POLICIES } from '../records.ts'
import type { ControlState, PaymentRow } from './state.ts'

/** The control page: everything the gateway can be made to do, with plain forms. */
export function controlPage(state: ControlState, problem?: string): string {
  const body = html`${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    <p class="hint">
      The gateway's clock: <time>${state.now}</time>. API: <code>${state.url}/v1</code>.
      <a href="/">Refresh</a>
    </p>
    <h2>Payments</h2>
    ${payments(state)}
    <h2>Webhooks</h2>
    <div class="actions">${webhookForms(state)}</div>
    ${deliveries(state)}
    <h2>Faults, clock and account</h2>
    <div class="actions">${faultForms(state)}</div>`
  return layout('en', 'Local payment gateway', body).replace('<main>', '<main class="wide">')
}

function payments({ paymentIntents }: ControlState): Html {
  if (paymentIntents.length === 0) return html`<p>No payment yet.</p>`
  const rows = paymentIntents.map(
    (payment) =>
      html`<tr>
        <td><code>${payment.id}</code><br /><span class="hint">${JSON.stringify(payment.metadata)}</span></td>
        <td class="money">${showMoney(payment.amount, payment.currency, 'en')}</td>
        <td>
          ${payment.status}<br /><span class="hint">${payment.error ?? payment.waitsFor ?? ''}</span>
          ${payment.refunded > 0 && html`<br /><span class="hint">refunded ${payment.refunded}</span>`}
        </td>
        <td><div class="row">${buttons(payment)}</div></td>
      </tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
    <table>
      <thead>
        <tr>
          <th scope="col">Payment intent</th>
          <th scope="col" class="money">Amount</th>
          <th scope="col">State</th>
          <th scope="col">Do</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function buttons(payment: PaymentRow): Html[] {
  const button = (action: string, label: string) =>
    html`<form method="post" action="/control/${action}">
      <input type="hidden" name="paymentIntent" value="${payment.id}" />
      <button class="small" aria-label="${label}: ${payment.id}">${label}</button>
    </form>`
  const decide = (status: 'won' | 'lost', label: string) =>
    html`<form method="post" action="/control/close-dispute">
      <input type="hidden" name="paymentIntent" value="${payment.id}" />
      <input type="hidden" name="status" value="${status}" />
      <button class="small" aria-label="${label}: ${payment.id}">${label}</button>
    </form>`
  const pix = payment.waitsFor === 'pix_display_qr_code'
  return [
    ...(payment.status === 'requires_action' ? [button('pay', 'Pay'), button('decline', 'Decline')] : []),
    ...(pix ? [button('expire', 'Expire the code')] : []),
    ...(pix && payment.session !== null ? [button('submit-session', 'Complete the session unpaid')] : []),
    ...(payment.pixEnded ? [button('pay-late', 'Pay late')] : []),
    ...(payment.status === 'succeeded' && payment.refunded < payment.amount
      ? [button('refund', 'Refund')]
      : []),
    ...(payment.status === 'succeeded' && payment.dispute === null ? [button('dispute', 'Dispute')] : []),
    ...(payment.dispute === 'needs_response'
      ? [decide('won', 'Shop wins the dispute'), decide('lost', 'Shop loses the dispute')]
      : []),
  ]
}

function webhookForms({ settings }: ControlState): Html[] {
  return [
    form('webhook-policy', 'New events', 'Set', [
      choice('policy', 'How they are delivered', WEBHOOK_POLICIES, settings.webhookPolicy),
    ]),
    form('release-webhooks', 'Held events', 'Deliver', [
      choice('order', 'In which order', ['as-sent', 'newest-first']),
    ]),
  ]
}

function deliveries({ deliveries: all }: ControlState): Html {
  if (all.length === 0) return html`<p>No webhook yet.</p>`
  const rows = all.map(
    (delivery) =>
      html`<tr>
        <td>${delivery.type ?? ''}<br /><code>${delivery.event}</code></td>
        <td>${delivery.state}${delivery.forged && ' (wrong signature)'}</td>
        <td>${delivery.attempts} × ${delivery.outcome ?? '–'}</td>
        <td>
          <form method="post" action="/control/resend-webhook">
            <input type="hidden" name="event" value="${delivery.event}" />
            <button class="small" aria-label="Send again: ${delivery.event}">Send again</button>
          </form>
        </td>
      </tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Webhooks">
    <table>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">State</th>
          <th scope="col">Tries</th>
          <th scope="col">Do</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function faultForms({ faults, settings }: ControlState): Html[] {
  const ordered = faults.map((fault) => `${fault.kind} × ${fault.times}`).join(', ') || 'none'
  const takes = (method: Method) => (settings.methods.includes(method) ? 'true' : 'false')
  return [
    form('fault', 'Faults of the next API requests', 'Order', [
      choice('kind', 'What happens', FAULTS),
      entry('times', 'To how many requests', '1'),
      entry('match', 'Only where "METHOD path" contains'),
      entry('milliseconds', 'Milliseconds of a delay'),
    ]),
    form('clear-faults', `Ordered faults: ${ordered}`, 'Clear', []),
    form('advance-clock', 'The gateway’s clock', 'Move forward', [entry('seconds', 'Seconds', '1800')]),
    form('methods', 'What the account takes', 'Set', [
      choice('card', 'Card', ['true', 'false'], takes('card')),
      choice('pix', 'PIX', ['true', 'false'], takes('pix')),
    ]),
  ]
}

function form(action: string, title: string, button: string, fields: Html[]): Html {
  return html`<form method="post" action="/control/${action}">
    <fieldset>
      <legend>${title}</legend>
      ${fields}
      <button class="small">${button}</button>
    </fieldset>
  </form>`
}

function choice(name: string, label: string, values: readonly string[], chosen?: string): Html {
  const options = values.map((value) =>
    value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`,
  )
  return html`<label
    >${label}<select name="${name}">
      ${options}
    </select></label
  >`
}

function entry(name: string, label: string, value = ''): Html {
  return html`<label>${label}<input name="${name}" value="${value}" autocomplete="off" /></label>`
}
