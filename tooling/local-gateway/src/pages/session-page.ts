import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { sessionLines } from '../stripe/checkout-sessions.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { pixBody } from './pix-page.ts'
import { showMoney, TEXTS, type Language } from './texts.ts'

/** The hosted pay page of a Checkout Session. Works without JavaScript. */
export function sessionPage(
  call: Call,
  session: Stripe.Checkout.Session,
  language: Language,
  waiting: Stripe.PaymentIntent | undefined,
  problem?: string,
): string {
  const texts = TEXTS[language]
  if (session.status !== 'open') {
    return layout(language, texts.payTitle, html`<p role="status">${texts.sessionOver}</p>`)
  }
  const action = `/pay/${session.id}?lang=${language}`
  const takes = (method: string) => session.payment_method_types.includes(method)
  return layout(
    language,
    texts.payTitle,
    html`${summary(call, session, language)}
    ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    ${waiting?.next_action?.pix_display_qr_code && pixBody(waiting, language, action)}
    ${takes('card') && cardForm(session, language, action)}
    ${
      takes('pix') &&
      html`<h2>${texts.pix}</h2>
        <form method="post" action="${action}">
          <button name="method" value="pix">${texts.payPix}</button>
        </form>`
    }
    ${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">${texts.back}</a></p>`}`,
  )
}

function summary(call: Call, session: Stripe.Checkout.Session, language: Language): Html {
  const money = (amount: number) => showMoney(amount, session.currency ?? 'usd', language)
  const lines = sessionLines(call, session).map(
    (line) =>
      html`<tr>
        <td>${line.name}${line.quantity > 1 && ` × ${line.quantity}`}</td>
        <td class="money">${money(line.amount)}</td>
      </tr>`,
  )
  return html`<table>
    <tbody>
      ${lines}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${TEXTS[language].total}</th>
        <td class="money">${money(session.amount_total ?? 0)}</td>
      </tr>
    </tfoot>
  </table>`
}

function cardForm(session: Stripe.Checkout.Session, language: Language, action: string): Html {
  const texts = TEXTS[language]
  return html`<h2>${texts.card}</h2>
    <form method="post" action="${action}">
      <input type="hidden" name="method" value="card" />
      <label
        >${texts.email}
        <input
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${session.customer_email ?? ''}"
        />
      </label>
      <label
        >${texts.number}
        <input name="number" inputmode="numeric" autocomplete="cc-number" required maxlength="23" />
      </label>
      <div class="pair">
        <label
          >${texts.expiry}
          <input
            name="expiry"
            inputmode="numeric"
            autocomplete="cc-exp"
            required
            maxlength="7"
            placeholder="12/34"
          />
        </label>
        <label
          >${texts.cvc}
          <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required maxlength="4" />
        </label>
      </div>
      <label>${texts.name}<input name="name" autocomplete="cc-name" required maxlength="100" /></label>
      <p class="hint">${texts.tryCards}</p>
      <button>
        ${texts.payCard} ${showMoney(session.amount_total ?? 0, session.currency ?? 'usd', language)}
      </button>
    </form>`
}
