import { readFileSync } from 'node:fs'
import type { ContractRoots } from './roots.ts'

/** The subset of JSON Schema that the generator produces. */
export interface Schema {
  $comment?: string
  $ref?: string
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object'
  const?: string | number | boolean
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
}

/** The contract's roots by name, and the definitions that they reference. */
export interface Contract {
  roots: Record<keyof ContractRoots, Schema>
  definitions: Record<string, Schema>
}

/** The generated contract: the requests and objects of the installed Stripe SDK. */
export const contract = JSON.parse(
  readFileSync(new URL('generated/contract.json', import.meta.url), 'utf8'),
) as Contract // our own generated file
