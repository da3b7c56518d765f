import { check } from '../contract/check.ts'
import type { ContractRoots } from '../contract/roots.ts'
import { ContractError } from '../contract/valid.ts'

type Root = Extract<keyof ContractRoots, `MercadoPago${string}`>

/** Returns the value, or throws if it does not match Mercado Pago's reference and SDK. */
export function valid<T>(root: Root, value: T): T {
  const result = check(root, value, 'json')
  if (result.ok) return value
  const { kind, path, expected } = result.problem
  throw new ContractError(`${root} does not fit its contract: ${kind} at "${path}", expected ${expected}`)
}
