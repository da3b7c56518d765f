import { check } from '../contract/check.ts'
import type { ContractRoots } from '../contract/roots.ts'
import { ContractError } from '../contract/valid.ts'

type Root = Extract<keyof ContractRoots, `MercadoPago${string}`>

/**
 * Returns what it is given, or throws when it is not what Mercado Pago's SDK declares. The SDK knows no null, which the
 * real API answers for what is not there.
 */
export function valid<T>(root: Root, value: T): T {
  const result = check(root, withoutNulls(value), 'json')
  if (result.ok) return value
  const { kind, path, expected } = result.problem
  throw new ContractError(`${root} does not fit its contract: ${kind} at "${path}", expected ${expected}`)
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([, each]) => each !== null)
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutNulls(each)]))
}
