import type { Gateway } from '../gateway.ts'
import { badRequest } from './error.ts'
import { listPayments } from './stored.ts'

const known = [
  'external_reference',
  'range',
  'begin_date',
  'end_date',
  'sort',
  'criteria',
  'limit',
  'offset',
] as const
type Query = Partial<Record<(typeof known)[number], string>>

/** `GET /v1/payments/search`: by our reference or by creation time; a hundred at most. */
export function searchPayments(gateway: Gateway, given: unknown) {
  const query = given as Query // query values are always texts
  for (const name of Object.keys(query))
    if (!known.some((each) => each === name)) throw badRequest(`The stand-in cannot search by ${name}`)
  const limit = number(query.limit, 30)
  const offset = number(query.offset, 0)
  if (limit > 100) throw badRequest('limit is 100 at most')
  const from = time(query.begin_date, -Infinity)
  const to = time(query.end_date, Infinity)
  const fitting = listPayments(gateway).filter(
    ({ external_reference: reference, date_created: made }) =>
      (query.external_reference === undefined || reference === query.external_reference) &&
      Date.parse(made) >= from &&
      Date.parse(made) <= to,
  )
  if (query.criteria === 'desc') fitting.reverse()
  return {
    paging: { total: fitting.length, limit, offset },
    results: fitting.slice(offset, offset + limit),
  }
}

function number(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw badRequest(`${text} is no number`)
}

function time(text: string | undefined, open: number): number {
  if (text === undefined) return open
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw badRequest(`${text} is no time`)
  return at
}
