import { invalid } from './errors.ts'

/** Minimum amount by currency, in minor units (docs.stripe.com/currencies); 50 for others. */
const LEAST: Record<string, number> = {
  aed: 200,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))

/** Checks what types cannot express about an amount: a positive integer, large enough, with at most eight digits. */
export function checkAmount(amount: number, currency: string, param = 'amount'): void {
  if (amount < 1) {
    throw invalid('This value must be greater than or equal to 1.', param, 'parameter_invalid_integer')
  }
  if (amount > 99_999_999) {
    throw invalid(`Amount must be no more than 999999.99 ${currency}`, param, 'amount_too_large')
  }
  if (amount < (LEAST[currency] ?? 50)) {
    throw invalid('Amount must convert to at least 50 cents.', param, 'amount_too_small')
  }
}

/** Stripe accepts either case and returns lower case. */
export function readCurrency(given: string, param = 'currency'): string {
  const currency = given.toLowerCase()
  if (!CURRENCIES.has(currency)) throw invalid(`Invalid currency: ${given}.`, param)
  return currency
}

type Metadata = Record<string, string | number | null> | '' | null

/** Merges metadata like Stripe: an empty value removes the key, an empty string removes all keys. */
export function mergeMetadata(
  old: Record<string, string>,
  given: Metadata | undefined,
): Record<string, string> {
  if (given === undefined) return old
  if (given === '' || given === null) return {}
  const merged: Record<string, string> = { ...old }
  for (const [key, value] of Object.entries(given)) {
    const text = String(value ?? '')
    if (key.length > 40) throw invalid(`Metadata keys must be at most 40 characters: ${key}`, 'metadata')
    if (text.length > 500)
      throw invalid('Metadata values must be at most 500 characters.', `metadata[${key}]`)
    if (text === '') delete merged[key]
    else merged[key] = text
  }
  if (Object.keys(merged).length > 50) throw invalid('Metadata can hold at most 50 keys.', 'metadata')
  return merged
}

/** Refuses mutually exclusive parameters. */
export function excludeEachOther(params: object, ...names: string[]): void {
  const given = names.filter((name) => name in params)
  if (given.length < 2) return
  throw invalid(`You may only specify one of these parameters: ${given.join(', ')}.`, given[0])
}

/** Refuses what Stripe supports and this gateway does not; ignoring it would hide the difference. */
export function onlySupported(params: object, supported: readonly string[]): void {
  const foreign = Object.keys(params).find((name) => !supported.includes(name))
  if (foreign === undefined) return
  throw invalid(
    `The local gateway does not support the parameter ${foreign}.`,
    foreign,
    'local_gateway_unsupported',
  )
}
