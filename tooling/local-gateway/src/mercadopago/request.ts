import { badRequest } from './error.ts'

/** The supported fields of a payment. Others are refused, whether Mercado Pago knows them or not. */
export interface CreateRequest {
  transaction_amount: number
  payment_method_id: string
  payer: { email: string; first_name?: string; last_name?: string }
  description?: string
  external_reference?: string
  metadata?: Record<string, unknown>
  date_of_expiration?: string
  notification_url?: string
  token?: string
  installments?: number
  issuer_id?: number
  statement_descriptor?: string
  binary_mode?: boolean
}

type Rule = (value: unknown) => boolean

const text: Rule = (value) => typeof value === 'string' && value !== ''
const date: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/.test(value)
const whole: Rule = (value) => Number.isSafeInteger(value) && Number(value) >= 1
/** A decimal number of reais with at most two decimals, such as 19.9. */
const reais: Rule = (value) =>
  typeof value === 'number' && value > 0 && value < 1e6 && /^\d+(\.\d{1,2})?$/.test(String(value))
const object: Rule = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

const createRules: Record<keyof CreateRequest, Rule> = {
  transaction_amount: reais,
  payment_method_id: text,
  payer: object,
  description: text,
  external_reference: text,
  metadata: object,
  date_of_expiration: date,
  notification_url: text,
  token: text,
  installments: whole,
  issuer_id: whole,
  statement_descriptor: text,
  binary_mode: (value) => typeof value === 'boolean',
}
const payerRules = { email: text, first_name: text, last_name: text }

export function readCreate(body: unknown): CreateRequest {
  const request = fields(body, createRules, ['transaction_amount', 'payment_method_id', 'payer'])
  fields(request['payer'], payerRules, ['email'])
  return request as unknown as CreateRequest // each field was checked by its own rule
}

/** A partial refund's amount; `undefined` means all of the rest. */
export const readRefund = (body: unknown): number | undefined =>
  fields(body ?? {}, { amount: reais }, [])['amount'] as number | undefined // checked by its rule

export function readCancel(body: unknown): void {
  fields(body, { status: (value) => value === 'cancelled' }, ['status'])
}

/** Eleven digits, the last two of which are check digits. */
function isCpf(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{11}$/.test(value) || /^(\d)\1{10}$/.test(value)) return false
  const digits = Array.from(value, Number)
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === digits[length]
  })
}

export interface TokenRequest {
  card_number: string
  security_code: string
  expiration_month: number
  expiration_year: number
  cardholder: { name: string }
}

export function readToken(body: unknown): TokenRequest {
  const rules = {
    card_number: (value: unknown) => typeof value === 'string' && /^\d{13,19}$/.test(value),
    security_code: (value: unknown) => typeof value === 'string' && /^\d{3,4}$/.test(value),
    expiration_month: (value: unknown) => whole(value) && Number(value) <= 12,
    expiration_year: whole,
    cardholder: object,
  }
  const request = fields(body, rules, Object.keys(rules))
  const holder = fields(request['cardholder'], { name: text, identification: object }, ['name'])
  if (holder['identification'] !== undefined)
    fields(holder['identification'], { type: (value) => value === 'CPF', number: isCpf }, ['type', 'number'])
  return request as unknown as TokenRequest // each field was checked by its own rule
}

function fields(body: unknown, rules: Record<string, Rule>, required: string[]): Record<string, unknown> {
  if (!object(body)) throw badRequest('The body must be a JSON object.')
  const given = body as Record<string, unknown> // an object
  for (const name of required) if (given[name] === undefined) throw badRequest(`${name} is missing`)
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
    if (!rule) throw badRequest(`The stand-in does not know ${name}`)
    if (!rule(value)) throw badRequest(`${name} is not valid`)
  }
  return given
}
