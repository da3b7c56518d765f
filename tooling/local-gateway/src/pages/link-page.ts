import { html } from './html.ts'
import { layout } from './layout.ts'
import { showMoney, TEXTS, type Language } from './texts.ts'

/** The terms of a payment link, from its URL. */
export interface LinkTerms {
  amount: number
  currency: string
}

/** The amount and currency in a link's URL; `undefined` if they are invalid. */
export function readTerms({
  amount,
  currency,
}: {
  amount?: string
  currency?: string
}): LinkTerms | undefined {
  const minor = Number(amount)
  const known = Number.isSafeInteger(minor) && minor > 0 && /^[A-Z]{3}$/.test(currency ?? '')
  return known && currency !== undefined ? { amount: minor, currency } : undefined
}

/** A payment link as staff would set up at a payment service: the shop is not notified of its payment. */
export function linkPage(terms: LinkTerms, language: Language, action: string, paidFor?: string): string {
  const texts = TEXTS[language]
  const money = html`<p>
    ${texts.amount}: <strong>${showMoney(terms.amount, terms.currency, language)}</strong>
  </p>`
  if (paidFor !== undefined) {
    return layout(
      language,
      texts.linkTitle,
      html`${money}
        <p class="done" role="status">${texts.linkPaid} <strong>${paidFor}</strong></p>
        <p class="hint">${texts.linkThen}</p>`,
    )
  }
  return layout(
    language,
    texts.linkTitle,
    html`${money}
      <p>${texts.linkText}</p>
      <form method="post" action="${action}">
        <label
          >${texts.reference}<input name="reference" required maxlength="40" autocomplete="off" />
        </label>
        <button>${texts.bankPays}</button>
      </form>`,
  )
}
