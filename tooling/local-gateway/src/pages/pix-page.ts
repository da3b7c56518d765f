import encodeQR from 'qr'
import type Stripe from 'stripe'
import { html, trusted, type Html } from './html.ts'
import { layout } from './layout.ts'
import { showMoney, TEXTS, type Language } from './texts.ts'

/** The page of a PIX code; its buttons act as the buyer's bank. */
export function pixPage(intent: Stripe.PaymentIntent, language: Language, action: string): string {
  const texts = TEXTS[language]
  return layout(language, texts.pixTitle, pixBody(intent, language, action))
}

/** The code, its QR image and the bank's buttons; or how the payment ended. */
export function pixBody(intent: Stripe.PaymentIntent, language: Language, action: string): Html {
  const texts = TEXTS[language]
  const amount = html`<p>
    ${texts.amount}: <strong>${showMoney(intent.amount, intent.currency, language)}</strong>
  </p>`
  const code = intent.next_action?.pix_display_qr_code
  if (!code?.data) return html`${amount}${ending(intent, language)}`
  const until = new Date((code.expires_at ?? 0) * 1000).toLocaleTimeString(language === 'pt' ? 'pt-BR' : 'en')
  return html`${amount}
    <p>${texts.scan}</p>
    <div class="qr" role="img" aria-label="${texts.qr}">${trusted(pixSvg(code.data))}</div>
    <label>${texts.code}<textarea readonly rows="4">${code.data}</textarea></label>
    <p class="hint">${texts.until} ${until}</p>
    <form method="post" action="${action}">
      <button name="bank" value="pays">${texts.bankPays}</button>
      <button name="bank" value="refuses" class="quiet">${texts.bankRefuses}</button>
    </form>`
}

/** The QR image of a code. */
export function pixSvg(data: string): string {
  return encodeQR(data, 'svg', { ecc: 'medium', border: 4 })
}

function ending(intent: Stripe.PaymentIntent, language: Language): Html {
  const texts = TEXTS[language]
  if (intent.status === 'succeeded') return html`<p class="done" role="status">${texts.paid}</p>`
  const text = intent.status === 'canceled' ? texts.cancelled : texts.pixEnded
  return html`<p class="problem" role="status">${text}</p>`
}
