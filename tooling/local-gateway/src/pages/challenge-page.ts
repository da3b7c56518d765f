import type Stripe from 'stripe'
import { html, trusted } from './html.ts'
import { layout } from './layout.ts'
import { showMoney, TEXTS, type Language } from './texts.ts'

/** The bank's challenge before a card payment (3-D Secure). */
export function challengePage(intent: Stripe.PaymentIntent, language: Language): string {
  const texts = TEXTS[language]
  if (intent.status !== 'requires_action') {
    return layout(language, texts.challengeTitle, html`<p role="status">${texts.challengeOver}</p>`)
  }
  return layout(
    language,
    texts.challengeTitle,
    html`<p>${texts.amount}: <strong>${showMoney(intent.amount, intent.currency, language)}</strong></p>
      <p>${texts.challengeText}</p>
      <form method="post" action="/3ds/${intent.id}?lang=${language}">
        <button name="answer" value="complete">${texts.complete}</button>
        <button name="answer" value="fail" class="quiet">${texts.fail}</button>
      </form>`,
  )
}

/** Notifies the shop's page, which frames this one, that the challenge is over. That page then calls the API. */
export function challengeDonePage(language: Language): string {
  const texts = TEXTS[language]
  const script = trusted(`parent.postMessage({ source: 'local-gateway', type: 'challenge-done' }, '*')`)
  return layout(
    language,
    texts.challengeTitle,
    html`<p role="status">${texts.challengeOver}</p>
      <script>
        ${script}
      </script>`,
  )
}
