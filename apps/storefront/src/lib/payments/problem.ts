import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import { ApiError } from '@recadinho/contracts/client'
import { errorCode } from '../api/error-text.ts'
import type { PayResult } from './pay-order.ts'

/** What prevents paying, which decides the buyer's next step. */
export type Problem =
  /** Use another card, code, attempt or option. */
  | { kind: 'declined'; code: string | null; method?: PaymentMethod; orderId?: string }
  /** Expired before it was paid: try again. */
  | { kind: 'lapsed'; orderId: string }
  /** The card form has not loaded; the form's place says so. */
  | { kind: 'no_form' }
  /** Wait: the shop responds slowly. */
  | { kind: 'slow' }
  /** Wait: the outcome is being checked. */
  | { kind: 'doubt' }
  /** Check the new total and press again. */
  | { kind: 'price_changed'; total: Money }
  /** Correct these fields. */
  | { kind: 'fields'; paths: string[] }
  | { kind: 'promo_code'; error: unknown }
  /** Try again; no order was created. */
  | { kind: 'order'; error: unknown }
  /** Try again; the order exists, nothing was charged. */
  | { kind: 'payment'; error: unknown; orderId?: string }

/** The problem of a result, if any. */
export function problemOf(result: PayResult): Problem | undefined {
  if (result.kind === 'declined') {
    const { code, method, order } = result
    return { kind: 'declined', code, ...(method && { method }), orderId: order.id }
  }
  if (result.kind === 'no_token') return { kind: 'declined', code: 'processing_error' }
  if (result.kind === 'no_form') return { kind: 'no_form' }
  if (result.kind === 'doubt') return { kind: 'doubt' }
  if (result.kind === 'order_refused')
    return refusalOf(result.error) ?? { kind: 'order', error: result.error }
  if (result.kind === 'payment_refused')
    return refusalOf(result.error) ?? { kind: 'payment', error: result.error, orderId: result.order.id }
  return undefined
}

/** Refusals that the buyer can fix here. */
function refusalOf(error: unknown): Problem | undefined {
  const details = error instanceof ApiError ? error.body?.details : undefined
  const code = errorCode(error)
  if (code === 'promo_code_invalid') return { kind: 'promo_code', error }
  if (code === 'price_changed') {
    const total = details?.['total']
    return isMoney(total) ? { kind: 'price_changed', total } : undefined
  }
  if (code === 'validation_failed') {
    const paths = pathsOf(details?.['issues'])
    return paths.length > 0 ? { kind: 'fields', paths } : undefined
  }
  return undefined
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  Number.isSafeInteger(value.amount) &&
  'currency' in value &&
  typeof value.currency === 'string'

function pathsOf(issues: unknown): string[] {
  if (!Array.isArray(issues)) return []
  return issues.flatMap((issue: unknown) =>
    typeof issue === 'object' && issue !== null && 'path' in issue && typeof issue.path === 'string'
      ? [issue.path]
      : [],
  )
}
