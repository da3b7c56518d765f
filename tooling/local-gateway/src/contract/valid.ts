import { check } from './check.ts'
import type { ContractRoots } from './roots.ts'

/** The gateway was about to send an object that Stripe would not: a bug in the gateway, never the caller's fault. */
export class ContractError extends Error {}

/** Returns the value, or throws if it does not match the SDK's declaration. */
export function valid<K extends keyof ContractRoots>(root: K, value: ContractRoots[K]): ContractRoots[K] {
  const result = check(root, value, 'json')
  if (result.ok) return value
  const { kind, path, expected } = result.problem
  throw new ContractError(`${root} does not fit its contract: ${kind} at "${path}", expected ${expected}`)
}
