import { badRequest } from './error.ts'

/** The card brand of a number, by its first digits. */
export function brandOf(number: string): string {
  if (/^(?:5067|6362|6363|4011)/.test(number)) return 'elo'
  if (/^3[47]/.test(number)) return 'amex'
  return number.startsWith('4') ? 'visa' : 'master'
}

/** `GET /v1/payment_methods/search`: the browser script calls it with a card's first digits. */
export function searchMethods(query: unknown) {
  const { bins = '' } = query as { bins?: string } // query values are always texts
  const known = /^(?:2[2-7]|3[47]|4|5)\d{4,}$/.test(bins)
  const results = known
    ? [
        {
          id: brandOf(bins),
          payment_type_id: 'credit_card',
          status: 'active',
          issuer: { id: 25, name: 'Sandbox' },
        },
      ]
    : []
  return { paging: { total: results.length, limit: 30, offset: 0 }, results }
}

/**
 * `GET /v1/payment_methods/installments`: up to three without interest, as configured in the shop's account, and more
 * with interest.
 */
export function listInstallments(query: unknown) {
  const { amount = '', bin = '' } = query as { amount?: string; bin?: string } // as above
  const total = Number(amount)
  if (!/^\d+(\.\d{1,2})?$/.test(amount) || total <= 0) throw badRequest('amount is not valid')
  const counts = [1, 2, 3, 6, 12].filter((count) => total / count >= 5 || count === 1)
  const payer_costs = counts.map((installments) => {
    const installment_rate = installments > 3 ? installments * 1.5 : 0
    const total_amount = Math.round(total * (100 + installment_rate)) / 100
    return {
      installments,
      installment_rate,
      total_amount,
      installment_amount: Math.round((total_amount / installments) * 100) / 100,
    }
  })
  return [{ payment_method_id: brandOf(bin), payment_type_id: 'credit_card', payer_costs }]
}
