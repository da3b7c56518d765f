import { readFileSync } from 'node:fs'
import type { ContractRoots } from './roots.ts'

/** The part of JSON Schema that the generator writes. */
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

/** Roots of the contract by name, and what they refer to. */
export interface Contract {
  roots: Record<keyof ContractRoots, Schema>
  definitions: Record<string, Schema>
}

/** The generated contract: what Stripe's SDK of this version sends and expects. */
export const contract = JSON.parse(
  readFileSync(new URL('generated/contract.json', import.meta.url), 'utf8'),
) as Contract // our own generated file
