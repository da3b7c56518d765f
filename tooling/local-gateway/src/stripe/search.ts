import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { invalid } from './errors.ts'
import { readLimit } from './lists.ts'

type Intent = Stripe.PaymentIntent

/** GET /v1/payment_intents/search: clauses such as `metadata['order']:'7' AND status:'succeeded'`, newest first. */
export function searchPaymentIntents(call: Call, params: Stripe.PaymentIntentSearchParams) {
  const limit = readLimit(params.limit)
  const start = params.page === undefined ? 0 : Number(params.page)
  if (!Number.isSafeInteger(start) || start < 0) throw invalid('Invalid page.', 'page')
  const tests = params.query.split(/\s+AND\s+/i).map(readClause)
  const found = call.gateway.ledger
    .list('payment_intent')
    .filter((intent) => tests.every((test) => test(intent)))
  const data = found.toReversed().slice(start, start + limit)
  const has_more = start + limit < found.length
  return {
    object: 'search_result' as const,
    data,
    has_more,
    next_page: has_more ? String(start + limit) : null,
    url: '/v1/payment_intents/search',
  }
}

const CLAUSE =
  /^(-?)(status|currency|amount|created|metadata\[(?:'([^']+)'|"([^"]+)")\])(:|>=|<=|>|<)(?:'([^']*)'|"([^"]*)"|(\d+))$/

function readClause(text: string): (intent: Intent) => boolean {
  const match = CLAUSE.exec(text.trim())
  if (!match) throw invalid(`We were unable to parse your search query near: ${text.trim()}`, 'query')
  const [, negated, field = '', single, double, operator, ...values] = match
  const key = single ?? double
  const wanted = values.find((value) => value !== undefined) ?? ''
  const test = (intent: Intent): boolean => {
    const value = key === undefined ? fieldOf(intent, field) : intent.metadata[key]
    if (operator === ':') return value !== undefined && String(value) === wanted
    if (typeof value !== 'number') throw invalid(`Field ${field} takes only ":".`, 'query')
    if (operator === '>') return value > Number(wanted)
    if (operator === '<') return value < Number(wanted)
    return operator === '>=' ? value >= Number(wanted) : value <= Number(wanted)
  }
  return negated ? (intent) => !test(intent) : test
}

function fieldOf({ status, currency, amount, created }: Intent, field: string): string | number | undefined {
  const fields: Record<string, string | number> = { status, currency, amount, created }
  return fields[field]
}
