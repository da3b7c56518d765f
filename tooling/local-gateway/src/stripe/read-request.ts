import qs from 'qs'
import { check } from '../contract/check.ts'
import type { ContractRoots } from '../contract/roots.ts'
import { invalid, type StripeError } from './errors.ts'

/** Parses form fields with brackets into objects; every leaf is still a string. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { depth: 10, arrayLimit: 100, parameterLimit: 1000, plainObjects: true })
}

/** Parses parameters by their contract, or refuses them like Stripe. */
export function readParams(root: keyof ContractRoots, given: Record<string, unknown>): unknown {
  if ('payment_method_types' in given) {
    throw invalid(
      'The payment_method_types parameter is no longer supported in this API version: use allowed_payment_method_types.',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    )
  }
  const result = check(root, given, 'form')
  if (result.ok) return result.value
  const { kind, path, value, expected } = result.problem
  if (kind === 'unknown') throw invalid(`Received unknown parameter: ${path}`, path, 'parameter_unknown')
  if (kind === 'missing') throw invalid(`Missing required param: ${path}.`, path, 'parameter_missing')
  throw wrongType(path, value, expected)
}

function wrongType(path: string, value: unknown, expected: string): StripeError {
  const shown = typeof value === 'string' ? value : JSON.stringify(value)
  if (value === '')
    return invalid(`You passed an empty string for '${path}'.`, path, 'parameter_invalid_empty')
  if (expected === 'integer' || expected === 'number') {
    return invalid(`Invalid ${expected}: ${shown}`, path, 'parameter_invalid_integer')
  }
  return invalid(`Invalid ${path}: must be ${expected}`, path)
}
